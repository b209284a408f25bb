import { newsFields } from "#collections/news/api/saved-fields.ts";
import { newsJsonSchema } from "#collections/news/api/schema.ts";
import { productFields } from "#collections/products/api/saved-fields.ts";
import { productJsonSchema } from "#collections/products/api/schema.ts";
import { projectFields } from "#collections/projects/api/saved-fields.ts";
import { projectJsonSchema } from "#collections/projects/api/schema.ts";
import { callSchemas, changed, created } from "#features/publishing/api/saving/operations.ts";
import { binnedSchema, savedSchema } from "#features/publishing/api/saving/present-save.ts";
import { fieldErrorsSchema, receiptSchema } from "#features/submissions/api/present-receipt.ts";
import { applicationFields, messageFields } from "#features/submissions/api/submitted-fields.ts";
import { keptPage } from "#platform/http/kept-page.ts";
import type { Route } from "./+types/openapi";
import { errorSchema, json, refuseMethod, respondJson } from "./json.ts";
import { fixed, listOf, oneOf, schemaOf } from "./operations.ts";
import { taken } from "./taken.ts";

export const handle = keptPage();

const NEWS = "Make a news item and publish it";
const PRODUCT = "Make a product and publish it";
const PROJECT = "Make a project and publish it, once it is said whether vessel and client may be named";

/** The description of the API, OpenAPI 3.1. @param origin the site's address without a slash at its end */
function describeApi(origin: string) {
  const isHttps = origin.startsWith("https:");
  return {
    openapi: "3.1.0",
    info: {
      title: "Content and forms",
      version: "1",
      description:
        "Everything here may be read without a key; saving takes an API token or a session. Localized fields stand in English under their bare name and in " +
        "every other language with its code as suffix (`title`, `title_pl`). Paths below /api may end in a slash. " +
        "Forms must name this site in `Origin`. One that comes again within ten minutes, or a day with its `key`, is taken once.",
    },
    servers: [{ url: origin }],
    paths: {
      "/api/projects": { ...listOf("Project", "Projects, by date"), ...created("Project", PROJECT) },
      "/api/projects/{id}": { ...oneOf("Project", "One project"), ...changed("Project", "a project") },
      "/save_projects.php": created("Project", `${PROJECT}, under its former address`),
      "/api/news": { ...listOf("News", "News, by date"), ...created("News", NEWS) },
      "/api/news/{id}": { ...oneOf("News", "One news item"), ...changed("News", "a news item") },
      "/save_news.php": created("News", `${NEWS}, under its former address`),
      "/get_news_by_id.php": oneOf("News", "One news item, under its former address", "query"),
      "/api/products": { ...listOf("Product", "Products, by id"), ...created("Product", PRODUCT) },
      "/api/products/{id}": { ...oneOf("Product", "One product"), ...changed("Product", "a product") },
      "/api/contact": taken("A contact message", messageFields),
      "/api/upload-cv": taken("An application with its CV", applicationFields),
      "/api/openapi.json": fixed("This description"),
    },
    components: {
      schemas: {
        Project: schemaOf(projectJsonSchema),
        News: schemaOf(newsJsonSchema),
        Product: schemaOf(productJsonSchema),
        ...callSchemas("Project", projectFields),
        ...callSchemas("News", newsFields),
        ...callSchemas("Product", productFields),
        Saved: schemaOf(savedSchema),
        Binned: schemaOf(binnedSchema),
        Receipt: schemaOf(receiptSchema),
        FieldErrors: schemaOf(fieldErrorsSchema),
        Error: schemaOf(errorSchema),
      },
      securitySchemes: {
        token: { type: "http", scheme: "bearer", description: "An API token, made in the dashboard." },
        session: {
          type: "apiKey",
          in: "cookie",
          name: isHttps ? "__Host-session" : "session",
          description: "The session of a signed-in member of staff. Such calls must name this site in `Origin`.",
        },
      },
    },
  };
}

/** GET /api/openapi.json */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return respondJson(args, ({ config }) => json(describeApi(config.publicUrl)));
}

/** Every other method. */
export function action(): Response {
  return refuseMethod();
}
