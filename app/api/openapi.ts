import { keptPage } from "../middleware/kept-page.ts";
import type { Route } from "./+types/openapi";
import { errorSchema, json, refuseMethod, respondJson } from "./json.ts";
import { newsJsonSchema } from "./news/schema.ts";
import { fixed, listOf, oneOf, schemaOf } from "./operations.ts";
import { fieldErrorsSchema, receiptSchema } from "./present-receipt.ts";
import { productJsonSchema } from "./products/schema.ts";
import { projectJsonSchema } from "./projects/schema.ts";
import { applicationFields, messageFields } from "./submitted-fields.ts";
import { taken } from "./taken.ts";

export const handle = keptPage();

/** The description of the API, OpenAPI 3.1. @param origin the site's address without a slash at its end */
function describeApi(origin: string) {
  return {
    openapi: "3.1.0",
    info: {
      title: "Public content and forms",
      version: "1",
      description:
        "Everything here may be read without a key. Localized fields stand in English under their bare name and in " +
        "every other language with its code as suffix (`title`, `title_pl`). Paths below /api may end in a slash. " +
        "Forms must name this site in `Origin`. One that comes again within ten minutes, or a day with its `key`, is taken once.",
    },
    servers: [{ url: origin }],
    paths: {
      "/api/projects": listOf("Project", "Projects, by date"),
      "/api/projects/{id}": oneOf("Project", "One project"),
      "/api/news": listOf("News", "News, by date"),
      "/api/news/{id}": oneOf("News", "One news item"),
      "/get_news_by_id.php": oneOf("News", "One news item, under its former address", "query"),
      "/api/products": listOf("Product", "Products, by id"),
      "/api/products/{id}": oneOf("Product", "One product"),
      "/api/contact": taken("A contact message", messageFields),
      "/api/upload-cv": taken("An application with its CV", applicationFields),
      "/api/openapi.json": fixed("This description"),
    },
    components: {
      schemas: {
        Project: schemaOf(projectJsonSchema),
        News: schemaOf(newsJsonSchema),
        Product: schemaOf(productJsonSchema),
        Receipt: schemaOf(receiptSchema),
        FieldErrors: schemaOf(fieldErrorsSchema),
        Error: schemaOf(errorSchema),
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
