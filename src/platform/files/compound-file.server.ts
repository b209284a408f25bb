import type { BoundedFile } from "./bounded-file.server.ts";

/*
 * A reader of compound files (OLE) as described in [MS-CFB]: a small file system of sectors. It reads the header, the
 * allocation table and the directory, each bounded by the file's size, and only the requested bytes of streams.
 */

/** One entry of the directory, [MS-CFB] 2.6.1. */
export interface CompoundEntry {
  name: string;
  kind: "storage" | "stream" | "root";
  /** Whether it is in the root storage itself. */
  top: boolean;
  start: number;
  /** Bytes. */
  size: number;
}

/** A compound file with a valid structure. */
export interface CompoundFile {
  entries: readonly CompoundEntry[];
  /** The first bytes of a stream: at most 64, less where the stream is shorter. */
  beginning(stream: CompoundEntry): Promise<Buffer>;
}

/** [MS-CFB] 2.2, "Header Signature". */
export const COMPOUND_SIGNATURE = Buffer.from("d0cf11e0a1b11ae1", "hex");

/** [MS-CFB] 2.1: sector numbers from here on are special values, such as "end of chain". */
const FIRST_MARK = 0xfffffffa;
const END_OF_CHAIN = 0xfffffffe;
/** [MS-CFB] 2.6: bytes of a directory entry; its number when there is none. */
const ENTRY = 128;
const NO_ENTRY = 0xffffffff;
/** [MS-CFB] 2.2: shorter streams are in the mini stream, in sectors of 64 bytes. */
const MINI_CUTOFF = 4096;
const MINI_SECTOR = 64;
/** A document with a few embedded tables has some dozens. */
const MAX_ENTRIES = 8192;
const HEADER = 512;
/** [MS-CFB] 2.2: sectors of the allocation table that are listed in the header. */
const PLACES_IN_HEADER = 109;

class Sectors {
  readonly file: BoundedFile;
  readonly size: number;
  readonly count: number;
  table: Uint32Array = new Uint32Array();

  constructor(file: BoundedFile, size: number) {
    this.file = file;
    this.size = size;
    // [MS-CFB] 2.1: sector 0 follows the header, which takes a whole sector. Some writers truncate the last one.
    this.count = Math.max(0, Math.ceil(file.size / size) - 1);
  }

  offset(sector: number): number {
    return (sector + 1) * this.size;
  }

  async read(sector: number): Promise<Buffer> {
    if (sector >= this.count) throw new Error("a sector outside the file");
    const bytes = await this.file.read(this.offset(sector), this.size);
    return bytes.length === this.size ? bytes : Buffer.concat([bytes], this.size);
  }

  /**
   * Returns the sectors of a chain. @throws Error when it leaves the file, or has more than `max` sectors, as a loop
   * has
   */
  chain(start: number, max: number): number[] {
    const sectors: number[] = [];
    for (let sector = start; sector !== END_OF_CHAIN; sector = this.table[sector] ?? NO_ENTRY) {
      if (sector >= this.count || sectors.length >= max) throw new Error("a chain of sectors that does not end");
      sectors.push(sector);
    }
    return sectors;
  }
}

/** Reads the structure of a compound file. @throws Error when it is another file, or damaged */
export async function readCompoundFile(file: BoundedFile): Promise<CompoundFile> {
  const header = await file.read(0, HEADER);
  const sectors = new Sectors(file, sectorSize(header));
  sectors.table = await readTable(sectors, header);
  const entries = await readDirectory(sectors, header.readUInt32LE(48));
  const root = entries[0];
  return {
    entries,
    async beginning(stream) {
      const wanted = Math.min(stream.size, MINI_SECTOR);
      if (stream.size >= MINI_CUTOFF) return (await sectors.read(stream.start)).subarray(0, wanted);
      if (root === undefined) throw new Error("no mini stream");
      // [MS-CFB] 2.4: mini sectors are consecutive in the stream of the root entry.
      const position = stream.start * MINI_SECTOR;
      const holder = sectors.chain(root.start, sectors.count)[Math.floor(position / sectors.size)];
      if (holder === undefined) throw new Error("a mini sector outside the mini stream");
      const inside = position % sectors.size;
      return (await sectors.read(holder)).subarray(inside, inside + wanted);
    },
  };
}

/** [MS-CFB] 2.2: checks the header. @returns sector size in bytes: 512 in version 3, 4096 in version 4 */
function sectorSize(header: Buffer): number {
  if (header.length < HEADER || !header.subarray(0, 8).equals(COMPOUND_SIGNATURE)) throw new Error("no compound file");
  const major = header.readUInt16LE(26);
  const isLittleEndian = header.readUInt16LE(28) === 0xfffe;
  const shift = header.readUInt16LE(30);
  const areSizesSane = (major === 3 && shift === 9) || (major === 4 && shift === 12);
  if (!isLittleEndian || !areSizesSane || header.readUInt16LE(32) !== 6) throw new Error("no sizes of a compound file");
  return 2 ** shift;
}

/** [MS-CFB] 2.3: the allocation table contains for each sector the next one of its chain. */
async function readTable(sectors: Sectors, header: Buffer): Promise<Uint32Array> {
  const perSector = sectors.size / 4;
  const places = await readPlaces(sectors, header);
  const table = new Uint32Array(places.length * perSector);
  for (const [at, place] of places.entries()) {
    const part = await sectors.read(place);
    for (let entry = 0; entry < perSector; entry++) table[at * perSector + entry] = part.readUInt32LE(4 * entry);
  }
  return table;
}

/** [MS-CFB] 2.2 and 2.5: the sectors of the allocation table, as listed in the header and in the sectors after it. */
async function readPlaces(sectors: Sectors, header: Buffer): Promise<number[]> {
  const perSector = sectors.size / 4;
  const named = header.readUInt32LE(44);
  if (named === 0 || named > Math.ceil((sectors.count + 1) / perSector) + 1) throw new Error("a table of no sane size");
  const places: number[] = [];
  for (let place = 0; place < Math.min(named, PLACES_IN_HEADER); place++) {
    places.push(header.readUInt32LE(76 + 4 * place));
  }
  let next = header.readUInt32LE(68);
  // Each round adds sectors, so a loop ends here too.
  while (places.length < named) {
    const more = await sectors.read(next);
    for (let at = 0; at < perSector - 1 && places.length < named; at++) places.push(more.readUInt32LE(4 * at));
    next = more.readUInt32LE(sectors.size - 4);
  }
  return places;
}

/** [MS-CFB] 2.6: the directory; its first entry is the root. */
async function readDirectory(sectors: Sectors, start: number): Promise<CompoundEntry[]> {
  const chain = sectors.chain(start, (MAX_ENTRIES * ENTRY) / sectors.size);
  const raw: Buffer[] = [];
  for (const sector of chain) {
    const bytes = await sectors.read(sector);
    for (let at = 0; at < sectors.size; at += ENTRY) raw.push(bytes.subarray(at, at + ENTRY));
  }
  const first = raw[0];
  if (first === undefined || first[66] !== 5) throw new Error("no root entry");
  const top = childrenOf(first, raw);
  const isLong = sectors.size === 4096;
  return raw.flatMap((bytes, index) => readEntry(bytes, top.has(index), isLong) ?? []);
}

/** [MS-CFB] 2.6.4: the entries of a storage form a tree of left and right siblings. */
function childrenOf(storage: Buffer, raw: readonly Buffer[]): Set<number> {
  const found = new Set<number>();
  const waiting = [storage.readUInt32LE(76)];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const entry = raw[index];
    if (entry === undefined || found.has(index)) continue;
    found.add(index);
    waiting.push(entry.readUInt32LE(68), entry.readUInt32LE(72));
  }
  return found;
}

/** [MS-CFB] 2.6.1. @returns undefined for an entry that is not in use */
function readEntry(bytes: Buffer, top: boolean, isLong: boolean): CompoundEntry | undefined {
  const kind = ({ 1: "storage", 2: "stream", 5: "root" } as const)[bytes.readUInt8(66)];
  if (kind === undefined) return undefined;
  // The length counts bytes and includes the terminating zero.
  const length = bytes.readUInt16LE(64);
  if (length > 64) throw new Error("a name of no sane length");
  const start = bytes.readUInt32LE(116);
  const isMarked = kind === "stream" && start >= FIRST_MARK && start !== END_OF_CHAIN;
  // In version 3 the upper half of the size is undefined.
  const size = isMarked ? 0 : bytes.readUInt32LE(120) + (isLong ? bytes.readUInt32LE(124) * 2 ** 32 : 0);
  return { name: bytes.toString("utf16le", 0, Math.max(0, length - 2)), kind, top, start, size };
}
