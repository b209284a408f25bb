import { newsList } from "#collections/news/news-list.ts";
import { productList } from "#collections/products/product-list.ts";
import { projectList } from "#collections/projects/project-list.ts";
import type { AnyPage } from "#features/publishing/read-page.ts";
import { letters } from "#features/submissions/letters/letters.ts";
import { forms } from "#forms/index.ts";
import { aboutPage } from "./about/about.ts";
import { accessibilityPage } from "./accessibility/accessibility.ts";
import { achievementsPage } from "./achievements/achievements.ts";
import { careersPage } from "./careers/careers.ts";
import { contactPage } from "./contact/contact.ts";
import { errorsPage } from "./errors/errors.ts";
import { homePage } from "./home/home.ts";
import { identityPage } from "./identity/identity.ts";
import { imprintPage } from "./imprint/imprint.ts";
import { mediaPage } from "./media/media.ts";
import { menuPage } from "./menu/menu.ts";
import { privacyPage } from "./privacy/privacy.ts";
import { servicesPage } from "./services/services.ts";
import { termsPage } from "./terms/terms.ts";

/** The pages that a visitor sees, and the parts that they share. */
const ownPages = [
  homePage,
  aboutPage,
  servicesPage,
  achievementsPage,
  careersPage,
  contactPage,
  mediaPage,
  termsPage,
  privacyPage,
  imprintPage,
  accessibilityPage,
  newsList,
  projectList,
  productList,
  errorsPage,
  menuPage,
  identityPage,
] as const satisfies readonly AnyPage[];

export type OwnPages = (typeof ownPages)[number];

/** The pages whose words staff edit, in the order of the dashboard's list: after those of visitors, forms and e-mails. */
export const pages: readonly AnyPage[] = [...ownPages, ...forms.flatMap(({ words }) => words ?? []), letters];

/** Public pages beside the lists and entries of collections: paths without language, in the order of the sitemap. */
export const pagePaths: readonly string[] = [
  ...new Set([
    ...[
      "/",
      "/about",
      "/contact",
      "/find",
      "/achievements",
      "/media",
      "/terms",
      "/privacy",
      "/imprint",
      "/accessibility",
    ],
    ...forms.map(({ addresses }) => `/${addresses.page}`).filter((path) => !path.includes(":")),
  ]),
];

/** Parts of the site that the company may hide in its navigation, by the first segment of their URLs. */
export const navigationParts: readonly string[] = ["news", "projects", "products", "careers", "achievements", "media"];
