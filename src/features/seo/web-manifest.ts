import { cacheable } from "#platform/http/cacheable.ts";
import { ICON_SIDES, iconName, otherCopy } from "#ui/picture-paths.ts";
import type { siteContext } from "#ui/site/site-context.ts";
import type { Route } from "./+types/web-manifest";
import { respondText } from "./respond-text.ts";

export const handle = cacheable();

/** Background colour of the light theme. */
const GROUND = "#f5f8f9";

/** GET /site.webmanifest: name and icons for the home screen. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  const manifest = async ({ company, identity, assets }: ReturnType<typeof siteContext>) => {
    const record = await company();
    const { title, icon: own } = await identity();
    const icon = (src: string, size: number, purpose?: "maskable") => ({
      src,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    });
    const drawn = (name: string) => assets.versioned(`/icons/${name}.png`);
    return JSON.stringify({
      name: title,
      short_name: title === record?.name ? record.shortName : title,
      start_url: "/",
      display: "browser",
      theme_color: GROUND,
      background_color: GROUND,
      icons:
        own === undefined
          ? [
              icon(drawn("icon-192"), 192),
              icon(drawn("icon-512"), 512),
              icon(drawn("icon-maskable-512"), 512, "maskable"),
            ]
          : ICON_SIDES.map((side) => icon(otherCopy(own, iconName(side)), side)),
    });
  };
  // Not cached by browsers: title and icons may change.
  return respondText(args, "application/manifest+json", manifest);
}
