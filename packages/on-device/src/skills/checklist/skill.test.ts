import type { Values } from '@marginalia/engine';
import { anyText } from '@marginalia/engine/testing/any';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REPORT_SECTIONS } from '../../packs/report.ts';
import type { SkillContext } from '../../skill.ts';
import { textOf } from '../../spans.ts';
import { formContext, isTraceable, sectionOf } from '../../testing/form-context.ts';
import type { ChecklistParameters } from './parameters.ts';
import { shareWords } from './shares.ts';
import { checklist } from './skill.ts';

const TYPES = ['academic', 'technical', 'research', 'thesis', 'capstone'];
const PRESCRIBED =
  'Abstract, Introduction, Literature Review, Methodology, System Requirements, Design, Implementation, Testing, Results, Challenges, Limitations, Future Scope, Conclusion, References, Appendices'.split(
    ', ',
  );
const REPORT = { pack: 'report', by: ['reportType', 'complexity'], topic: 'title', budget: true } as const;
const list = async (parameters: ChecklistParameters<string>, values: Values, more: Partial<SkillContext> = {}): Promise<string[]> =>
  (await checklist(parameters, formContext(values, more))).map(textOf);
const boxes = (lines: readonly string[]): string[] => lines.filter((line) => line.startsWith('[ ] '));
const wordsIn = (line: string): number => Number(/\((\d+) words\)$/.exec(line)?.[1] ?? 0);

describe('The report checklist', () => {
  it.each(PRESCRIBED)('has a purpose and five to ten prompts for %s in each type of report', async (title) => {
    const purposes = new Set<string>();
    for (const reportType of TYPES) {
      const lines = await list(REPORT, { title: 'Soil moisture sensing', reportType }, { section: sectionOf(title) });
      purposes.add(lines[0] ?? '');
      const prompts = boxes(lines).filter((line) => !/^\[ \] \d+\./.test(line));
      expect(prompts.length).toBeGreaterThanOrEqual(5);
      expect(prompts.length).toBeLessThanOrEqual(10);
    }
    expect(purposes.size).toBe(5);
  });

  it('puts the lettered appendices together, before the prompts for all of them', async () => {
    const lines = await list(REPORT, { title: 'Soil', reportType: 'thesis', complexity: 'research' }, { section: sectionOf('Appendices') });
    const first = boxes(lines).map((line) => line.charAt(4));
    expect(first.join('')).toBe('ABCDEFM');
  });

  it('divides exactly the words of the section', async () => {
    for (const title of PRESCRIBED.slice(0, 13)) {
      for (const words of [385, 1154, 1538, 2308]) {
        for (const complexity of ['beginner', 'intermediate', 'advanced', 'research']) {
          const section = sectionOf(title, { words: [words, words] });
          const lines = await list(REPORT, { title: 'Soil', reportType: 'technical', complexity }, { section });
          expect(boxes(lines).reduce((sum, line) => sum + wordsIn(line), 0)).toBe(words);
        }
      }
    }
  });

  it('asks a beginner for less and research level for statistical validity', async () => {
    const section = sectionOf('Testing');
    const at = async (complexity: string) => boxes(await list(REPORT, { title: 'Soil', reportType: 'research', complexity }, { section }));
    expect((await at('beginner')).length).toBeLessThan((await at('intermediate')).length);
    expect((await at('research')).join(' ')).toContain('statistical validity');
    expect((await at('intermediate')).join(' ')).not.toContain('statistical validity');
  });

  it('numbers twenty places for sources, with searches for the user’s terms and no invented source', async () => {
    const title = 'Soil moisture sensing with LoRaWAN';
    const lines = await list({ ...REPORT, budget: false }, { title }, { section: sectionOf('References') });
    const slots = lines.filter((line) => /^\[ \] \d+\. /.test(line));
    expect(slots).toHaveLength(20);
    expect(slots[0]).toMatch(/search: .*LoRaWAN|search: .*[Ss]oil moisture/);
    expect(lines.join('\n')).not.toMatch(/\b(?:19|20)\d\d\b|et al/);
  });

  it.each([
    ['MBA Human Resources', 'Wellness programmes', false],
    ['Biotechnology', 'Plastic from banana peels', false],
    ['Computer Science', 'Attendance', true],
  ])('asks for code and system requirements in %s only for software', async (field, title, software) => {
    const all = await Promise.all(
      ['System Requirements', 'Implementation'].map((name) => list(REPORT, { title, field }, { section: sectionOf(name) })),
    );
    expect(/The system shall|lines of code/.test(all.flat().join(' '))).toBe(software);
  });

  it('searches for no thanks, months or headings', async () => {
    const description =
      'Problem statement: roll call takes time. I thank Prof. Mehta for her help. I thank Prof. Rao. Face recognition replaces roll call. Timeline: Jan data, Mar report. Future scope: liveness.\n\nSystem requirements\nA camera. The system requirements are few.';
    const lines = await list({ ...REPORT, budget: false }, { title: 'Attendance', description }, { section: sectionOf('References') });
    expect(lines.join(' ')).not.toMatch(/thank|Prof|Jan data|Mar report|Future scope|Problem statement|[Ss]ystem requirements/);
  });

  it('searches for no papers of the project, halves of comparisons or numbers of documents', async () => {
    const description =
      'Questionnaire with 64 nurses on 4 wards, 20 items. Nurses with ED experience score higher (15.1 vs 12.6). Ethics approval REF 2026-118. We fed 2 kg kitchen waste to a 200 L digester for 9 EUR.';
    const title = 'Nurses’ knowledge of sepsis: a survey';
    const lines = await list({ ...REPORT, budget: false }, { title, description }, { section: sectionOf('References') });
    const searches = lines.flatMap((line) => /search: (.*)$/.exec(line)?.[1] ?? []);
    expect(searches.join('\n')).not.toMatch(/approval|REF|higher|kg kitchen|L digester|EUR/);
    expect(searches.filter((line) => /sepsis|nurses/.test(line)).length).toBeGreaterThanOrEqual(6);
  });

  it('searches for no verb with its subject, no second form of a term, and no term alone in many kinds', async () => {
    const values = {
      title: 'Smart attendance with QR codes for a university campus',
      description: 'Students scan a rotating QR code. The Flask backend counts. Paper registers are slow. We built an Android app.',
    };
    const lines = await list({ ...REPORT, budget: false }, values, { section: sectionOf('References') });
    const searches = lines.flatMap((line) => /search: (.*)$/.exec(line)?.[1] ?? []);
    expect(searches.join('\n')).not.toMatch(/Students scan|"QR codes".*QR code/);
    expect(lines.filter((line) => line.includes('Source on “Smart attendance”: '))).toHaveLength(1);
  });

  it('repeats no search, and searches for a term alone at most four times', async () => {
    for (const title of ['Smart Irrigation', 'Blockchain', 'Smart irrigation controller for small farms with soil sensors']) {
      const lines = await list({ ...REPORT, budget: false }, { title }, { section: sectionOf('References') });
      const searches = lines.flatMap((line) => /search: (.*)$/.exec(line)?.[1] ?? []);
      expect(new Set(searches).size).toBe(searches.length);
      const alone = lines.flatMap((line) => /Source on (“[^”]*”): /.exec(line)?.[1] ?? []);
      for (const term of new Set(alone)) expect(alone.filter((it) => it === term).length).toBeLessThanOrEqual(4);
    }
  });

  it('puts the named sources into the first places', async () => {
    const values = { title: 'Soil moisture', sources: 'Kumar, A. (2021). Soil. Journal.\nRao, B. (2019). Water. Press.' };
    const lines = await list({ ...REPORT, budget: false }, values, { section: sectionOf('References') });
    const slots = lines.flatMap((line) => /^\[ \] (\d+)\. /.exec(line)?.[1] ?? []);
    expect([slots[0], slots.at(-1)]).toEqual(['3', '20']);
  });

  it('writes nothing for a section that the report does not have', async () => {
    expect(await list(REPORT, { title: 'x' }, { section: sectionOf('Poem') })).toEqual([]);
  });

  it('covers the prescribed sections and no others', () => {
    expect(REPORT_SECTIONS.map(({ id }) => id)).toEqual(PRESCRIBED.map((title) => title.toLowerCase().replace(' ', '-')));
  });
});

describe('Shares of words', () => {
  it('add up to the total, whatever the weights', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 5000 }),
        (weights, total) => {
          const shares = shareWords(weights, total);
          expect(shares.reduce((a, b) => a + b, 0)).toBe(total);
          expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe('The other checklists', () => {
  it.each([
    ['physics', 'slope and intercept'],
    ['chemistry', 'balanced equation'],
    ['biology', 'Name the control'],
    ['environmental-science', 'place, weather'],
    ['materials-science', 'structure of the material'],
    ['other', 'a second method'],
    ['', 'a second method'],
  ])('have prompts of their own for a %s experiment', async (subject, words) => {
    const values = { title: 'Simple pendulum', ...(subject && { subject }) };
    const lines = await list({ pack: 'lab', by: 'subject', topic: 'title' }, values, { section: sectionOf('Discussion') });
    expect(lines.join('\n')).toContain(words);
    expect(lines.every((line) => line.startsWith('[ ] '))).toBe(true);
  });

  it('separate discussion, errors and the last checks of a lab report', async () => {
    const of = (title: string) => list({ pack: 'lab', by: 'subject' }, { subject: 'physics' }, { section: sectionOf(title) });
    const [discussion, errors, rest] = [await of('Discussion'), await of('Sources of Error'), await of('Still to Write')];
    expect(discussion.filter((line) => errors.includes(line) || rest.includes(line))).toEqual([]);
    expect(rest).toContain('What a marker looks for:');
    expect(rest).not.toContain('Still to write:');
  });

  it.each([
    ['lecture', 'focus', 'exam-prep', 'date of revision'],
    ['interview', 'interview', 'system-design', 'trade-off'],
    ['study', 'studyStyle', 'relaxed', 'Stop when the block is over'],
    ['citation', 'style', 'mla', '(Author page)'],
  ] as const)('fits the %s checklist to the option chosen', async (pack, by, option, words) => {
    expect((await list({ pack, by }, { [by]: option })).join('\n')).toContain(words);
    expect((await list({ pack, by }, {})).join('\n')).not.toContain(words);
  });

  it('have final checks for an assignment without any option', async () => {
    expect(boxes(await list({ pack: 'assignment' }, { content: 'x' })).length).toBeGreaterThanOrEqual(8);
  });

  it('name the user’s own terms, or a plain word without them', async () => {
    const content = 'A deadlock is a state in which each process waits for a resource. A deadlock needs four conditions.';
    expect((await list({ pack: 'lecture', topic: 'content' }, { content })).join('\n')).toContain('“deadlock”');
    expect((await list({ pack: 'lecture', topic: 'content' }, {})).join('\n')).toContain('on your topic');
  });

  it('write only traceable words for any text', async () => {
    await fc.assert(
      fc.asyncProperty(anyText({ maxLength: 200 }), fc.constantFrom('References', 'Introduction'), async (title, name) => {
        const values = { title };
        const lines = await checklist(REPORT, formContext(values, { section: sectionOf(name, { words: [500, 500] }) }));
        expect(isTraceable(lines, values)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('The topic of a title', () => {
  it.each([
    ['Determination of the viscosity of glycerine', 'viscosity', 'Determination'],
    ["Verification of Ohm's law", "Ohm's law", 'Verification'],
    ['Study of refraction in glass prisms', 'refraction', 'Study'],
    ['Michaelis–Menten kinetics of alkaline phosphatase', 'Michaelis–Menten', 'Menten'],
  ])('is the subject of "%s", not what was done with it', async (title, topic, head) => {
    const values = { title, subject: 'physics' };
    const found = (await list({ pack: 'lab', by: 'subject', topic: 'title' }, values, { section: sectionOf('Introduction') })).join('\n');
    expect(found.toLowerCase()).toContain(`“${topic.toLowerCase()}`);
    expect(found).not.toContain(`“${head}`);
  });
});
