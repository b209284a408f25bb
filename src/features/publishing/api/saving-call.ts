import type { RouteHandle } from "#platform/http/route-handle.server.ts";

/** The handle of a route that saves: the bounds of its body, and that API tokens are accepted. */
export const savingCall = { body: { bytes: 512 * 1024, seconds: 60 }, takesTokens: true } satisfies RouteHandle;
