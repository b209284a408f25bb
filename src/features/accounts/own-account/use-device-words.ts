import { fill } from "#platform/i18n/texts.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { accountsTexts } from "../texts.ts";
import { deviceOf } from "./device.ts";

/** Returns a function that describes a device: "Firefox on Linux". */
export function useDeviceWords(): (userAgent: string) => string {
  const { account } = useTexts(accountsTexts);
  return (userAgent) => {
    const { browser = account.unknownBrowser, system = account.unknownSystem } = deviceOf(userAgent);
    return fill(account.device, { browser, system });
  };
}
