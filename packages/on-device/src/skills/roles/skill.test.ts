import { describe, expect, it } from 'vitest';
import { sentenceRoles } from '../../lib/roles/assign-roles.ts';
import { PASTED } from '../../lib/roles/pasted-abstracts.test-data.ts';
import type { Role } from '../../lib/roles/roles.ts';
import { readDocument } from '../../lib/text/read-document.ts';
import type { SkillContext } from '../../skill.ts';
import { textOf } from '../../spans.ts';
import { ABSTRACTS } from './abstracts.test-data.ts';
import { roles } from './skill.ts';

async function ask(text: string, asked: readonly Role[], max?: number): Promise<string[]> {
  const document = readDocument('content', text);
  const found = await roles({ from: 'content', roles: asked, ...(max === undefined ? {} : { max }) }, {
    document: () => document,
  } as unknown as SkillContext);
  return found.map(textOf);
}

const ALL: readonly Role[] = ['background', 'gap', 'purpose', 'method', 'result', 'limitation', 'future', 'conclusion'];

describe('The sentences of an abstract', () => {
  it('may be future work under the label of a conclusion', async () => {
    const text = 'Results: Napping students recalled 12 % more words. Conclusions: A nap helps memory. Future work should use actigraphy.';
    expect(await ask(text, ['conclusion', 'future'])).toEqual([
      'What they conclude:',
      '- A nap helps memory.',
      'What could come next:',
      '- Future work should use actigraphy.',
    ]);
  });

  it('may tell under the label of a background what is missing, too', async () => {
    const text =
      'Background: Interruptions have been named as a cause of errors, yet no empirical studies of this relationship exist. We tested whether they increase errors. Methods: We observed 98 nurses.';
    const told = '- Interruptions have been named as a cause of errors, yet no empirical studies of this relationship exist.';
    expect(await ask(text, ['background', 'gap'])).toEqual(['What was known before:', told, 'What was missing:', told]);
  });

  it('are not the names of the authors, and an aim is what states it', async () => {
    const text =
      'Sha Lind, PhD1; Ada Hall, BS1; June C. Lo, PhD1,2 1 Center for Sleep, Hall Medical School, Singapore\n\nStudy Objectives: The ability to recall facts is improved when learning takes place at spaced intervals. However, many students cram for exams. The aim of this study was to examine the interaction of spacing and sleep. Methods: We tested 56 adolescents for a week. Results: Recall of massed items fell by 12 %.';
    const lines = await ask(text, ['background', 'purpose']);
    expect((await ask(text, ['gap'])).join('\n')).toContain('However, many students cram');
    expect(lines.join('\n')).not.toContain('Lind');
    expect(lines).toContain('- The aim of this study was to examine the interaction of spacing and sleep.');
    const known = lines.indexOf('- The ability to recall facts is improved when learning takes place at spaced intervals.');
    expect(known).toBeGreaterThan(-1);
    expect(known).toBeLessThan(lines.indexOf('What they set out to do:'));
  });

  it.each(ABSTRACTS)('get the roles that a reader would give them: $name', ({ sentences }) => {
    const text = sentences.map(([, sentence]) => sentence).join(' ');
    const found = sentenceRoles(readDocument('content', text));
    const wrong = sentences.filter(([role, sentence]) => !found.some((entry) => entry.sentence.text === sentence && entry.role === role));
    expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(1);
  });

  it('are not limitations only because they follow one', () => {
    const found = sentenceRoles(
      readDocument('content', 'We measured the noise in ten halls. The sample was limited to one city. The halls are open to all.'),
    );
    expect(found.filter(({ role }) => role === 'limitation')).toHaveLength(1);
  });
});

describe('The limits of a paper', () => {
  const limits = (raw: string) =>
    sentenceRoles(readDocument('content', raw)).flatMap(({ role, sentence }) => (role === 'limitation' ? [sentence.text] : []));

  it('are the points below their announcement, whatever they say', () => {
    expect(
      limits(
        'Discussion\nSeveral limitations should be noted. First, most participants were women. Second, we did not control study outside the sessions. Third, only terms were tested, so it is unclear whether the results extend to concepts.',
      ),
    ).toHaveLength(4);
  });

  it('are also what its discussion says was not done', () => {
    const left = 'However, all roofs were in one city and we did not measure height.';
    const raw = `Introduction\nBees need flowers.\n\nMethods\nWe sampled 42 roofs.\n\nResults\nRoofs with flowers had more bees than others.\n\nDiscussion\nOur results suggest that seeds help. ${left}`;
    expect(limits(raw)).toEqual([left]);
  });
});

describe('Sentences that state their role', () => {
  it.each(PASTED)('get that role, whatever precedes them: %s', (_name, marked) => {
    const lines = marked.split('\n').map((line) => /^(\S+) \| (.*)$/.exec(line) ?? ['', '', line]);
    const found = sentenceRoles(readDocument('content', lines.map(([, , sentence]) => sentence).join('\n')));
    const read = lines
      .filter(([, role]) => role !== '' && role !== '-')
      .map(([, , sentence]) => `${found.find((entry) => entry.sentence.text === sentence)?.role} | ${sentence}`);
    expect(read).toEqual(marked.split('\n').filter((line) => /^\w+ \| /.test(line)));
  });

  it('list a limit of other work as a gap and leave out the plan of the paper', () => {
    const found = sentenceRoles(
      readDocument(
        'content',
        'Crops need water. A limitation of existing methods is their price. We present a cheap probe. We used it in ten fields. It found dry soil in 80% of cases.',
      ),
    );
    expect(found.filter(({ role }) => role === 'limitation')).toEqual([]);
  });

  it('count a "however" among the results as a result, not as a gap', async () => {
    const text =
      'Little is known about parks. We measured heat in 14 wards. Wards with trees were 2.4 °C cooler. However, small parks changed nothing.';
    expect(await ask(text, ['gap', 'result'])).toEqual([
      'What was missing:',
      '- Little is known about parks.',
      'What they found:',
      '- Wards with trees were 2.4 °C cooler.',
      '- However, small parks changed nothing.',
    ]);
  });

  it('leave out the title of the paper', async () => {
    const text =
      'Heat and Trees in Pune\n\nHeat is a growing problem. We used ten sensors. Trees cooled streets by 2 °C. We conclude that trees help.';
    expect((await ask(text, ALL)).join()).not.toContain('Heat and Trees');
  });
});

describe('A text without labels', () => {
  const roleOf = (text: string, part: string) =>
    sentenceRoles(readDocument('content', text)).find(({ sentence }) => sentence.text.includes(part))?.role;

  it('gets its roles from verbs and comparisons', async () => {
    const text =
      'Does tea keep pupils awake? We randomly assigned 60 pupils to a tea group or a water group. All pupils slept 6 hours a night. Alertness did not differ in the morning (p = 0.41). Recall was higher in the tea group than in the water group (71% vs 64%; p = 0.02). These findings do not support a ban on tea. The sample came from one school, which limits generalisability. Larger trials are needed.';
    expect(await ask(text, ['purpose', 'method', 'result', 'conclusion', 'limitation', 'future'])).toEqual([
      'What they set out to do:',
      '- Does tea keep pupils awake?',
      'What they did:',
      '- We randomly assigned 60 pupils to a tea group or a water group.',
      '- All pupils slept 6 hours a night.',
      'What they found:',
      '- Recall was higher in the tea group than in the water group (71% vs 64%; p = 0.02).',
      '- Alertness did not differ in the morning (p = 0.41).',
      'What they conclude:',
      '- These findings do not support a ban on tea.',
      'What limits it:',
      '- The sample came from one school, which limits generalisability.',
      'What could come next:',
      '- Larger trials are needed.',
    ]);
  });

  it('A text without labels that is an essay has its thesis as its purpose', () => {
    const text = 'This essay claims that the narrator hides her part. I argue that her silence is a choice. The plot is simple.';
    expect(roleOf(text, 'narrator')).toBe('purpose');
    expect(roleOf(text, 'silence')).toBe('purpose');
  });

  it('states a role that stands beside another one', async () => {
    const text = 'We measured noise in ten halls. A limitation is the small sample, so future work should include more halls.';
    expect(await ask(text, ['future'])).toEqual([
      'What could come next:',
      '- A limitation is the small sample, so future work should include more halls.',
    ]);
  });

  it.each([
    [
      'words of somebody else',
      'The founder wrote: "In the future, we want to add all books of the library too." We measured the noise in ten halls.',
    ],
    [
      'the rest of a quotation',
      'The founder answers.\n"The site holds no books.\nIn the future, I want to add them too."\nWe measured the noise.',
    ],
    ['a legend', 'Results\n\nFigure 2. Noise in ten halls. In the future, points may move.\n\nWe found that noise fell by 3%.'],
    ['an investigation that was done', 'We found gaps. Upon further investigation, we found that the gaps had closed in June.'],
  ])('takes no next step from %s', async (_kind, text) => {
    expect(await ask(text, ['future', 'limitation'])).toEqual([
      'What could come next:',
      '- No sentence was recognised for this; the text may still state it.',
      'What limits it:',
      '- No sentence was recognised for this; the text may still state it.',
    ]);
  });
});

describe('The abstract of an essay', () => {
  it('has its aim, its evidence, its claims and its limits', async () => {
    const text =
      'This article revisits the riots of 1830 through letters. Historians since Ode have explained them by machines. Drawing on 412 letters, I argue instead that they were about the law. Where pay was cut, machines broke in 61 of 88 cases. The letters also show that some helped. This does not mean that machines did not matter, as Rao (2012) has suggested. The sample is skewed towards towns. I do not claim that this extends to Kent.';
    expect(await ask(text, ['background', 'purpose', 'method', 'result', 'limitation', 'conclusion'])).toEqual([
      'What was known before:',
      '- Historians since Ode have explained them by machines.',
      'What they set out to do:',
      '- This article revisits the riots of 1830 through letters.',
      '- Drawing on 412 letters, I argue instead that they were about the law.',
      'What they did:',
      '- This article revisits the riots of 1830 through letters.',
      '- Drawing on 412 letters, I argue instead that they were about the law.',
      'What they found:',
      '- Where pay was cut, machines broke in 61 of 88 cases.',
      '- The letters also show that some helped.',
      '- This does not mean that machines did not matter, as Rao (2012) has suggested.',
      'What limits it:',
      '- The sample is skewed towards towns.',
      '- I do not claim that this extends to Kent.',
      'What they conclude:',
      '- Drawing on 412 letters, I argue instead that they were about the law.',
    ]);
  });

  it('is no background where it says what it argues, and its parts are what it does', async () => {
    const text =
      'Historians of labour write little on method. In response, this article adopts the strategy of a scout. It begins by showing that the field lacks a home. It next presents a short history of its books. Next the article notes what follows from it. Second, the article argues that a home is not needed. We suggest a need for further studies of the field.';
    expect(await ask(text, ['background', 'gap', 'purpose', 'method', 'conclusion', 'future'])).toEqual([
      'What was known before:',
      '- Historians of labour write little on method.',
      'What was missing:',
      '- No sentence was recognised for this; the text may still state it.',
      'What they set out to do:',
      '- In response, this article adopts the strategy of a scout.',
      '- Second, the article argues that a home is not needed.',
      'What they did:',
      '- It begins by showing that the field lacks a home.',
      '- It next presents a short history of its books.',
      '- Next the article notes what follows from it.',
      'What they conclude:',
      '- We suggest a need for further studies of the field.',
      'What could come next:',
      '- We suggest a need for further studies of the field.',
    ]);
  });

  it('loses no sentence: those without a role are listed behind the labels, and nothing is said to be missing', async () => {
    const document = readDocument(
      'content',
      'This article asks whether the new duties weaken the harbour. We examine 46 decisions of courts. In 19 of the 46 cases the court took neglect for knowledge. We argue that this is mistaken. A reference to the higher court would settle the point. Until then, platforms face the highest risk.',
    );
    const lines = await roles({ from: 'content', roles: ['method', 'result', 'future'], others: true }, {
      document: () => document,
    } as unknown as SkillContext);
    expect(lines.map(textOf)).toEqual([
      'What they did:',
      '- We examine 46 decisions of courts.',
      'What they found:',
      '- In 19 of the 46 cases the court took neglect for knowledge.',
      'What could come next:',
      '- No sentence was recognised for this; the text may still state it.',
      'What else the text says:',
      '- A reference to the higher court would settle the point.',
      '- Until then, platforms face the highest risk.',
    ]);
  });
});

describe('Headings and labels', () => {
  it('decide the role of the sentences under them', async () => {
    const text =
      'Introduction\n\nBees matter to farms in many ways.\n\nMethods\n\nTwelve hives stood on a roof for a year.\n\nResults\n\nHives on the south side were heavier at the end of it.';
    expect(await ask(text, ['method', 'result'])).toEqual([
      'What they did:',
      '- Twelve hives stood on a roof for a year.',
      'What they found:',
      '- Hives on the south side were heavier at the end of it.',
    ]);
  });

  it('are not repeated before the sentences under a heading, unless they say more than it', async () => {
    const text =
      'Objective: To test whether naps help. Setting: Two schools in Pune took part. Results: Pupils who napped recalled 12 % more words. Conclusion: Naps help memory in schools.';
    expect(await ask(text, ['method', 'result', 'conclusion'])).toEqual([
      'What they did:',
      '- Setting: Two schools in Pune took part.',
      'What they found:',
      '- Pupils who napped recalled 12 % more words.',
      'What they conclude:',
      '- Naps help memory in schools.',
    ]);
    const [, own] = await ask('We asked ten pupils. Conclusion: Naps help memory in schools.', ['conclusion']);
    expect(own).toBe('- Conclusion: Naps help memory in schools.');
  });

  it('are also read at the start of a paragraph', async () => {
    expect(
      await ask('Findings. Three themes emerged from it. Some people left early.\n\nLimitations. Staff knew the two groups.', [
        'limitation',
      ]),
    ).toEqual(['What limits it:', '- Staff knew the two groups.']);
  });

  it('file what a paper of theory assumes under its methods, and its contribution under its purpose', async () => {
    const text =
      '1 Introduction\n\nThe market for used cars has been studied extensively. Our contribution is threefold: a simple model, its conditions and its uses.\n\n2 Model\n\nWe assume two groups of traders. Group one has N cars with uniformly distributed quality.\n\n3 Results\n\nWe find that no trade takes place at any price.';
    expect(await ask(text, ['background', 'purpose', 'method'])).toEqual([
      'What was known before:',
      '- The market for used cars has been studied extensively.',
      'What they set out to do:',
      '- Our contribution is threefold: a simple model, its conditions and its uses.',
      'What they did:',
      '- We assume two groups of traders.',
      '- Group one has N cars with uniformly distributed quality.',
    ]);
  });

  it('exclude reference lists', async () => {
    const text =
      'Results\n\nWe found that tea helps people to stay awake.\n\nReferences\n\nSmith, A. (2019). We found that coffee helps. Journal of Tea, 3, 1–9.';
    expect((await ask(text, ['result'])).join()).not.toContain('coffee');
  });
});

describe('In a whole paper', () => {
  const BODY = Array.from({ length: 16 }, (_, at) => `Markets of kind ${at} are old places. Traders of kind ${at} meet there.`).join(' ');
  const paper = (sentence: string) => `Introduction\n\n${BODY} ${sentence}\n\nDiscussion\n\n${BODY}`;

  it.each([
    ['an objection, without a word on what is known', 'However, the rule does not hold for slaves.', 'gap'],
    ['a limit of something else', 'Two fields of change are the limitations of charging interest and slavery.', 'limitation'],
    ['the limit of a method of others', 'A drawback of this is one limitation of the method by Horn.', 'limitation'],
    ['what the paper itself will do', 'The forms that I discuss have long been a part of trade.', 'background'],
    ['what will be in the future', 'Prices will be paid by higher incomes in the future.', 'future'],
    ['what holds in spite of limits', 'These limitations notwithstanding, our results are the first evidence.', 'limitation'],
    ['what its last section will do', 'The concluding section connects markets with towns.', 'conclusion'],
    ['a hint to other works', 'See Rao (2019), Ode (2020) and previous studies.', 'background'],
  ] as const)('is not told by %s', async (_, sentence, role) => {
    expect((await ask(paper(sentence), [role])).join('\n')).not.toContain(sentence);
  });

  it.each([
    ['a gap', 'However, few studies have looked at markets in towns.', 'gap'],
    ['a limit', 'Our analysis is limited to two small towns.', 'limitation'],
    [
      'a limit after their announcement',
      'Our results should be seen in the light of some limitations. First, all of the towns are small.',
      'limitation',
    ],
    ['what comes next', 'Future work should study towns.', 'future'],
    ['a conclusion', 'These results indicate that markets need towns.', 'conclusion'],
    ['what was known', 'Previous studies have shown that markets grow.', 'background'],
  ] as const)('tells %s', async (_, sentence, role) => {
    expect((await ask(paper(sentence), [role])).join('\n')).toContain(sentence.split('. ').at(-1));
  });
});

describe('The lines', () => {
  it('list the roles that the text does not state', async () => {
    expect(await ask('Tea is hot.', ['limitation'])).toEqual([
      'What limits it:',
      '- No sentence was recognised for this; the text may still state it.',
    ]);
  });

  it('quote no more than `max` sentences and none twice', async () => {
    const text = Array.from({ length: 30 }, (_, at) => `We found that group ${at % 10} did better than the others.`).join(' ');
    const found = await ask(text, ALL, 4);
    const quotes = found.filter((line) => line.startsWith('- We'));
    expect(quotes).toHaveLength(4);
    expect(new Set(quotes).size).toBe(4);
  });

  it.each(['', 'three words only', '😊 — …', 'a '.repeat(200_000)])('are written for any text', async (text) => {
    expect((await ask(text, ALL)).length).toBeGreaterThanOrEqual(16);
  });

  it('are written for 100,000 words', async () => {
    const text = 'In this study we tested forty people who had slept badly for a week, but not more than that.\n\n'.repeat(5000);
    await ask(text, ALL);
  });
});
