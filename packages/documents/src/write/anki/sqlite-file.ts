/**
 * Writes a new SQLite database (https://www.sqlite.org/fileformat2.html). It has tables and no indexes. No library that writes one runs
 * without WebAssembly, which the site's policy forbids.
 */

type Value = string | number | null;

export interface SqlTable {
  readonly name: string;
  /** The statement that creates it. A column `integer primary key` holds null: its value is the row's number. */
  readonly sql: string;
  /** In ascending order of `id`. */
  readonly rows: readonly { readonly id: number; readonly values: readonly Value[] }[];
}

const PAGE = 4096;
const FILE_HEADER = 100;
const LEAF = { type: 13, header: 8 };
const INTERIOR = { type: 5, header: 12 };
/** The most bytes of a row that stand in its own page, and the least that stand there when the row is longer. */
const MOST_LOCAL = PAGE - 35;
const LEAST_LOCAL = Math.floor(((PAGE - 12) * 32) / 255) - 23;

interface Child {
  readonly page: number;
  readonly lastId: number;
}

/** The bytes of a database with these tables. Throws a RangeError if their names and statements do not fit into one page. */
export function sqliteFile(tables: readonly SqlTable[]): Uint8Array {
  // The first page is the list of tables. It is written last, because it names the root of each.
  const pages: Uint8Array[] = [new Uint8Array(PAGE)];
  const list = tables.map(({ name, sql, rows }, index) => ({
    id: index + 1,
    values: ['table', name, name, writeTree(rows, pages), sql],
  }));
  pages[0] = page(
    LEAF,
    list.map(({ id, values }) => leafCell(id, values, pages)),
    FILE_HEADER,
  );
  pages[0].set(fileHeader(pages.length));
  const file = new Uint8Array(pages.length * PAGE);
  for (const [index, bytes] of pages.entries()) file.set(bytes, index * PAGE);
  return file;
}

/** Writes the rows of a table and returns the number of its root page, from 1. */
function writeTree(rows: SqlTable['rows'], pages: Uint8Array[]): number {
  const add = (bytes: Uint8Array): number => pages.push(bytes);
  const leaves = grouped(
    rows.map(({ id, values }) => ({ lastId: id, cell: leafCell(id, values, pages) })),
    PAGE - LEAF.header,
  );
  let level: Child[] = leaves.map((cells) => ({
    page: add(
      page(
        LEAF,
        cells.map(({ cell }) => cell),
      ),
    ),
    lastId: cells.at(-1)?.lastId ?? 0,
  }));
  while (level.length > 1) {
    const groups = grouped(
      level.map((child) => ({ child, cell: [...number(child.page, 4), ...varint(child.lastId)] })),
      PAGE - INTERIOR.header,
    );
    // A page between others needs two children.
    const [before, rest] = groups.slice(-2);
    const moved = rest?.length === 1 ? before?.pop() : undefined;
    if (moved) rest?.unshift(moved);
    level = groups.map((cells) => {
      const last = cells.at(-1)?.child as Child;
      return {
        page: add(
          page(
            INTERIOR,
            cells.slice(0, -1).map(({ cell }) => cell),
            0,
            last.page,
          ),
        ),
        lastId: last.lastId,
      };
    });
  }
  return level[0]?.page ?? add(page(LEAF, []));
}

/** Cells in groups that each fit into `room` bytes. A cell needs two more for its place. */
function grouped<Entry extends { readonly cell: readonly number[] }>(entries: readonly Entry[], room: number): Entry[][] {
  const groups: Entry[][] = [];
  let left = 0;
  for (const entry of entries) {
    const size = entry.cell.length + 2;
    if (size > left) {
      groups.push([]);
      left = room;
    }
    groups.at(-1)?.push(entry);
    left -= size;
  }
  return groups;
}

function page(kind: typeof LEAF, cells: readonly (readonly number[])[], from = 0, rightmost?: number): Uint8Array {
  const bytes = new Uint8Array(PAGE);
  const places: number[] = [];
  let end = PAGE;
  for (const cell of cells) {
    end -= cell.length;
    bytes.set(cell, end);
    places.push(...number(end, 2));
  }
  if (end < from + kind.header + places.length) throw new RangeError('The list of tables does not fit into a page');
  const right = rightmost === undefined ? [] : number(rightmost, 4);
  bytes.set([kind.type, 0, 0, ...number(cells.length, 2), ...number(end, 2), 0, ...right, ...places], from);
  return bytes;
}

function leafCell(id: number, values: readonly Value[], pages: Uint8Array[]): number[] {
  const payload = record(values);
  const spill = LEAST_LOCAL + ((payload.length - LEAST_LOCAL) % (PAGE - 4));
  const local = payload.length <= MOST_LOCAL ? payload.length : spill <= MOST_LOCAL ? spill : LEAST_LOCAL;
  const head = [...varint(payload.length), ...varint(id)];
  if (local === payload.length) return [...head, ...payload];
  return [...head, ...payload.subarray(0, local), ...number(writeRest(payload.subarray(local), pages), 4)];
}

/** Writes the rest of a long row as a chain of pages and returns the number of the first. */
function writeRest(rest: Uint8Array, pages: Uint8Array[]): number {
  const count = Math.ceil(rest.length / (PAGE - 4));
  const first = pages.length + 1;
  for (let index = 0; index < count; index += 1) {
    const bytes = new Uint8Array(PAGE);
    bytes.set(number(index + 1 < count ? first + index + 1 : 0, 4));
    bytes.set(rest.subarray(index * (PAGE - 4), (index + 1) * (PAGE - 4)), 4);
    pages.push(bytes);
  }
  return first;
}

function record(values: readonly Value[]): Uint8Array {
  const types: number[] = [];
  const bodies: Uint8Array[] = [];
  for (const value of values) {
    const body = typeof value === 'string' ? new TextEncoder().encode(value) : value === null ? new Uint8Array() : integer(value);
    // 6 is an integer of eight bytes, 13 and every second number above it a text.
    types.push(...varint(typeof value === 'string' ? 13 + 2 * body.length : value === null ? 0 : 6));
    bodies.push(body);
  }
  // The length of the head counts itself.
  const length = types.length + (types.length < 127 ? 1 : 2);
  const bytes = new Uint8Array(length + bodies.reduce((sum, body) => sum + body.length, 0));
  bytes.set([...varint(length), ...types]);
  let at = length;
  for (const body of bodies) {
    bytes.set(body, at);
    at += body.length;
  }
  return bytes;
}

function integer(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigInt64(0, BigInt(value));
  return bytes;
}

/** A whole number of at most 2^53, seven bits a byte, the highest first. */
function varint(value: number): number[] {
  const bytes = [value % 128];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) bytes.unshift((rest % 128) | 128);
  return bytes;
}

function number(value: number, size: 2 | 4): number[] {
  return Array.from({ length: size }, (_byte, index) => Math.floor(value / 256 ** (size - 1 - index)) % 256);
}

function fileHeader(pageCount: number): Uint8Array {
  const bytes = new Uint8Array(FILE_HEADER);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode('SQLite format 3\0'));
  view.setUint16(16, PAGE);
  // Versions of the format, and the fixed fractions of a page.
  bytes.set([1, 1, 0, 64, 32, 32], 18);
  const CHANGES = 1;
  view.setUint32(24, CHANGES);
  view.setUint32(28, pageCount);
  view.setUint32(40, 1);
  // The format of the schema, then UTF-8.
  view.setUint32(44, 4);
  view.setUint32(56, 1);
  view.setUint32(92, CHANGES);
  // The version of SQLite whose format this is.
  view.setUint32(96, 3_045_000);
  return bytes;
}
