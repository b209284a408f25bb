import * as z from "zod/mini";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";

/** Limited to the range of integers in PostgreSQL. */
const version = z.int32().check(z.minimum(1));
/** ms since 1970; null removes a plan. */
const planned = z.nullable(z.int().check(z.minimum(0), z.maximum(8.64e15)));

/** Actions on an item, besides saving it. */
export const itemActionSchema = z.discriminatedUnion("do", [
  /** Returns all problems of a draft, including advice; also for an unsaved item. */
  z.strictObject({ do: z.literal("check"), draft: z.unknown() }),
  /** Sends an e-mail with the words of a draft to the actor's own address; also for an unsaved page. */
  z.strictObject({
    do: z.literal("test-mail"),
    mail: z.string().check(z.maxLength(40)),
    language: z.enum(LANGUAGE_CODES),
    draft: z.unknown(),
  }),
  z.strictObject({ do: z.literal("publish"), version }),
  z.strictObject({ do: z.literal("schedule"), publishAt: planned, withdrawAt: planned }),
  z.strictObject({ do: z.literal("withdraw") }),
  z.strictObject({ do: z.literal("bin") }),
  /** Out of the bin. */
  z.strictObject({ do: z.literal("restore") }),
  /** For good; admins only. */
  z.strictObject({ do: z.literal("delete") }),
  z.strictObject({ do: z.literal("duplicate") }),
  z.strictObject({ do: z.literal("restore-version"), version, baseVersion: version }),
  z.strictObject({ do: z.literal("preview-link"), days: z.int().check(z.minimum(1), z.maximum(90)) }),
  z.strictObject({ do: z.literal("revoke-preview-link"), link: z.int32().check(z.minimum(1)) }),
]);

export type ItemAction = z.infer<typeof itemActionSchema>;
