import { fill } from "#platform/i18n/texts.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { deviceOf } from "./device.ts";

/** Says a device in words: "Firefox on Linux". */
export function useDeviceWords(): (userAgent: string) => string {
  const { account } = useTexts();
  return (userAgent) => {
    const { browser = account.unknownBrowser, system = account.unknownSystem } = deviceOf(userAgent);
    return fill(account.device, { browser, system });
  };
}
