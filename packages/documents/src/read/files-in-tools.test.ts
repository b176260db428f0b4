import { type ExportSource, runTool, textForField } from '@marginalia/engine';
import { inProcessGenerator } from '@marginalia/on-device';
import { loadTool } from '@marginalia/tool-defs';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { docx } from '../write/word/docx.ts';
import { readStudentFile } from './read-student-file.ts';

/** The text of the device when a file is added to a field of a tool and the rest of the form is typed. */
async function resultOf(slug: string, field: string, file: File, typed: Readonly<Record<string, string>>): Promise<string> {
  const tool = await loadTool(slug);
  if (!tool) throw new Error(`There is no tool "${slug}"`);
  const accepts = tool.fields.find(({ name }) => name === field)?.accepts;
  const { parts } = textForField(await readStudentFile(file), accepts);
  const values = { ...typed, [field]: parts.map(({ text }) => text).join('\n\n') };
  const clock = { now: () => new Date(2026, 10, 23, 9) };
  return (await runTool(tool, values, { generator: inProcessGenerator(), ports: { clock } })).text;
}

const fileOf = (content: string | Uint8Array, name = 'file'): File => new File([content as Uint8Array<ArrayBuffer>], name);

/** A workbook of one sheet. Numbers are shown with two decimals. */
function workbook(rows: readonly (readonly (string | number)[])[]): Uint8Array {
  const cell = (value: string | number): string =>
    typeof value === 'number' ? `<c s="1"><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const relation = (type: string, target: string): string => `<Relationship Id="${type}" Type="http://x/${type}" Target="${target}"/>`;
  const files = {
    'xl/workbook.xml': '<workbook><sheets><sheet name="Readings" sheetId="1" r:id="worksheet"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation('worksheet', 'sheet.xml')}${relation('styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="2"/></cellXfs></styleSheet>',
    'xl/sheet.xml': `<worksheet><sheetData>${rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strToU8(content)])));
}

describe('A file in a tool, on the device', () => {
  const lab = {
    title: 'A simple pendulum',
    subject: 'physics',
    objective: 'To determine the acceleration due to gravity from the period of a simple pendulum.',
  };
  const readings = [
    [0.4, 25.4],
    [0.6, 31.1],
    [0.8, 35.9],
    [1, 40.1],
  ];

  it.each([
    ['a workbook', workbook([['Length (m)', 'Time for 20 swings (s)'], ...readings]), 'readings.xlsx'],
    [
      'a table with decimal commas',
      `Length (m);Time for 20 swings (s)\r\n${readings.map((row) => row.map((it) => it.toFixed(2).replace('.', ',')).join(';')).join('\r\n')}\r\n`,
      'readings.csv',
    ],
  ])('gives the lab report readings with their header and units: %s', async (_name, content, name) => {
    const text = await resultOf('lab-report-generator', 'observations', fileOf(content, name), lab);
    expect(text).toMatch(/Length \(m\)\s+Time for 20 swings \(s\)/);
    expect(text).toMatch(/0[.,]40\s+25[.,]40/);
    expect(text).toMatch(/g = 9\.\d+ ± \S+ m\/s²/);
  });

  it('gives the planner the busy times and the exams of a calendar', async () => {
    const event = (...lines: readonly string[]): readonly string[] => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
    const calendar = [
      'BEGIN:VCALENDAR',
      ...event('UID:a', 'DTSTART:20261126T080000', 'DTEND:20261126T210000', 'SUMMARY:Field trip'),
      ...event('UID:b', 'DTSTART:20261204T090000', 'DTEND:20261204T110000', 'SUMMARY:Statistics exam', 'LOCATION:Hall 3'),
      'END:VCALENDAR',
    ].join('\r\n');
    const form = { subjects: 'Statistics: probability, distributions', duration: '3 hours a day', studyStyle: 'balanced' };
    const text = await resultOf('study-planner', 'examDates', fileOf(calendar), form);
    expect(text).toContain('Fri 4 Dec: EXAM Statistics');
    expect(text).toMatch(/^Thu 26 Nov: Statistics 1 h /m);
    expect(text).toContain('Your calendar takes time on 1 day of this plan.');
  });

  it('gives the bibliography the list of references of a paper', async () => {
    const references = [
      'Carson, R. (1962). Silent spring. Houghton Mifflin. ISBN 978-0-618-24906-0',
      'Rao, A., & Li, B. (2019). Tides of the shelf. Ocean Science, 15(2), 11–29. https://doi.org/10.5194/os-15-11-2019',
    ];
    const paper: ExportSource = {
      tool: 'paper',
      title: 'A paper',
      text: `Introduction\nThe moon pulls the sea.\n\nReferences\n${references.join('\n\n')}`,
      headings: ['Introduction', 'References'],
      sections: [],
      today: '2026-11-23',
    };
    const text = await resultOf('bibliography-builder', 'sources', fileOf(await docx(paper)), { style: 'apa' });
    expect(text).toContain('Carson, R. (1962). Silent spring. Houghton Mifflin.');
    expect(text).toContain('https://doi.org/10.5194/os-15-11-2019');
    expect(text).not.toContain('The moon pulls');
  });

  it.each([
    [
      'BibTeX',
      '@article{rao, author={Rao, Asha}, title={Tides of the shelf}, journal={Ocean Science}, volume={15}, year={2019}, doi={10.5194/os-15-11-2019}}',
    ],
    [
      'RIS',
      'TY  - JOUR\r\nAU  - Rao, Asha\r\nTI  - Tides of the shelf\r\nJO  - Ocean Science\r\nVL  - 15\r\nPY  - 2019\r\nDO  - 10.5194/os-15-11-2019\r\nER  - \r\n',
    ],
    [
      'CSL-JSON',
      JSON.stringify([
        {
          id: 'rao',
          type: 'article-journal',
          title: 'Tides of the shelf',
          author: [{ family: 'Rao', given: 'Asha' }],
          'container-title': 'Ocean Science',
          volume: '15',
          issued: { 'date-parts': [[2019]] },
          DOI: '10.5194/os-15-11-2019',
        },
      ]),
    ],
  ])('gives the bibliography a file of %s', async (_name, content) => {
    const text = await resultOf('bibliography-builder', 'sources', fileOf(content), { style: 'apa' });
    expect(text).toMatch(
      /Rao, A\. \(2019\)\. Tides of the shelf\. .*Ocean Science.*, .*15.*\. https:\/\/doi\.org\/10\.5194\/os-15-11-2019/,
    );
  });

  it('gives the debrief captions with their speakers and pauses', async () => {
    const said = [
      ['00:00:01.000', '00:00:05.000', 'Dr Rao', 'A tide is the rise and fall of the sea because the moon and the sun pull on it.'],
      ['00:00:05.000', '00:00:10.000', 'Dr Rao', 'Spring tides happen when the sun and the moon line up, so their pulls add up.'],
      ['00:00:20.000', '00:00:24.000', 'Mia', 'Does the wind matter for the tide?'],
      [
        '00:00:25.000',
        '00:00:31.000',
        'Dr Rao',
        'A storm surge is a rise of the sea that wind and low pressure cause, and it adds to the tide.',
      ],
    ];
    const vtt = `WEBVTT\n\n${said.map(([from, to, who, words]) => `${from} --> ${to}\n<v ${who}>${words}`).join('\n\n')}\n`;
    const text = await resultOf('lecture-debrief', 'content', fileOf(vtt), { title: 'Tides', focus: 'summary' });
    expect(text).toContain('A storm surge is a rise of the sea that wind and low pressure cause');
    expect(text).not.toContain('-->');
  });

  it('gives the flashcards slides, without their numbers', async () => {
    const slide = (title: string, body: string): string =>
      `<p:sld><p:cSld><p:spTree><p:sp><p:nvSpPr><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:txBody><a:p><a:r><a:t>${title}</a:t></a:r></a:p></p:txBody></p:sp><p:sp><p:nvSpPr><p:nvPr><p:ph idx="1"/></p:nvPr></p:nvSpPr><p:txBody>${body
        .split('|')
        .map((line) => `<a:p><a:r><a:t>${line}</a:t></a:r></a:p>`)
        .join('')}</p:txBody></p:sp></p:spTree></p:cSld></p:sld>`;
    const slides = [
      slide('Tides', 'A tide is the regular rise and fall of the sea.|A spring tide is a tide with the largest range.'),
      slide('Currents', 'A rip current is a narrow flow of water away from the shore.|An eddy is a circular movement of water.'),
    ];
    const files = {
      'ppt/presentation.xml': '<p:presentation><p:sldIdLst><p:sldId r:id="r0"/><p:sldId r:id="r1"/></p:sldIdLst></p:presentation>',
      'ppt/_rels/presentation.xml.rels': `<Relationships>${slides.map((_, at) => `<Relationship Id="r${at}" Type="http://x/slide" Target="slide${at}.xml"/>`).join('')}</Relationships>`,
      ...Object.fromEntries(slides.map((content, at) => [`ppt/slide${at}.xml`, content])),
    };
    const archive = zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strToU8(content)])));
    const text = await resultOf('flashcard-creator', 'material', fileOf(archive), {});
    expect(text).toContain('rip current');
    expect(text).not.toMatch(/Slide \d/);
  });
});
