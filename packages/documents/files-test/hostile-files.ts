import { constants, deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';

/**
 * Files that are made to harm: each is to be refused for its reason, at once and with little memory. `read` is a file that is read in
 * spite of it.
 */
export interface HostileFile {
  readonly name: string;
  readonly expected: 'too-big' | 'damaged' | 'unknown' | 'empty' | 'scan' | 'read';
  readonly make: () => Uint8Array<ArrayBuffer>;
}

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const BASE: Readonly<Record<string, Uint8Array>> = {
  '[Content_Types].xml': strToU8(`<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="${TYPE}"/></Types>`),
  '_rels/.rels': strToU8(
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
  ),
};
const body = (text: string, before = ''): Uint8Array =>
  strToU8(`${before}<w:document xmlns:w="${WORD}"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`);
const docx = (files: Readonly<Record<string, Uint8Array>>): Uint8Array<ArrayBuffer> =>
  zipSync({ ...BASE, 'word/document.xml': body('Tides'), ...files });

export const HOSTILE: readonly HostileFile[] = [
  { name: 'bomb-1-gb.docx', expected: 'too-big', make: () => archive([{ name: 'word/document.xml', packed: zeros(128), size: 2 ** 30 }]) },
  {
    name: 'bomb-that-lies.docx',
    expected: 'damaged',
    make: () => archive([{ name: 'word/document.xml', packed: zeros(128), size: 1000 }]),
  },
  {
    name: 'bomb-in-many-entries.docx',
    expected: 'too-big',
    make: () => archive(['word/document.xml', ...numbered(60)].map((name) => ({ name, packed: zeros(7), size: 7 * EIGHT_MEGABYTES }))),
  },
  {
    name: 'bomb-of-overlapping-entries.docx',
    expected: 'damaged',
    make: () =>
      archive([
        { name: 'word/document.xml', packed: zeros(7), size: 7 * EIGHT_MEGABYTES },
        ...numbered(3).map((name) => ({ name, size: 7 * EIGHT_MEGABYTES })),
      ]),
  },
  {
    name: 'nested.docx',
    expected: 'unknown',
    make: () => zipSync({ 'inner.zip': zipSync({ 'inner.zip': zipSync({ 'a.xml': zeros(1) }) }) }),
  },
  { name: '100000-entries.docx', expected: 'too-big', make: () => manyEntries(100_000) },
  { name: 'paths.docx', expected: 'read', make: () => docx({ '../../escaped.xml': strToU8('<a/>'), '/etc/escaped.xml': strToU8('<a/>') }) },
  { name: 'macros.docm', expected: 'read', make: () => docx({ 'word/vbaProject.bin': new Uint8Array([1, 2, 3]) }) },
  { name: 'billion-laughs.docx', expected: 'damaged', make: () => docx({ 'word/document.xml': body('&i9;', laughs()) }) },
  {
    name: 'external-entity.docx',
    expected: 'damaged',
    make: () => docx({ 'word/document.xml': body('&a;', '<!DOCTYPE a [<!ENTITY a SYSTEM "http://127.0.0.1:9/secret">]>') }),
  },
  {
    name: 'deep-tables.docx',
    expected: 'damaged',
    make: () => docx({ 'word/document.xml': strToU8(`<w:document xmlns:w="${WORD}"><w:body>${'<w:tbl><w:tr><w:tc>'.repeat(20_000)}`) }),
  },
  {
    name: 'cyclic-pages.pdf',
    expected: 'scan',
    make: () => pdf({ 1: '<< /Type /Catalog /Pages 2 0 R >>', 2: '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>' }),
  },
  {
    name: 'cyclic-outline.pdf',
    expected: 'read',
    make: () =>
      pdf({
        ...PAGE,
        1: '<< /Type /Catalog /Pages 2 0 R /Outlines 6 0 R >>',
        6: '<< /First 7 0 R /Last 7 0 R >>',
        7: '<< /Title (A) /Parent 6 0 R /First 7 0 R /Next 7 0 R /Dest [3 0 R /Fit] >>',
      }),
  },
  {
    name: 'cyclic-object-streams.pdf',
    expected: 'damaged',
    make: () =>
      pdf({
        1: '<< /Type /Catalog /Pages 2 0 R >>',
        2: '<< /Type /ObjStm /N 1 /First 4 /Extends 2 0 R /Length 2 0 R >>\nstream\n2 0 2 0 R\nendstream',
      }),
  },
  {
    name: 'cyclic-content.pdf',
    expected: 'scan',
    make: () =>
      pdf({
        ...PAGE,
        4: '<< /Length 8 /Resources << /XObject << /A 4 0 R >> >> /Type /XObject /Subtype /Form /BBox [0 0 9 9] >>\nstream\n/A Do  \nendstream',
      }),
  },
  { name: 'million-pages.pdf', expected: 'read', make: () => pdf({ ...PAGE, 2: '<< /Type /Pages /Kids [3 0 R] /Count 1000000 >>' }) },
  { name: '1-gb-stream.pdf', expected: 'read', make: () => pdf({ ...PAGE, 4: `<< /Length 1073741824 >>\nstream\n${DRAWN}\nendstream` }) },
  { name: 'packed-1-gb.pdf', expected: 'too-big', make: () => packedPdf('/FlateDecode') },
  { name: 'packed-twice.pdf', expected: 'damaged', make: () => packedPdf('[/FlateDecode /FlateDecode]') },
  { name: '300-mb.pdf', expected: 'too-big', make: () => new Uint8Array(300 * 1024 * 1024) },
];

const EIGHT_MEGABYTES = 8 * 1024 * 1024;
const ZEROS = deflateRawSync(new Uint8Array(EIGHT_MEGABYTES), { finishFlush: constants.Z_FULL_FLUSH });
const DRAWN = 'BT /F1 12 Tf 72 720 Td (Tides) Tj ET';
const PAGE: Readonly<Record<number, string>> = {
  1: '<< /Type /Catalog /Pages 2 0 R >>',
  2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> /XObject << /A 4 0 R >> >> >>',
  4: `<< /Length ${DRAWN.length} >>\nstream\n${DRAWN}\nendstream`,
  5: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
};

function pdf(objects: Readonly<Record<number, string>>): Uint8Array<ArrayBuffer> {
  const all = Object.entries(objects).map(([number, object]) => `${number} 0 obj\n${object}\nendobj\n`);
  return strToU8(`%PDF-1.4\n${all.join('')}trailer << /Root 1 0 R /Size 9 >>\n%%EOF`) as Uint8Array<ArrayBuffer>;
}

/** A page whose content is 1 GB of zeros. */
function packedPdf(filter: string): Uint8Array<ArrayBuffer> {
  const packed = Buffer.concat([Buffer.from([0x78, 0x9c]), zeros(128)]);
  const [start = '', end = ''] = new TextDecoder('latin1').decode(pdf({ ...PAGE, 4: '<< >>' })).split('<< >>');
  const dictionary = `<< /Filter ${filter} /Length ${packed.length} >>\nstream\n`;
  return new Uint8Array(Buffer.concat([Buffer.from(start + dictionary), packed, Buffer.from(`\nendstream${end}`)]));
}

/** Deflated zeros: a block of 8 MB that is repeated, and the end of the stream. */
function zeros(blocks: number): Uint8Array {
  return Buffer.concat([...Array.from({ length: blocks }, () => ZEROS), Buffer.from([3, 0])]);
}

function numbered(count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => `word/part${at}.xml`);
}

function laughs(): string {
  const entities = Array.from({ length: 9 }, (_, at) => `<!ENTITY i${at + 1} "${`&i${at};`.repeat(10)}">`);
  return `<!DOCTYPE a [<!ENTITY i0 "ha">${entities.join('')}]>`;
}

interface ArchiveEntry {
  readonly name: string;
  /** Without it, the entry has the bytes of the first one. */
  readonly packed?: Uint8Array;
  /** The size that it claims to unpack to. */
  readonly size: number;
}

/** An archive that is written by hand, so that it can lie. */
function archive(entries: readonly ArchiveEntry[]): Uint8Array<ArrayBuffer> {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  let first: { readonly at: number; readonly length: number } | undefined;
  for (const { name, packed, size } of entries) {
    const at = packed === undefined ? (first?.at ?? 0) : offset;
    const length = packed?.length ?? first?.length ?? 0;
    first ??= { at, length };
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(8, 8);
    header.writeUInt16LE(name.length, 26);
    if (packed !== undefined) {
      local.push(header, Buffer.from(name), Buffer.from(packed));
      offset += 30 + name.length + packed.length;
    }
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(length, 20);
    entry.writeUInt32LE(size, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    central.push(entry, Buffer.from(name));
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(0xffff, entries.length), 10);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...local, ...central, end]));
}

/** An archive with the same entry over and over. */
function manyEntries(count: number): Uint8Array<ArrayBuffer> {
  const one = Buffer.from(archive([{ name: 'a.xml', packed: new Uint8Array(2), size: 0 }]));
  const central = one.length - 22 - 46 - 5;
  const end = one.subarray(-22);
  end.writeUInt16LE(0xffff, 10);
  return new Uint8Array(Buffer.concat([one.subarray(0, central), ...Array.from({ length: count }, () => one.subarray(central, -22)), end]));
}
