import type { RouteHandle } from "#platform/http/route-handle.server.ts";

/** The handle of a route that saves: how much it takes, and that programs may call it. */
export const savingCall = { body: { bytes: 512 * 1024, seconds: 60 }, takesTokens: true } satisfies RouteHandle;
