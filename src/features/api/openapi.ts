import { describeCollections } from "#features/publishing/api/operations.ts";
import type { AnyCollection } from "#features/publishing/collection.ts";
import { collectionsContext } from "#features/publishing/definitions.ts";
import { fieldErrorsSchema, receiptSchema } from "#features/submissions/api/present-receipt.ts";
import { formOperations } from "#features/submissions/api/submitted-fields.ts";
import type { AnyForm } from "#features/submissions/form.ts";
import { formCall } from "#features/submissions/routes.ts";
import { cacheable } from "#platform/http/cacheable.ts";
import type { Route } from "./+types/openapi";
import { errorSchema, json, refuseMethod, respondJson } from "./json.ts";
import { fixed, schemaOf } from "./operations.ts";

export const handle = cacheable();

/** Returns the OpenAPI 3.1 description. @param origin the site's address without a trailing slash */
function describeApi(origin: string, collections: readonly AnyCollection[], forms: readonly AnyForm[]) {
  const content = describeCollections(collections);
  const isHttps = origin.startsWith("https:");
  return {
    openapi: "3.1.0",
    info: {
      title: "Content and forms",
      version: "1",
      description:
        "Reading needs no key; saving needs an API token or a session. Localized fields are in English under their bare name and in " +
        "every other language with its code as suffix (`title`, `title_pl`). An item without English has under the bare name the first language in which it is complete. Paths below /api may end in a slash. " +
        "Forms must name this site in `Origin`. A form that is sent again within ten minutes, or with the same `key` within a day, is stored once.",
    },
    servers: [{ url: origin }],
    paths: {
      ...content.paths,
      ...Object.fromEntries(forms.map((form) => [`/${formCall(form).path}`, formOperations(form)])),
      "/api/openapi.json": fixed("This description"),
    },
    components: {
      schemas: {
        ...content.schemas,
        Receipt: schemaOf(receiptSchema(forms)),
        FieldErrors: schemaOf(fieldErrorsSchema),
        Error: schemaOf(errorSchema),
      },
      securitySchemes: {
        token: { type: "http", scheme: "bearer", description: "An API token, created in the dashboard." },
        session: {
          type: "apiKey",
          in: "cookie",
          name: isHttps ? "__Host-session" : "session",
          description: "The session of a logged-in member of staff. Such calls must name this site in `Origin`.",
        },
      },
    },
  };
}

/** GET /api/openapi.json */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return respondJson(args, ({ config, forms }) =>
    json(describeApi(config.publicUrl, args.context.get(collectionsContext), forms)),
  );
}

/** Refuses other methods with 405. */
export function action(): Response {
  return refuseMethod();
}
