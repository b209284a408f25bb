import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A relay in front of a server: cutting it disconnects one client and leaves the others connected. */
export interface Relay {
  port: number;
  /** Breaks every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Accepts connections again. */
  join(): Promise<void>;
}

/** Forwards TCP connections to a port of this machine until it is cut. */
export async function startRelay(target: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
    return socket;
  };
  const relay = createServer((inbound) => {
    const outbound = keep(connect(target, "127.0.0.1"));
    keep(inbound).pipe(outbound).pipe(inbound);
  });
  const listen = async (port: number) => {
    relay.listen(port, "127.0.0.1");
    await once(relay, "listening");
  };
  await listen(0);
  const address = relay.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  return {
    port,
    async cut() {
      if (!relay.listening) return;
      relay.close();
      for (const socket of sockets) socket.destroy();
      await once(relay, "close");
    },
    join: () => listen(port),
  };
}
