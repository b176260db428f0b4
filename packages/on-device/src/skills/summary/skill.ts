import { sentenceScores } from '../../lib/terms/rank-sentences.ts';
import type { Part, Sentence, TextDocument } from '../../lib/text/document.ts';
import { contentStems, pickDiverse } from '../../lib/text/similarity.ts';
import { isFiller, quoteTidily } from '../../lib/text/tidy.ts';
import { zonesOf } from '../../lib/text/zones.ts';
import type { Skill } from '../../skill.ts';
import { BLANK, type Line, quote } from '../../spans.ts';
import { fillPhrase } from './phrases.ts';

/** Quotes the sentences that summarize the text, in order; with `perSection`, some of each part under its heading. */
export const summary: Skill<'summary'> = ({ from, sentences: wanted, perSection }, context) => {
  const document = context.document(from);
  const scores = sentenceScores(document);
  if (scores.size === 0) return fallback(document, wanted);
  const chosen = perSection === true ? fromEachPart(document, scores, wanted) : best([...scores.keys()], scores, wanted);
  chosen.sort((a, b) => a.start - b.start);
  const lines = perSection === true ? underHeadings(document, chosen) : chosen.map((sentence) => bullet(document, sentence));
  return chosen.length < wanted && chosen.length === scores.size ? [...lines, BLANK, fillPhrase('all')] : lines;
};

function best(sentences: readonly Sentence[], scores: ReadonlyMap<Sentence, number>, count: number): Sentence[] {
  return pickDiverse(
    sentences.flatMap((item) => {
      const score = scores.get(item);
      return score === undefined ? [] : [{ item, score, stems: contentStems(item) }];
    }),
    count,
  );
}

/** The best sentence of each part, then the best of the rest up to the number wanted. */
function fromEachPart(document: TextDocument, scores: ReadonlyMap<Sentence, number>, wanted: number): Sentence[] {
  const leaders = zonesOf(document, Math.ceil(wanted / 2)).flatMap((zone) => best(zone.sentences, scores, 1));
  // With far more parts than wanted sentences, not every part gets one.
  const kept = new Set(leaders.length > 2 * wanted ? best(leaders, scores, wanted) : leaders);
  const rest = [...scores.keys()].filter((sentence) => !kept.has(sentence));
  return [...kept, ...best(rest, scores, Math.max(0, wanted - kept.size))];
}

function underHeadings(document: TextDocument, chosen: readonly Sentence[]): Line[] {
  const lines: Line[] = [];
  let open: Part | undefined;
  for (const sentence of chosen) {
    const part = document.parts[sentence.part];
    if (part !== open) {
      if (lines.length > 0) lines.push(BLANK);
      if (part?.heading !== undefined) {
        lines.push(fillPhrase('heading', { heading: quote({ field: document.field, raw: document.raw, ...within(part.heading) }) }));
      }
      open = part;
    }
    lines.push(bullet(document, sentence));
  }
  return lines;
}

function within({ start, end }: { readonly start: number; readonly end: number }) {
  return { start, end };
}

function bullet(document: TextDocument, sentence: Sentence): Line {
  return [...fillPhrase('bullet'), ...quoteTidily(document, sentence)];
}

/** For notes without a full sentence: their first lines, unchanged. */
function fallback(document: TextDocument, wanted: number): Line[] {
  const lines = document.sentences.filter((sentence) => !isFiller(sentence)).slice(0, wanted);
  if (lines.length === 0) return [fillPhrase(document.words === 0 ? 'nothing' : 'noSentences')];
  return [...lines.map((sentence) => bullet(document, sentence)), BLANK, fillPhrase('short')];
}
