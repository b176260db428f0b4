import type { Values } from '@marginalia/engine';
import { anyText } from '@marginalia/engine/testing/any';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadInterview, ROLE_FAMILIES, type RoleFamily } from '../../packs/interview.ts';
import type { SkillOutput } from '../../skill.ts';
import { textOf } from '../../spans.ts';
import { formContext, isTraceable } from '../../testing/form-context.ts';
import { resumeFacts } from './read-resume-facts.ts';
import { familiesOf } from './role-families.ts';
import { bank } from './skill.ts';
import { TITLES } from './titles.ts';

const RESUME = `Aarav Sharma
aarav@mail.com | +91 98765 43210
B.Tech in Computer Science, Amity University, 2022-2026
Skills
Languages: Java, Python. Tools: Git, Kafka
Projects
- Built a bus-tracking app used by 300 students of our hostel.
- Reduced the load time of the portal from 8 seconds to 3 seconds by caching.
Experience
Software Intern, Infosys, June-Aug 2025
- Led a team of four in a hackathon.`;
const PARAMETERS = { pack: 'interview', by: ['interview', 'level'], from: 'background', role: 'role', count: [15, 20] } as const;
const write = async (parameters: Parameters<typeof bank>[0], values: Values): Promise<SkillOutput> => {
  const written = await bank(parameters, formContext(values));
  return 'lines' in written ? written : { lines: written };
};
const ask = async (values: Values): Promise<string[]> => (await write(PARAMETERS, values)).lines.map(textOf);
const questions = (lines: readonly string[]): string[] => lines.filter((line) => /^\d+\. /.test(line));

describe('The interview pack', () => {
  it('has 250 questions or more with unique ids, for every family and level', async () => {
    const all = await loadInterview(ROLE_FAMILIES);
    expect(all.length).toBeGreaterThanOrEqual(250);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ question }) => question)).size).toBe(all.length);
    for (const family of ROLE_FAMILIES) {
      const own = (await loadInterview([family])).filter(({ families }) => families.includes(family));
      expect(own.length, family).toBeGreaterThan(0);
      expect(new Set(own.flatMap(({ levels }) => levels)).size, family).toBe(4);
    }
  });
});

describe('A mock interview', () => {
  it.each(['technical', 'behavioral', 'system-design', 'case-study', 'comprehensive'])(
    'has 15 to 20 questions for a %s interview at any level',
    async (interview) => {
      for (const level of ['', 'entry', 'mid', 'senior', 'lead']) {
        for (const role of ['Frontend developer', 'Staff nurse', 'Site engineer', 'Beekeeper']) {
          for (const background of ['', RESUME]) {
            const found = questions(await ask({ role, interview, ...(level && { level }), ...(background && { background }) }));
            expect(found.length).toBeGreaterThanOrEqual(15);
            expect(found.length).toBeLessThanOrEqual(20);
            expect(found.map((line) => Number.parseInt(line, 10))).toEqual(found.map((_, index) => index + 1));
            expect(new Set(found.map((line) => line.replace(/^\d+/, ''))).size).toBe(found.length);
          }
        }
      }
    },
  );

  it('asks mostly questions of the chosen type', async () => {
    const lines = await ask({ role: 'Data Analyst', interview: 'technical', level: 'entry' });
    const technical = lines.slice(lines.indexOf('Technical:'), lines.indexOf('Behavioral:'));
    expect(questions(technical).length).toBeGreaterThanOrEqual(8);
  });

  it('asks at least five questions that quote the résumé, never its contact details', async () => {
    const lines = await ask({ role: 'Backend developer', interview: 'technical', level: 'entry', background: RESUME });
    const own = questions(lines.slice(lines.indexOf('From your own background:'), lines.indexOf('Technical:')));
    expect(own.length).toBeGreaterThanOrEqual(5);
    expect(own.join('\n')).toContain('You list Java. Describe');
    expect(own.join('\n')).toContain('“Built a bus-tracking app used by 300 students of our hostel”');
    expect(lines.join('\n')).not.toMatch(/mail\.com|98765/);
  });

  it('does not ask for the work that was done with a spoken language', async () => {
    const background = `${RESUME}\nSKILLS: SQL, Tableau; German (C2), Português (native)`;
    const lines = await ask({ role: 'Data Analyst', interview: 'comprehensive', level: 'entry', background });
    expect(lines.join('\n')).not.toMatch(/You (?:list|name) (?:Português|German)/);
  });

  it.each([
    [
      'a job at an employer after "@"',
      '- Backend @ Zalando: cut latency from 900 ms to 240 ms by a cache',
      '“Backend @ Zalando: cut latency',
    ],
    [
      'an entry without the title of its part',
      'Education: B.Sc. Informatik, TU Berlin, 2019-2023',
      '“B.Sc. Informatik, TU Berlin, 2019-2023”',
    ],
  ])('asks about %s', async (_, background, quoted) => {
    expect((await ask({ role: 'Backend developer', interview: 'technical', background })).join('\n')).toContain(quoted);
  });

  it('asks about a change of trade, and not about the tasks of a headline', async () => {
    const background = `Registered Nurse -> aspiring Data Analyst\n${RESUME}`;
    const text = (await ask({ role: 'Data Analyst', interview: 'comprehensive', background })).join('\n');
    expect(text).toContain('“Registered Nurse -> aspiring Data Analyst”. Why are you changing');
    expect(text.match(/aspiring/g)).toHaveLength(1);
    expect(
      (await ask({ role: 'Data Analyst', interview: 'comprehensive', background: `Aspiring Data Analyst\n${RESUME}` })).join(),
    ).not.toContain('Aspiring');
  });

  it('asks about what a pasted advertisement wants, and never takes it for the résumé', async () => {
    const advert =
      'JOB AD\nWe are looking for a graduate with knowledge of Eurocodes, steel design, good communication and a full driving licence. You will produce calculations and visit sites.';
    const text = (await ask({ role: 'Structural Engineer', interview: 'technical', background: `${RESUME}\n\n${advert}` })).join('\n');
    expect(text).toContain('The advertisement asks for “Eurocodes”.');
    expect(text).toContain('The advertisement names this work: “produce calculations and visit sites”.');
    expect(text).not.toMatch(/“[^”]*(?:licence|looking for|communication)/);
  });

  it.each([
    ['of the languages that a person speaks', 'Languages: Twi, French (basic)', /You (?:list|name) Twi/],
    [
      'of a mentor as a team that was led',
      'Escalated a patient with an oxygen error; commended by mentor',
      /mentor”\. What did the others need/,
    ],
    ['of two works as one', 'Projects: "ferrite" - toy Rust compiler, 4k LOC; thesis: Deadlock detection in actor systems', /LOC; thesis/],
    ['of a degree as a thing that is listed', 'B.Sc. Informatik, TU Berlin (2019-2023), Note 1,7', /You list “B\.Sc/],
  ])('does not speak %s', async (_, line, wrong) => {
    expect((await ask({ role: 'Staff Nurse', interview: 'technical', background: `${RESUME}\n${line}` })).join('\n')).not.toMatch(wrong);
  });

  it('asks first about the projects that name most of the tools', async () => {
    const projects =
      'Trained new nurses; wrote an induction handbook for the ward\nPROJECTS\nWaiting times: cleaned data of five years in Python and SQL\n\nSKILLS\nPython, SQL';
    const own = questions(await ask({ role: 'Data Analyst', interview: 'technical', background: projects })).join('\n');
    expect(own.indexOf('Waiting times')).toBeGreaterThan(0);
    expect(own.indexOf('Waiting times')).toBeLessThan(own.indexOf('handbook'));
  });

  it('asks about placements that a line lists', async () => {
    const text = (
      await ask({ role: 'Staff Nurse', interview: 'technical', background: 'Placements: A&E 12 weeks, respiratory ward, theatre' })
    ).join('\n');
    expect(text).toContain('About “Placements: A&E 12 weeks, respiratory ward, theatre”');
  });

  it('quotes a résumé in Markdown or HTML without its markup', async () => {
    const background = [
      '## Experience',
      '### Security Intern — *Acme Corp* (2024–2025)',
      '- **Reduced** the click rate from 18% to 6% by running `GoPhish` campaigns',
      '- Built a [log parser](https://example.org/parser) in **Python**',
      '<ul><li>Led a team of 4 in a contest</li></ul>',
      '## Skills',
      '- **Languages:** Python, *Bash*, `Go`',
    ].join('\n');
    const values = { role: 'Security Engineer', interview: 'technical', background };
    const { lines } = await write(PARAMETERS, values);
    const text = lines.map(textOf).join('\n');
    expect(text).toContain('“Reduced the click rate from 18% to 6% by running GoPhish campaigns”');
    expect(text).toContain('“Led a team of 4 in a contest”');
    expect(text).not.toMatch(/\*|`|<|https:|\]\(/);
    expect(isTraceable(lines, values)).toBe(true);
  });

  it('says when no questions fit the role, and asks for a role that is none', async () => {
    const lacks = async (role: string) => ((await write(PARAMETERS, { role })).lacks ?? []).map(({ grade }) => grade);
    expect(await lacks('Beekeeper')).toEqual(['partial']);
    // Their names hold those of a logistics, a building, a newspaper and a counter job.
    for (const role of ['Emergency call dispatcher', 'Quantity surveyor', 'Grant writer', 'Sommelier'])
      expect(await lacks(role)).toEqual(['partial']);
    expect((await ask({ role: 'Beekeeper' })).at(-1)).toContain('these fit any role');
    expect(await Promise.all(['asdfgh', '???', 'Nurse'].map(lacks))).toEqual([['needs-more'], ['needs-more'], []]);
  });

  it('does not ask another trade’s questions of a role whose background holds its words', async () => {
    const values = { role: 'Architect', background: 'RIBA Part 3; led school project' };
    expect(((await write(PARAMETERS, values)).lacks ?? []).map(({ grade }) => grade)).toEqual(['partial']);
  });

  it('shares few questions between beginners and experienced people', async () => {
    for (const role of ['Security engineer', 'Barista', 'Staff nurse', 'Accountant', 'Data engineer', 'Frontend developer']) {
      const [entry = [], senior = []] = await Promise.all(
        ['entry', 'senior'].map(async (level) =>
          questions(await ask({ role, level, interview: 'technical' })).map((it) => it.replace(/^\d+/, '')),
        ),
      );
      expect(entry.filter((it) => senior.includes(it)).length / entry.length, role).toBeLessThanOrEqual(0.4);
    }
  });

  it('reports that a background has too few facts to ask about', async () => {
    const lines = await ask({ role: 'Nurse', background: 'hello' });
    expect(lines.at(-1)).toContain('names no project, tool, job or result');
  });

  it('adds to each question what a good answer shows, a follow-up and room for notes', async () => {
    const lines = await ask({ role: 'Nurse' });
    for (const [index, line] of lines.entries()) {
      if (!/^\d+\. /.test(line)) continue;
      expect(lines[index + 1]).toMatch(/^ {3}A good answer shows: \S/);
      expect(lines[index + 2]).toMatch(/^ {3}Follow-up: \S/);
      expect(lines[index + 3]).toMatch(/^ {3}Your notes: _+$/);
    }
  });

  it('names the company, and leaves no gap without one', async () => {
    expect((await ask({ role: 'Nurse', company: 'Apollo' })).join('\n')).toContain('Why this role at Apollo, and why now?');
    const without = (await ask({ role: 'Nurse' })).join('\n');
    expect(without).toContain('Why this role, and why now?');
    expect(without).not.toMatch(/[{}[\]]| {2,}at |\bat \?/);
  });

  it('is the same each time and differs between roles', async () => {
    const nurse = await ask({ role: 'Nurse', interview: 'behavioral' });
    expect(await ask({ role: 'Nurse', interview: 'behavioral' })).toEqual(nurse);
    expect(await ask({ role: 'Accountant', interview: 'behavioral' })).not.toEqual(nurse);
  });

  it('writes only traceable words for any background', async () => {
    await fc.assert(
      fc.asyncProperty(anyText({ maxLength: 200 }), fc.constantFrom('Skills: ', 'I built ', '- Led 4 ', ''), async (text, start) => {
        const values = { role: 'Tester', background: start + text };
        expect(isTraceable((await write(PARAMETERS, values)).lines, values)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

describe('The family of a role', () => {
  it.each<[string, RoleFamily | undefined]>([
    ['Frontend developer', 'frontend'],
    ['Senior Staff Site Reliability Engineer (Kubernetes)', 'devops'],
    ['Information Security Analyst', 'security'],
    ['Firmware Engineer, Automotive', 'embedded'],
    ['Data Analyst intern', 'analytics'],
    ['werkstudent data', 'analytics'],
    ['Data Engineer', 'data-engineering'],
    ['Machine Learning Engineer', 'machine-learning'],
    ['Registered Nurse – ICU', 'clinical'],
    ['Pharmacy nurse', 'clinical'],
    ['Lab technician', 'laboratory'],
    ['Mechanical design engineer', 'mechanical'],
    ['Site Engineer (Civil)', 'civil'],
    ['Sales Engineer', 'sales'],
    ['AP Biology teacher', 'teaching'],
    ['Project Manager, Retail', 'project'],
    ['Barista', 'food-service'],
    ['Sous Chef', 'kitchen'],
    ['Paralegal', 'law'],
    ['UX Designer', 'design'],
    ['HR Executive', 'people'],
    ['Chartered Accountant', 'accounting'],
    ['Supply Chain Analyst', 'operations'],
    ['Product Manager', 'product'],
    ['SEO specialist', 'marketing'],
    ['Intern, cyber', 'security'],
    ['Beekeeper', undefined],
    ['Electrician', 'trades'],
    ['Cloud architect', 'devops'],
    ['Delivery driver', 'logistics'],
    ['Architect', undefined],
    ['School librarian', undefined],
    ['Flight attendant', undefined],
    ['Cabin crew', undefined],
    ['Dental nurse', undefined],
    ['TIG welder', undefined],
    ['Lorry driver', undefined],
    ['HGV driver', undefined],
    ['Plumber', undefined],
    ['EKG technician', undefined],
    ['Technical artist', undefined],
    ['Blood bank technologist', undefined],
    ['Technician', 'engineering'],
  ])('The family of the role “%s” is %s', (role, family) => {
    expect(familiesOf(role)[0]).toBe(family);
  });

  it('is named by each job once', () => {
    const names = Object.values(TITLES).flatMap((list) => list.split('|'));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});

describe('A general name of a job behind that of a trade', () => {
  it.each(['Environmental Consultant', 'Interior Designer', 'Radiographer', 'Housekeeper'])(
    'gets no questions of another trade: %s',
    async (role) => {
      const { lacks } = await write(PARAMETERS, { role, level: 'entry', interview: 'technical' });
      expect(lacks?.map(({ grade }) => grade)).toEqual(['partial']);
    },
  );

  it.each(['Senior Consultant', 'Management Consultant', 'UX Designer'])('keeps its own: %s', async (role) => {
    expect((await write(PARAMETERS, { role, level: 'senior', interview: 'technical' })).lacks).toEqual([]);
  });
});

describe('A case-study interview', () => {
  it.each([
    ['Secondary School Maths Teacher', false],
    ['Staff Nurse', false],
    ['Product Manager', true],
  ])('for the role %s asks about a market: %s', async (role, asks) => {
    const lines = (
      await Promise.all((['entry', 'senior', 'lead'] as const).map((level) => ask({ role, level, interview: 'case-study' })))
    ).flat();
    expect(lines.some((line) => /^\d+\. A competitor offers/.test(line))).toBe(asks);
  });
});

describe('The markup of a résumé', () => {
  it.each([
    ['### **Fox Lake Hospital** | Front Desk Assistant, 2023', '“### '],
    ['<h3>Training and Certification</h3>\n<ul><li>Managed the store of instruments for two wards</li></ul>', 'Training and Certification'],
    ['- **📚 Basic Nursing Assistant Certificate Program**, 2025', '📚'],
  ])('is in no question: %s', async (background, mark) => {
    expect((await ask({ role: 'Nurse', interview: 'technical', background })).join('\n')).not.toContain(mark);
  });
});

describe('The facts of a résumé', () => {
  const factsOf = (background: string) => resumeFacts(formContext({ background }).document('background'));

  it.each([
    ['a telephone number', 'Contact: grace · 07700 900123'],
    ['a reason for leaving', 'I left my last job because the restaurant closed.'],
    ['a code', 'Skills: 9606-1, 6G'],
    ['a driving licence', 'Full clean UK driving licence.'],
    ['a gap in the dates', 'Gap: Apr 2023–Jan 2024 carer for my father'],
    ['a right to work', 'I have the right to work in the UK.'],
    ['a list of hobbies', 'rock climbing, board games, trail running'],
    ['somebody who leads in a 12-lead ECG', '- 12-Lead ECG reading'],
  ])('do not hold %s', (_, background) => {
    expect(factsOf(background)).toEqual([]);
  });

  it.each([
    ['Placements: 12 weeks A&E at Leeds General, 10 weeks stroke ward, community nursing.', 'placement'],
    ['Apprenticeship 2018-2022, Colchester Institute.', 'placement'],
    ['Newly qualified adult nurse, BSc Nursing, University of Leeds, 2026 (2:1).', 'education'],
    ['QTS 2018, PGCE Mathematics, Durham.', 'education'],
    ['Teaching assistant, University of Hull, 2021-2023', 'position'],
    ['Found a recurring trip caused by moisture in a socket; replaced it with IP66 and saved two days.', 'statement'],
    ['Raised GCSE grade 4+ from 64% to 78% in three years by weekly quizzes.', 'achievement'],
    ['Awards: best poster of the faculty, best thesis of the year.', 'note'],
    ['I am good at explaining hard things.', 'claim'],
    ['Final-year adult nursing student, Edinburgh Napier (2023–2027).', 'education'],
    ['raised a drug error (10x insulin), near-miss report, ward changed its procedure', 'statement'],
    ['HCA, Sodexo care home, 2021-23, nights', 'position'],
    ['MA Art History, Sorbonne.', 'education'],
    ['First aid and venepuncture course 2026', 'education'],
    ['Gap: no site experience', 'gap'],
    ['Weak: fundraising.', 'gap'],
    ['Summer intern at Arup 2025: checked wind loads, found 12% overdesign in a transfer beam', 'achievement'],
  ])('take "%s" for what it is, so that only a claim is doubted', (background, kind) => {
    expect(factsOf(background).map((fact) => fact.kind)).toEqual([kind]);
  });

  it.each([
    [
      '2022-2026 Brook & Sons: domestic rewires, consumer unit changes, EV charger installation (about 60 units), a small team.',
      ['domestic rewires', 'consumer unit changes', 'EV charger installation'],
    ],
    [
      'JIB approved electrician, NVQ Level 3, 18th Edition (BS 7671), 2391 inspection and testing, ECS gold card.',
      ['18th Edition (BS 7671)', '2391 inspection and testing'],
    ],
    ['Healthcare assistant at Oakwood since 2022: personal care, great people, dementia care.', ['personal care', 'dementia care']],
    ['Volunteer since 2023: treasurer of the sailing club, budget of £18,000.', []],
    ['Placements: respiratory ward (12 weeks), surgical assessment unit (10 weeks).', []],
  ])('hold the tasks of "%s"', (background, tasks) => {
    expect(
      factsOf(background)
        .filter(({ kind }) => kind === 'task' || kind === 'practice')
        .map(({ text }) => text),
    ).toEqual(tasks);
  });

  it.each([
    ['Skills: venepuncture, cannulation (signed off), ECG (under supervision)', ['venepuncture', 'cannulation', 'ECG']],
    ['Tools: Python (pandas, scikit-learn), Excel', ['Python', 'pandas', 'scikit-learn', 'Excel']],
  ])('take remarks in brackets for no skills: %s', (background, skills) => {
    expect(factsOf(background).map(({ text }) => text)).toEqual(skills);
  });

  it('keep two lines apart', () => {
    const texts = factsOf('- LCP from 4.1 s to 1.8 s\nBeta Ltd – Junior Dev, 2018-2020').map(({ kind, text }) => [kind, text]);
    expect(texts).toEqual([
      ['achievement', 'LCP from 4.1 s to 1.8 s'],
      ['position', 'Beta Ltd – Junior Dev, 2018-2020'],
    ]);
  });

  it.each([
    ['Skills: Python', 'skill'],
    ['Skills: Epic', 'practice'],
    ['Skills: PILS', 'practice'],
    ['- Cared for 3 ventilated patients per shift', 'statement'],
  ])('The facts of the résumé "%s" are of the kind %s', (background, kind) => {
    expect(factsOf(background).map((fact) => fact.kind)).toEqual([kind]);
  });

  it('have their kind and the offsets of their words', () => {
    const facts = resumeFacts(formContext({ background: RESUME }).document('background'));
    const of = (kind: string): string[] => facts.filter((fact) => fact.kind === kind).map(({ text }) => text);
    expect(of('skill')).toEqual(['Java', 'Python', 'Git', 'Kafka']);
    expect(of('achievement')).toHaveLength(2);
    expect(of('leadership')).toEqual(['Led a team of four in a hackathon.']);
    expect(of('placement')).toEqual(['Software Intern, Infosys, June-Aug 2025']);
    expect(of('education')).toEqual(['B.Tech in Computer Science, Amity University, 2022-2026']);
  });
});

describe('The short lists', () => {
  it('have eight to ten questions about a paper, with its own terms', async () => {
    const content =
      'Chlorophyll fluorescence shows plant stress. Chlorophyll fluorescence was measured in wheat. Plant stress reduces yield.';
    const lines = (await write({ pack: 'critical-reading', from: 'content', count: [8, 10] }, { content })).lines.map(textOf);
    expect(questions(lines)).toHaveLength(10);
    expect(lines.join('\n')).toContain('How is “Chlorophyll fluorescence” defined');
    const plain = (await write({ pack: 'critical-reading', from: 'content', count: [8, 10] }, {})).lines.map(textOf);
    expect(plain[0]).toBe('1. What is the one claim that the authors want you to believe?');
  });

  it('ask about what a paper claims, not about what made no difference, and take no verb for the start of a term', async () => {
    const ask = async (content: string) =>
      (await write({ pack: 'critical-reading', from: 'content', count: [8, 10] }, { content })).lines.map(textOf).join('\n');
    const health = await ask(
      'Depressive symptoms were measured. Social isolation was measured with a scale. We found that social loneliness was associated with dementia (HR 1.40, p<0.001). Social isolation was not associated with dementia (HR 1.04). Social loneliness may be a risk factor.',
    );
    expect(health).not.toContain('“Social isolation”');
    expect(await ask('We present FooSort: a system that sorts pages. We present FooSort for students. FooSort was faster.')).not.toContain(
      'present FooSort',
    );
  });

  it('ask about the subject of a paper, not about a unit in which it measures', async () => {
    const content =
      "Cette étude examine l'effet du télétravail sur la productivité de 1 204 salariés. Les résultats montrent une hausse de 4,3 % de la productivité pour deux jours de télétravail par semaine, mais une baisse de 1,8 % au-delà de quatre jours.";
    const lines = (await write({ pack: 'critical-reading', from: 'content', count: [8, 10] }, { content })).lines.map(textOf).join('\n');
    expect(lines).toMatch(/“(?:productivité|télétravail)”/);
    expect(lines).not.toContain('“jours”');
  });

  it('have questions for the interviewer that fit the level', async () => {
    for (const level of ['entry', 'mid', 'senior', 'lead', '']) {
      const lines = (
        await write({ pack: 'ask-the-interviewer', by: ['level'], role: 'role', count: [5, 7] }, { role: 'Nurse', level })
      ).lines.map(textOf);
      expect(questions(lines)).toHaveLength(7);
      expect(lines.some((line) => line.includes('budget and which hires'))).toBe(level === 'lead');
    }
  });
});

describe('A role in a question', () => {
  it.each([
    ['Staff Nurse', 'Staff Nurse'],
    ['a staff nurse position', 'staff nurse'],
    ['the role of Data Engineer (remote, part-time)', 'Data Engineer'],
    ['Project Manager, Retail', 'Project Manager'],
    ['Registered Nurse – ICU', 'Registered Nurse'],
    ['Software Engineer at Acme', 'Software Engineer'],
    ['Barista job.', 'Barista'],
    ['C/C++ Developer', 'C/C++ Developer'],
    ['Front-end developer', 'Front-end developer'],
  ])('%s reads well before “role”', async (role, shown) => {
    const lines = (
      await Promise.all((['entry', 'mid', 'senior'] as const).map((level) => ask({ role, level, interview: 'behavioral' })))
    ).flat();
    const named = lines.filter((line) => / role\b/.test(line) && line.includes(shown));
    expect(named.length).toBeGreaterThan(0);
    for (const line of named) expect(line).toMatch(new RegExp(`(?:this|how many) ${shown.replace(/[+]/g, '\\+')} (?:role|jobs)`));
  });

  it('stands before a company without “at” and without its full stop', async () => {
    const lines = await ask({ role: 'Chef', company: 'at Acme Inc.', interview: 'behavioral' });
    expect(lines.join('\n')).toContain('Why this role at Acme Inc, and why now?');
  });

  it.each(['Tree surgeon', 'Garden designer', 'Robot trainer', 'Hotel pianist', 'Hospital chaplain', 'Game economy designer'])(
    'that holds a word of another trade has no family: %s',
    (role) => {
      expect(familiesOf(role)).toEqual([]);
    },
  );
});
