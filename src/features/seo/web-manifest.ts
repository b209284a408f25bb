import { cacheable } from "#platform/http/cacheable.ts";
import type { Services } from "#platform/services.server.ts";
import type { Route } from "./+types/web-manifest";
import { respondText } from "./respond-text.ts";

export const handle = cacheable();

/** Background colour of the light theme. */
const GROUND = "#f5f8f9";

/** GET /site.webmanifest: name and icons for the home screen. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  const manifest = async ({ company, assets }: Pick<Services, "company" | "assets">) => {
    const record = await company();
    const icon = (name: string, size: number, purpose?: "maskable") => ({
      src: assets.versioned(`/icons/${name}.png`),
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    });
    return JSON.stringify({
      name: record?.name,
      short_name: record?.shortName,
      start_url: "/",
      display: "browser",
      theme_color: GROUND,
      background_color: GROUND,
      icons: [icon("icon-192", 192), icon("icon-512", 512), icon("icon-maskable-512", 512, "maskable")],
    });
  };
  // Not cached by browsers: the company's name may change.
  return respondText(args, "application/manifest+json", manifest);
}
