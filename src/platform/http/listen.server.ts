import { once } from "node:events";
import { chmod, lstat, unlink } from "node:fs/promises";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { ConfigError } from "../config.server.ts";

/** Owner and group: the proxy is in the site's group. */
const SOCKET_MODE = 0o660;

/**
 * Listens on a port, or on a Unix socket that the owner and the group of this process may use. The file of a socket that
 * a killed process has left is replaced.
 * @param host an address, or `unix:` and the absolute path of a socket
 * @returns where it listens: an http address, or `unix:` and the path
 * @throws ConfigError when another process listens on the socket, or its path is of something else
 */
export async function listen(server: Server, host: string, port: number): Promise<string> {
  const path = socketPath(host);
  if (path === undefined) {
    server.listen(port, host);
    await once(server, "listening");
    return `http://${host}:${(server.address() as AddressInfo).port}`;
  }
  await removeUnused(path);
  server.listen(path);
  await once(server, "listening");
  await chmod(path, SOCKET_MODE);
  return host;
}

/** Returns the path in `unix:/run/site/site.sock`; undefined for an address. */
export function socketPath(host: string): string | undefined {
  return host.startsWith("unix:") ? host.slice("unix:".length) : undefined;
}

/** Removes a socket on which nothing listens. @throws ConfigError when a process listens on it, or it is no socket */
async function removeUnused(path: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined);
  if (found === undefined) return;
  if (!found.isSocket()) throw new ConfigError(`HOST names ${path}, which exists and is no socket.`);
  if (await isUsed(path)) {
    throw new ConfigError(`Another process listens on unix:${path}. End it, or set another HOST.`);
  }
  await unlink(path);
}

async function isUsed(path: string): Promise<boolean> {
  const socket = connect(path);
  return once(socket, "connect")
    .then(
      () => true,
      (error: NodeJS.ErrnoException) => error.code !== "ECONNREFUSED",
    )
    .finally(() => socket.destroy());
}
