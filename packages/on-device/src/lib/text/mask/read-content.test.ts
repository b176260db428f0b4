import { describe, expect, it } from 'vitest';
import { collapse, textOf } from '../../../spans.ts';
import { ASIDE_REASONS } from '../mask.ts';
import { quotePassage } from '../quote-passage.ts';
import { readDocument } from '../read-document.ts';

const sentences = (raw: string) => readDocument('f', raw).sentences.map(({ text }) => text);

describe('A sentence is read and quoted without', () => {
  it.each([
    ['numbers of sources', 'Cells divide [12]. They grow first [3, 5–7].', ['Cells divide.', 'They grow first.']],
    [
      'several numbers of sources in a row, and what stands between them',
      'Cells divide [1], [2]. They grow first [3]–[5], [8] and [9], then rest [4][6].',
      ['Cells divide.', 'They grow first, then rest.'],
    ],
    [
      'sources in brackets',
      'Sleep helps memory (Rao & Li, 2019). Naps help less (Ode et al., 2020; Ruiz, 2021).',
      ['Sleep helps memory.', 'Naps help less.'],
    ],
    ['places in the text', 'The rate falls (see Figure 3.2). It rises again (Table 1).', ['The rate falls.', 'It rises again.']],
    [
      'times of a recording',
      'It began. [00:01:12] The plague came (0:10:02) by sea [1:05] in 1347.',
      ['It began.', 'The plague came by sea in 1347.'],
    ],
    ['tags and MathML', '<p>Water is <b>wet</b>.</p> <math><mi>x</mi></math>', ['Water is wet.']],
    [
      'marks of emphasis and links',
      'The **stroma** holds [enzymes](https://a.example/b) of all kinds.',
      ['The stroma holds enzymes of all kinds.'],
    ],
    ['commands of LaTeX', String.raw`The \emph{mean} is stable~\cite{rao19}.`, ['The mean is stable.']],
    ['sounds of captions', 'Now we begin. [Applause] The cell is small.', ['Now we begin.', 'The cell is small.']],
  ])('%s', (_, raw, expected) => {
    expect(sentences(raw)).toEqual(expected);
  });

  it('A sentence keeps content that looks like marks of sources, tags and captions', () => {
    const kept = [
      'The array a [i] holds p < 0.05 and q > 2.',
      'He fell in the war (Versailles, 1919).',
      'Rao (2019) found no effect.',
      'It rose by 3 * 4 * 5 units.',
    ];
    for (const raw of kept) expect(sentences(raw)).toEqual([raw]);
  });

  it.each([
    'As shown in [3], cells divide early.',
    'The method of [4] and [5] is slow.',
    'It is twice as fast as that. [6] shows that cells divide.',
  ])('A number of a source that is a word of its sentence stays: "%s"', (raw) => {
    expect(sentences(raw).join(' ')).toBe(raw);
  });

  it('Formulas and links of a sentence stay, although they hold no words', () => {
    const [sentence] = readDocument('f', 'The area is $\\pi r^2$ for every circle of radius r.').sentences;
    expect(sentence?.text).toBe('The area is $\\pi r^2$ for every circle of radius r.');
    expect(sentence?.tokens.map(({ text }) => text)).not.toContain('pi');
  });
});

describe('Captions', () => {
  const SRT = `1
00:00:01,000 --> 00:00:03,000
Today we look at tides, which

2
00:00:03,100 --> 00:00:06,000
rise and fall twice a day.

3
00:00:06,500 --> 00:00:09,000
The Moon pulls the water,

4
00:00:09,100 --> 00:00:12,000
and the Sun helps it a little.`;

  it('are read as running speech, quoted in verbatim pieces without their times', () => {
    const document = readDocument('f', SRT);
    expect(document.sentences.map(({ text }) => text)).toEqual([
      'Today we look at tides, which rise and fall twice a day.',
      'The Moon pulls the water, and the Sun helps it a little.',
    ]);
    for (const sentence of document.sentences) {
      const spans = quotePassage(document, sentence);
      expect(textOf(spans)).toBe(sentence.text);
      for (const span of spans) if (span.kind === 'quote') expect(span.text).toBe(collapse(SRT.slice(span.start, span.end)));
    }
  });

  it('Captions that roll are read once', () => {
    const lines = ['so the moon', 'pulls the water', 'and the water rises', 'twice in a day'];
    const cues = lines.map((line, at) => `00:00:0${at}.000 --> 00:00:0${at + 1}.000\n${at === 0 ? '' : `${lines[at - 1]}\n`}${line}`);
    expect(sentences(`WEBVTT\n\n${cues.join('\n\n')}`).join(' ')).toBe(lines.join(' '));
  });

  it('are not a timetable', () => {
    const raw = '9:00 Registration\n9:30 Opening\n10:00 Lecture one\n11:00 Coffee\n11:30 Lecture two';
    expect(readDocument('f', raw).blocks.length).toBeGreaterThan(3);
  });
});

describe('Lines that hold no content', () => {
  const PROSE = 'Tides are the regular rise and fall of the sea, and the pull of the Moon and of the Sun on the water is their cause. '
    .repeat(8)
    .trim();

  it.each([
    [
      'learning objectives',
      'Learning Objectives\n\nBy the end of this section, you will be able to:\n\nExplain why tides occur\n\nDescribe spring tides',
      ASIDE_REASONS.objectives,
    ],
    ['the caption of a picture', 'Figure 3.1 A harbour at low water. (credit: A. Ode)', ASIDE_REASONS.caption],
    ['front matter', '---\ntitle: Tides\nlayout: page\n---', ASIDE_REASONS.frontMatter],
    ['a licence', 'This work is licensed under a Creative Commons Attribution licence.', ASIDE_REASONS.frontMatter],
    ['navigation', 'Previous | Next', ASIDE_REASONS.navigation],
  ])('are listed with their reason: %s', (_, lines, reason) => {
    const raw = `${lines}\n\n${PROSE}`;
    const { asides, sentences: all } = readDocument('f', raw);
    expect(new Set(asides.map((aside) => aside.reason))).toEqual(new Set([reason]));
    expect(raw.slice(asides[0]?.start, asides.at(-1)?.end).replace(/\s+/g, ' ')).toBe(lines.replace(/\s+/g, ' '));
    expect(all).toHaveLength(8);
  });

  it('Lines of two columns that run into each other are listed as no content', () => {
    const row = 'the moon pulls the water        while the sun is far away';
    const { asides } = readDocument('f', `${PROSE}\n\n${`${row}\n`.repeat(12)}`);
    expect(asides.filter(({ reason }) => reason === ASIDE_REASONS.columns)).toHaveLength(12);
  });

  it('do not exist in short notes', () => {
    expect(readDocument('f', 'Learning Objectives\nExplain why tides occur').asides).toEqual([]);
  });
});

it('The heads of an author manuscript are no content', () => {
  const heads = ['J Sleep Res. Author manuscript; available in PMC 2019 March 01.', 'Ode et al. Page 2'];
  const text = ['The rate of the reaction rises with heat.', ...heads, 'It falls in the cold of the night.'].join('\n\n');
  const found = sentences(`${text}\n\n${'The pupils of the school slept well in every week of the study. '.repeat(12)}`).join(' ');
  expect(found).not.toMatch(/manuscript|Ode/);
  expect(found).toContain('It falls in the cold of the night.');
});
