import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from "node:crypto";

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest();

/** The little of CBOR (RFC 8949) that an attestation needs. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  const head = (major: number, count: number) =>
    count < 24
      ? Buffer.from([(major << 5) | count])
      : count < 256
        ? Buffer.from([(major << 5) | 24, count])
        : Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map) {
    const pairs = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as Parameters<typeof cbor>[0])]);
    return Buffer.concat([head(5, value.size), ...pairs]);
  }
  return Buffer.concat([head(2, value.length), value]);
}

/** A passkey as a file stores it. */
export interface StoredPasskey {
  /** The credential's id, base64url. */
  id: string;
  privateKey: JsonWebKey;
  /** How often it has signed. */
  counter: number;
}

/** A passkey of software, as a browser would use it on a page of `origin`. */
export class SoftPasskey {
  readonly id: Buffer;
  readonly #key: KeyObject;
  readonly #public: KeyObject;
  readonly #origin: string;
  /** Whether its device asks for a finger, a face or a number. */
  verifiesUser = true;
  #counter: number;

  /** @param stored one that was made before; a new one otherwise */
  constructor(origin: string, stored?: StoredPasskey) {
    this.#key =
      stored === undefined
        ? generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey
        : createPrivateKey({ key: stored.privateKey, format: "jwk" });
    this.#public = createPublicKey(this.#key);
    this.#origin = origin;
    this.id = stored === undefined ? randomBytes(16) : Buffer.from(stored.id, "base64url");
    this.#counter = stored?.counter ?? 0;
  }

  stored(): StoredPasskey {
    return { id: base64url(this.id), privateKey: this.#key.export({ format: "jwk" }), counter: this.#counter };
  }

  #authenticatorData(rpId: string, flags: number, rest: Uint8Array = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.#counter);
    const all = flags | USER_PRESENT | (this.verifiesUser ? USER_VERIFIED : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([all]), counter, rest]);
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  /** Answers `generate-register-options`. */
  register(options: { challenge: string; rp: { id: string } }) {
    const { x = "", y = "" } = this.#public.export({ format: "jwk" });
    const key = new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]);
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, cbor(key)]);
    const authData = this.#authenticatorData(options.rp.id, HAS_CREDENTIAL, credential);
    const attestation = new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", authData],
    ]);
    return this.#credential({
      clientDataJSON: base64url(this.#clientData("webauthn.create", options.challenge)),
      attestationObject: base64url(cbor(attestation)),
      transports: ["internal"],
    });
  }

  /** Answers `generate-authenticate-options`. */
  authenticate(options: { challenge: string; rpId: string }) {
    const clientData = this.#clientData("webauthn.get", options.challenge);
    const authenticatorData = this.#authenticatorData(options.rpId, 0);
    const signature = sign("sha256", Buffer.concat([authenticatorData, sha256(clientData)]), this.#key);
    return this.#credential({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authenticatorData),
      signature: base64url(signature),
    });
  }

  #credential(response: Record<string, unknown>) {
    const id = base64url(this.id);
    return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
  }
}
