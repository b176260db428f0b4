import { readdirSync } from 'node:fs';
import { FileRefused } from '@marginalia/engine';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readStudentFile } from './read-student-file.ts';

const fileOf = (content: string | Uint8Array<ArrayBuffer>, name = 'notes.txt'): File => new File([content], name);
const textOf = async (content: string | Uint8Array<ArrayBuffer>, name?: string): Promise<string> =>
  (await readStudentFile(fileOf(content, name))).parts.map(({ text }) => text).join('\n\n');
const refusalOf = async (content: string | Uint8Array<ArrayBuffer>, name?: string): Promise<string> => {
  try {
    await readStudentFile(fileOf(content, name));
    return 'read';
  } catch (thrown) {
    return thrown instanceof FileRefused ? thrown.reason : String(thrown);
  }
};
const bytes = (...values: readonly number[]): Uint8Array<ArrayBuffer> => new Uint8Array(values);

describe('A text file', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode('Grüße – 1 µm')],
    ['UTF-8 with a mark', new TextEncoder().encode('\uFEFFGrüße – 1 µm')],
    ['UTF-16', new Uint8Array(new Uint16Array([...'\uFEFFGrüße – 1 µm'].map((letter) => letter.charCodeAt(0))).buffer)],
    ['windows-1252', bytes(0x47, 0x72, 0xfc, 0xdf, 0x65, 0x20, 0x96, 0x20, 0x31, 0x20, 0xb5, 0x6d)],
  ])('is read as %s', async (_name, content) => {
    expect(await textOf(content)).toBe('Grüße – 1 µm');
  });

  it('has lines that end alike', async () => {
    expect(await textOf('One\r\nTwo\rThree\n')).toBe('One\nTwo\nThree');
  });

  it('is refused when it is blank or holds no text', async () => {
    expect([await refusalOf(' \n'), await refusalOf(bytes(1, 0, 2, 0))]).toEqual(['empty', 'unknown']);
  });
});

describe('A table', () => {
  it('keeps its separator and its decimal commas, and loses blank rows', async () => {
    expect(await textOf('sep=;\r\nLength (m);Time (s)\r\n0,40;25,4\r\n;\r\n0,60; 31,1\r\n', 'swing.csv')).toBe(
      'Length (m);Time (s)\n0,40;25,4\n0,60;31,1',
    );
  });
});

describe('Captions', () => {
  it('name their speakers, and a pause starts a paragraph', async () => {
    const vtt = `WEBVTT

NOTE by hand

1
00:00:01.000 --> 00:00:03.000
<v Dr Rao>Tides &amp; waves

00:00:03.000 --> 00:00:05.000
<v Dr Rao>are not <i>alike</i>.

00:00:09.000 --> 00:00:10.000
<v Dr Rao>Look here.

00:00:10.000 --> 00:00:11.000
<v Mia>Why?
`;
    expect(await textOf(vtt, 'lecture.vtt')).toBe('Dr Rao: Tides & waves are not alike.\n\nLook here.\n\nMia: Why?');
  });

  it('without marks hold a line that rolls over several captions once, and keep their lines', async () => {
    const srt = `1
00:00:01,000 --> 00:00:03,000
so today we

2
00:00:03,000 --> 00:00:05,000
so today we
look at tides

3
00:00:05,000 --> 00:00:06,000
look at tides
{\\an8}and the moon
`;
    const document = await readStudentFile(fileOf(srt, 'lecture.srt'));
    expect([document.kind, document.parts[0]?.text]).toEqual(['transcript', 'so today we\nlook at tides\nand the moon']);
  });
});

describe('References', () => {
  it('stay as they are', async () => {
    const ris = 'TY  - JOUR\nTI  - Tides\nER  - ';
    expect((await readStudentFile(fileOf(ris, 'list.ris'))).kind).toBe('references');
    expect(await textOf('@book{a, title={Tides}}', 'list.txt')).toBe('@book{a, title={Tides}}');
  });

  it('References of CSL-JSON become records that a person can read', async () => {
    const item = {
      id: 'rao',
      type: 'article-journal',
      title: 'Tides',
      author: [{ family: 'Rao', given: 'Asha' }],
      'container-title': 'Oceans',
      issued: { 'date-parts': [[2019]] },
    };
    const document = await readStudentFile(fileOf(JSON.stringify([item]), 'list.json'));
    expect([document.format, document.kind]).toEqual(['csl', 'references']);
    expect(document.parts[0]?.text).toBe('TY  - JOUR\nAU  - Rao, Asha\nTI  - Tides\nJO  - Oceans\nPY  - 2019\nER  -');
    expect((await readStudentFile(fileOf('{"type": 1}', 'settings.json'))).format).toBe('text');
  });
});

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const paragraph = (text: string, style = ''): string =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`;

/** A Word document with a body and further files. */
function docx(body: string, more: Readonly<Record<string, Uint8Array>> = {}): Uint8Array<ArrayBuffer> {
  return zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': strToU8(`<w:document ${W}><w:body>${body}</w:body></w:document>`),
    'word/styles.xml': strToU8(
      `<w:styles ${W}><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    ),
    'word/_rels/document.xml.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
    ),
    ...more,
  }) as Uint8Array<ArrayBuffer>;
}

describe('A Word document', () => {
  it('becomes headings, paragraphs and rows of cells, cut at its headings', async () => {
    const cell = (text: string): string => `<w:tc>${paragraph(text)}</w:tc>`;
    const table = `<w:tbl><w:tr>${cell('Length')}${cell('Time')}</w:tr><w:tr>${cell('0.4')}${cell('')}</w:tr></w:tbl>`;
    const document = await readStudentFile(
      fileOf(docx(`${paragraph('By Mia')}${paragraph('Tides', 'Heading1')}${paragraph('The moon &lt;pulls&gt;.')}${table}`), 'a.docx'),
    );
    expect(document.parts).toEqual([{ text: 'By Mia' }, { title: 'Tides', text: '# Tides\n\nThe moon <pulls>.\n\nLength | Time\n0.4 | ' }]);
  });

  it('is known by its bytes, whatever its name is, and is read without its macros', async () => {
    const withMacro = docx(paragraph('Tides'), { 'word/vbaProject.bin': bytes(1, 2, 3) });
    expect(await textOf(withMacro, 'notes.txt')).toBe('Tides');
    expect((await readStudentFile(fileOf(withMacro, 'notes.docm'))).leftOut).toEqual(['macros']);
  });

  it('has its formulas in the line of the text, and says that comments and charts are left out', async () => {
    const part = (name: string, text: string): string => `<m:${name}><m:r><m:t>${text}</m:t></m:r></m:${name}>`;
    const formulas = [
      `<m:f><m:fPr/>${part('num', 'a+b')}${part('den', '2')}</m:f>`,
      `<m:sSup>${part('e', '𝑥')}${part('sup', '2')}</m:sSup>`,
      `<m:rad>${part('deg', '')}${part('e', '2gh')}</m:rad>`,
      `<m:d>${part('e', 'n')}</m:d>`,
    ];
    const math = formulas.map((formula) => `<m:oMath>${formula}</m:oMath>`).join('<w:r><w:t xml:space="preserve">, </w:t></w:r>');
    const line = `<w:p><w:r><w:t xml:space="preserve">Use </w:t></w:r>${math}</w:p><w:p><m:oMathPara><m:oMathParaPr><m:jc/></m:oMathParaPr><m:oMath>${part('e', 'E=m')}</m:oMath></m:oMathPara></w:p>`;
    const file = docx(line, {
      'word/comments.xml': strToU8('<w:comments><w:comment w:id="1"/></w:comments>'),
      'word/charts/chart1.xml': strToU8('<c/>'),
    });
    const { parts, leftOut } = await readStudentFile(fileOf(file, 'notes.docx'));
    expect(parts[0]?.text).toBe('Use (a+b)/2, x^2, √2gh, (n)\n\nE=m');
    expect(leftOut).toEqual(['1 comment', '1 chart']);
  });
});

describe('A hostile or damaged archive', () => {
  it('is refused when it has more than 5,000 entries', async () => {
    const archive = docx(paragraph('Tides'));
    const end = archive.length - 22;
    new DataView(archive.buffer).setUint16(end + 10, 5001, true);
    expect(await refusalOf(archive)).toBe('too-big');
  });

  it('is refused when it is cut, or its bytes are changed', async () => {
    const whole = docx(paragraph('Tides '.repeat(500)));
    const changed = whole.slice();
    changed.fill(0xff, 400, 900);
    expect([await refusalOf(whole.slice(0, 900)), await refusalOf(changed)]).toEqual(['damaged', 'damaged']);
  });

  it('writes nothing to the disk for names of paths', async () => {
    expect(await textOf(docx(paragraph('Tides'), { '../../escaped.xml': strToU8('<a/>'), '__proto__.xml': strToU8('<a/>') }))).toBe(
      'Tides',
    );
    expect(readdirSync('.').includes('escaped.xml')).toBe(false);
  });

  it('gives no text for entities that stand for others', async () => {
    const entities = '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;"><!ENTITY d SYSTEM "file:///etc/passwd">]>';
    const content = strToU8(`${entities}<w:document ${W}><w:body>${paragraph('&c;&d;')}</w:body></w:document>`);
    expect(await refusalOf(docx('', { 'word/document.xml': content }))).toBe('damaged');
  });

  it('is refused with what to do when another office program made it', async () => {
    const openDocument = zipSync({
      mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
      'content.xml': strToU8('<a/>'),
    });
    const pages = zipSync({ 'Index/Document.iwa': strToU8('x') });
    const asked = [openDocument, pages, '{\\rtf1 x}'].map((content) => refusalOf(content as Uint8Array<ArrayBuffer>, 'notes.docx'));
    expect(await Promise.all(asked)).toEqual(['other-office', 'other-office', 'other-office']);
    expect(new FileRefused('other-office').message).toContain('Save or export it as .docx');
  });

  it('is refused in words when it is an old or a protected Office file', async () => {
    const old = bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
    const name = new Uint8Array(new Uint16Array([...'EncryptedPackage'].map((letter) => letter.charCodeAt(0))).buffer);
    expect([await refusalOf(old), await refusalOf(new Uint8Array([...old, ...name]))]).toEqual(['old-office', 'protected']);
  });
});
