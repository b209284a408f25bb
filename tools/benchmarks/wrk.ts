import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Requests a page over 50 connections with wrk, as a browser that takes brotli. @returns responses per second */
export async function requestsPerSecond(address: string, seconds: number): Promise<number> {
  const given = ["-t1", "-c50", `-d${seconds}`, "-H", "accept-encoding: br", address];
  const { stdout } = await promisify(execFile)("wrk", given);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}
