import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { type ParsedMail, parsedMail } from "./parsed-mail.ts";

/** What a mail server does with a mail that has come in whole: takes it, or not. */
export type Verdict = (mail: ReceivedMail, drop: () => void) => Promise<void> | void;

/** A mail with its envelope. */
export interface ReceivedMail extends ParsedMail {
  source: string;
  from: string;
  to: string[];
  secure: boolean;
}

/** A real SMTP server on loopback. */
export interface TestSmtp {
  url: string;
  port: number;
  /** Everything that came in whole, taken or not. */
  received: ReceivedMail[];
  close(): Promise<void>;
}

/** An answer of the server that refuses. */
export function refusal(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}

/** Starts a server that takes everything, unless told otherwise. @param port 0 for a free one */
export async function startSmtp(
  { verdict, ...options }: SMTPServerOptions & { verdict?: Verdict } = {},
  port = 0,
): Promise<TestSmtp> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 1,
    ...options,
    onData(stream, { envelope, secure }, done) {
      const take = async () => {
        const source = await text(stream);
        const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        const mail = { ...parsedMail(source), source, from, to, secure };
        received.push(mail);
        await verdict?.(mail, drop);
      };
      take().then(() => done(), done);
    },
  });
  // A connection that a test drops is no failure of the server.
  server.on("error", () => undefined);
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
  });
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    async close() {
      drop();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}
