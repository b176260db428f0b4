import { summarySentences } from '../../lib/summary/choose.ts';
import { textLacks } from '../../lib/summary/text-lacks.ts';
import { sentenceScores } from '../../lib/terms/rank-sentences.ts';
import { headingOver, type Part, type Sentence, type TextDocument } from '../../lib/text/document.ts';
import { isNotNeeded } from '../../lib/text/exam-cues.ts';
import { contentStems, pickDiverse } from '../../lib/text/similarity.ts';
import { isErrand } from '../../lib/text/speech/course-talk.ts';
import { isDeadline } from '../../lib/text/speech/deadline.ts';
import { isSpoken } from '../../lib/text/speech/talk.ts';
import { isFiller, quoteTidily } from '../../lib/text/speech/tidy.ts';
import { unusedLines } from '../../lib/text/unused-lines.ts';
import { zonesOf } from '../../lib/text/zones.ts';
import type { Skill, SkillContext, SkillOutput } from '../../skill.ts';
import { BLANK, computed, type Line, quote, textOf } from '../../spans.ts';
import { fillPhrase } from './phrases.ts';

/** A text without headings is divided into shares of about this many sentences. */
const SENTENCES_A_SHARE = 8;
const MOST_SHARES = 6;
/** The most items of a list. */
const MOST_ITEMS = 8;

/**
 * Lists headings with their key points indented. A text without headings is divided into shares. A sentence that a summary in the same
 * result quotes is no point again.
 */
export const outline: Skill<'outline', SkillOutput> = ({ from, points }, context) => {
  const document = context.document(from);
  const told = toldBySummaries(document, from, context);
  // A summary in the same result says what the text lacks.
  const unused = told === undefined ? unusedLines(document) : [];
  const lacks = told === undefined ? textLacks(document) : [];
  if (document.sentences.length === 0 && document.parts.every(({ heading }) => heading === undefined)) {
    return { lines: [fillPhrase('nothing')], lacks, unused };
  }
  return { lines: linesOf(document, points, told ?? new Set()), lacks, unused };
};

/** The words of the sentences that summaries of the same text in other sections quote; undefined without such a section. */
function toldBySummaries(document: TextDocument, from: string, { sections }: SkillContext): ReadonlySet<string> | undefined {
  const steps = sections.flatMap((section) =>
    section.steps.flatMap((step) => (step.skill === 'summary' && step.with.from === from ? [step.with] : [])),
  );
  if (steps.length === 0) return undefined;
  return new Set(
    steps.flatMap(({ sentences, perSection, findings }) =>
      summarySentences(document, { sentences, spread: perSection === true, findings: findings === true }).map(({ text }) => text),
    ),
  );
}

function linesOf(document: TextDocument, points: number, told: ReadonlySet<string>): Line[] {
  const filled = document.parts.filter((part) => part.sentences.length > 0);
  const lines: Line[] = [];
  if (filled.length === 1 && filled[0]?.heading === undefined) {
    const shares = Math.min(MOST_SHARES, Math.ceil(document.sentences.length / SENTENCES_A_SHARE));
    zonesOf(document, shares).forEach(({ sentences }, index) => {
      if (index > 0) lines.push(BLANK);
      if (shares > 1) lines.push(fillPhrase('share', { number: computed(index + 1, 'share of a text without headings') }));
      // A share has no name of its own, so it shows its main point even where the summary tells it.
      const own = pointsOf(document, sentences, points, told);
      lines.push(...(isTold(own) ? pointsOf(document, sentences, 1, new Set()) : own));
    });
    return lines.length > 0 ? lines : [fillPhrase('nothing')];
  }
  for (const [index, part] of document.parts.entries()) {
    const own = listOf(document, part) ?? pointsOf(document, part.sentences, points, told);
    // Below a list, a part without a heading says nothing where the summary has told it.
    if (part.heading === undefined && (part.sentences.length === 0 || (index > 0 && isTold(own)))) continue;
    if (lines.length > 0) lines.push(BLANK);
    const heading = headingOver(document, index);
    if (heading !== undefined) {
      const { start, end } = heading;
      lines.push(fillPhrase('heading', { heading: quote({ field: document.field, raw: document.raw, start, end }) }));
    }
    lines.push(...own);
  }
  return lines;
}

/** Whether all that a part has to say is in the summary. */
function isTold(lines: readonly Line[]): boolean {
  return lines.length === 1 && textOf(lines[0] ?? []) === textOf(fillPhrase('told'));
}

/** The items of a part that is one list of notes. A list is read whole: two of three steps are no outline of them. */
function listOf(document: TextDocument, { blocks, sentences }: Part): Line[] | undefined {
  const scores = sentenceScores(document);
  const isList =
    sentences.length > 1 &&
    blocks.every(({ kind, sentences: own }) => kind === 'item' && own.length === 1) &&
    sentences.every((sentence) => !scores.has(sentence) && isNote(document, sentence) && !isDeadline(sentence.text));
  if (!isList) return undefined;
  const shown = sentences.slice(0, sentences.length > MOST_ITEMS ? MOST_ITEMS - 1 : MOST_ITEMS);
  const rest = sentences.length - shown.length;
  return [
    ...shown.map((sentence) => [...fillPhrase('point'), ...quoteTidily(document, sentence)]),
    ...(rest > 0 ? [fillPhrase('more', { count: computed(rest, 'items of a list') })] : []),
  ];
}

/** The best sentences of a part in order, or its short notes if it has no full sentence. */
function pointsOf(document: TextDocument, sentences: readonly Sentence[], count: number, told: ReadonlySet<string>): Line[] {
  const scores = sentenceScores(document);
  const scored = sentences.flatMap((item) => {
    if (isDeadline(item.text)) return [];
    const score = scores.get(item) ?? (!isSpoken(document) && isNote(document, item) ? 0 : undefined);
    return score === undefined || told.has(item.text) ? [] : [{ item, score, stems: contentStems(item) }];
  });
  if (scored.length === 0 && sentences.some((sentence) => told.has(sentence.text))) return [fillPhrase('told')];
  // An errand (read this, bring that) is a point only of a part that holds nothing else.
  const taught = scored.filter(({ item }) => !isErrand(item.text));
  return pickDiverse(taught.length > 0 ? taught : scored, count)
    .sort((a, b) => a.start - b.start)
    .map((sentence) => [...fillPhrase('point'), ...quoteTidily(document, sentence)]);
}

function isNote(document: TextDocument, sentence: Sentence): boolean {
  const block = document.blocks[sentence.block];
  return (
    block !== undefined &&
    (block.sentences.length === 1 || sentence.tokens.length > 2) &&
    !isFiller(sentence) &&
    !isNotNeeded(sentence.text) &&
    !/[:?]$/.test(sentence.text)
  );
}
