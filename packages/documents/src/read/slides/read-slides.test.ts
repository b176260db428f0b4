import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readStudentFile } from '../read-student-file.ts';

const NAMES = 'xmlns:a="a" xmlns:p="p" xmlns:r="r" xmlns:dgm="dgm" xmlns:mc="mc" xmlns:m="m" xmlns:c="c"';
const run = (text: string): string => `<a:r><a:rPr/><a:t>${text}</a:t></a:r>`;
const paragraph = (text: string, properties = ''): string => `<a:p>${properties}${run(text)}<a:endParaRPr/></a:p>`;
const shape = (paragraphs: string, placeholder = ''): string =>
  `<p:sp><p:nvSpPr><p:nvPr>${placeholder}</p:nvPr></p:nvSpPr><p:txBody><a:bodyPr/>${paragraphs}</p:txBody></p:sp>`;
const title = (text: string): string => shape(paragraph(text), '<p:ph type="title"/>');
const body = (paragraphs: string): string => shape(paragraphs, '<p:ph idx="1"/>');
const slide = (shapes: string, attributes = ''): string =>
  `<p:sld ${NAMES} ${attributes}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`;
const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`;
const relations = (...all: readonly string[]): string => `<Relationships>${all.join('')}</Relationships>`;

/** A presentation whose slides are named in the order of `order`, with further files. */
function pptx(slides: readonly string[], more: Readonly<Record<string, string>> = {}, order = slides.map((_, at) => at + 1)): File {
  const files: Record<string, string> = {
    'ppt/presentation.xml': `<p:presentation ${NAMES}><p:sldIdLst>${order.map((at) => `<p:sldId id="25${at}" r:id="r${at}"/>`).join('')}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations(...slides.map((_, at) => relation(`r${at + 1}`, 'slide', `slides/slide${at + 1}.xml`))),
    ...Object.fromEntries(slides.map((content, at) => [`ppt/slides/slide${at + 1}.xml`, content])),
    ...more,
  };
  const archive = zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strToU8(content)])));
  return new File([archive as Uint8Array<ArrayBuffer>], 'lecture');
}

const partsOf = async (file: File): Promise<readonly (string | undefined)[]> => (await readStudentFile(file)).parts.map(({ text }) => text);

describe('A presentation', () => {
  it('has its slides in the order in which they are shown, under their numbers and titles', async () => {
    const file = pptx([slide(title('Second')), slide(title('First'))], {}, [2, 1]);
    const document = await readStudentFile(file);
    expect([document.format, document.kind]).toEqual(['pptx', 'slides']);
    expect(document.parts).toEqual([
      { title: 'Slide 1: First', text: '# Slide 1: First' },
      { title: 'Slide 2: Second', text: '# Slide 2: Second' },
    ]);
  });

  it('keeps the levels and numbers of its lists', async () => {
    const list = [
      paragraph('Tides'),
      paragraph('Spring tides', '<a:pPr lvl="1"/>'),
      paragraph('Measure', '<a:pPr><a:buAutoNum type="arabicPeriod"/></a:pPr>'),
      paragraph('Compare', '<a:pPr><a:buAutoNum type="arabicPeriod"/></a:pPr>'),
      paragraph('In short: the moon.', '<a:pPr><a:buNone/></a:pPr>'),
    ];
    expect(await partsOf(pptx([slide(title('Sea') + body(list.join('')))]))).toEqual([
      '# Slide 1: Sea\n\n- Tides\n  - Spring tides\n1. Measure\n2. Compare\n\nIn short: the moon.',
    ]);
  });

  it('takes from its layout that a shape has no bullets', async () => {
    const layout = `<p:sldLayout ${NAMES}><p:cSld><p:spTree><p:sp><p:nvSpPr><p:nvPr><p:ph type="body" idx="1"/></p:nvPr></p:nvSpPr><p:txBody><a:lstStyle><a:lvl1pPr><a:buNone/></a:lvl1pPr></a:lstStyle></p:txBody></p:sp></p:spTree></p:cSld></p:sldLayout>`;
    const file = pptx([slide(title('Sea') + body(paragraph('The moon pulls.')))], {
      'ppt/slideLayouts/slideLayout1.xml': layout,
      'ppt/slides/_rels/slide1.xml.rels': relations(relation('l', 'slideLayout', '../slideLayouts/slideLayout1.xml')),
    });
    expect(await partsOf(file)).toEqual(['# Slide 1: Sea\n\nThe moon pulls.']);
  });

  it('has the titles and values of charts and the descriptions of pictures, and says what it leaves out', async () => {
    const frame = (id: string): string =>
      `<p:graphicFrame><a:graphic><a:graphicData><c:chart r:id="${id}"/></a:graphicData></a:graphic></p:graphicFrame>`;
    const picture = (words: string): string => `<p:pic><p:nvPicPr><p:cNvPr id="1" name="Picture 1" descr="${words}"/></p:nvPicPr></p:pic>`;
    const points = (name: string, ...values: readonly string[]): string =>
      `<c:${name}><c:numRef><c:numCache>${values.map((value, at) => `<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>`).join('')}</c:numCache></c:numRef></c:${name}>`;
    const series = (name: string, ...values: readonly string[]): string =>
      `<c:ser>${points('tx', name)}${points('cat', 'Spring', 'Neap')}${points('val', ...values)}</c:ser>`;
    const chart = `<c:chartSpace ${NAMES}><c:chart><c:title><c:tx><c:rich>${paragraph('Range of the tide')}</c:rich></c:tx></c:title><c:plotArea><c:barChart>${series('Brest', '6.100000000000001', '2.9')}${series('Kiel', '0.1')}</c:barChart></c:plotArea></c:chart></c:chartSpace>`;
    const pictures =
      picture('A map of the bay') + picture('image1.png') + picture('A picture containing text Description automatically generated');
    const file = pptx([slide(title('Range') + frame('c') + frame('gone') + pictures)], {
      'ppt/charts/chart1.xml': chart,
      'ppt/slides/_rels/slide1.xml.rels': relations(relation('c', 'chart', '../charts/chart1.xml')),
    });
    const { parts, leftOut } = await readStudentFile(file);
    expect(parts[0]?.text.split(/\n+/)).toEqual([
      '# Slide 1: Range',
      'Chart: Range of the tide',
      'Category | Brest | Kiel',
      'Spring | 6.1 | 0.1',
      'Neap | 2.9 | ',
      'Picture: A map of the bay',
      'Picture: A picture containing text',
    ]);
    expect(leftOut).toEqual(['3 images', '1 chart']);
  });

  it('reads shapes in groups, tables, diagrams and formulas, and the notes of the speaker', async () => {
    const cell = (text: string): string => `<a:tc><a:txBody>${paragraph(text)}</a:txBody></a:tc>`;
    const table = `<p:graphicFrame><a:graphic><a:graphicData><a:tbl><a:tr>${cell('Port')}${cell('Range')}</a:tr><a:tr>${cell('Brest')}${cell('4 m')}</a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;
    const diagram = '<p:graphicFrame><a:graphic><a:graphicData><dgm:relIds r:dm="d"/></a:graphicData></a:graphic></p:graphicFrame>';
    const formula = `<p:grpSp>${shape('<a:p><m:oMath><m:f><m:num><m:r><m:t>F</m:t></m:r></m:num><m:den><m:r><m:t>m</m:t></m:r></m:den></m:f></m:oMath></a:p>')}</p:grpSp>`;
    const file = pptx([slide(title('Range') + formula + table + diagram)], {
      'ppt/slides/_rels/slide1.xml.rels': relations(
        relation('d', 'diagramData', '../diagrams/data1.xml'),
        relation('n', 'notesSlide', '../notesSlides/notesSlide1.xml'),
      ),
      'ppt/diagrams/data1.xml': `<dgm:dataModel ${NAMES}><dgm:ptLst><dgm:pt><dgm:t>${paragraph('Ebb')}</dgm:t></dgm:pt><dgm:pt type="pres"/></dgm:ptLst></dgm:dataModel>`,
      'ppt/notesSlides/notesSlide1.xml': `<p:notes ${NAMES}><p:cSld><p:spTree>${shape(paragraph('Ask for the tide table.'), '<p:ph type="body" idx="1"/>')}${shape(paragraph('1'), '<p:ph type="sldNum"/>')}</p:spTree></p:cSld></p:notes>`,
    });
    expect(await partsOf(file)).toEqual([
      '# Slide 1: Range\n\nF/m\n\nPort | Range\nBrest | 4 m\n- Ebb\n\nNotes:\n\nAsk for the tide table.',
    ]);
  });

  it('says what it leaves out: pictures, charts, footers, hidden slides and slides without text', async () => {
    const chart = '<p:graphicFrame><a:graphic><a:graphicData><c:chart/></a:graphicData></a:graphic></p:graphicFrame>';
    const footer = shape(paragraph('Ocean Sciences'), '<p:ph type="ftr"/>');
    const file = pptx([slide(`${title('Sea')}<p:pic/>${chart}${footer}`), slide(title('Old'), 'show="0"'), slide('<p:pic/>')]);
    const document = await readStudentFile(file);
    expect(document.parts.map(({ title: name }) => name)).toEqual(['Slide 1: Sea']);
    expect(document.leftOut).toEqual(['2 images', '1 chart', '1 footer', '1 hidden slide', '1 slide without text']);
  });

  it('takes a short first line as the title of a slide that has none', async () => {
    const file = pptx([slide(shape(paragraph('The client')) + shape(paragraph('Rosemary signs.')))]);
    expect(await partsOf(file)).toEqual(['# Slide 1: The client\n\nRosemary signs.']);
  });

  it('is refused when it is damaged, uses entities of its own, or holds no text', async () => {
    const refusal = (file: File): Promise<string> =>
      readStudentFile(file).then(
        () => 'read',
        ({ reason }) => reason,
      );
    const entities = '<!DOCTYPE a [<!ENTITY b "bbbb">]>';
    expect(await refusal(pptx([entities + slide(title('&b;'))]))).toBe('damaged');
    expect(await refusal(pptx(['<p:sld>']))).toBe('damaged');
    expect(await refusal(pptx([slide('')]))).toBe('empty');
  });
});
