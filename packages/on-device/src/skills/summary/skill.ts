import { summarySentences } from '../../lib/summary/choose.ts';
import { textLacks } from '../../lib/summary/text-lacks.ts';
import { sentenceScores } from '../../lib/terms/rank-sentences.ts';
import { type Block, headingOver, type Part, type Sentence, type TextDocument } from '../../lib/text/document.ts';
import { isNotNeeded } from '../../lib/text/exam-cues.ts';
import { isFiller, quoteTidily } from '../../lib/text/speech/tidy.ts';
import { unusedLines } from '../../lib/text/unused-lines.ts';
import type { Skill, SkillOutput } from '../../skill.ts';
import { BLANK, type Line, quote } from '../../spans.ts';
import { fillPhrase } from './phrases.ts';

/** Quotes the sentences that summarize the text, in order; with `perSection`, under the headings of their parts. */
export const summary: Skill<'summary', SkillOutput> = ({ from, sentences: wanted, perSection, findings }, context) => {
  const document = context.document(from);
  const chosen = summarySentences(document, { sentences: wanted, spread: perSection === true, findings: findings === true });
  const unused = unusedLines(document);
  const lacks = textLacks(document);
  if (chosen.length === 0) return { lines: fallback(document, wanted), lacks, unused };
  const lines = perSection === true ? underHeadings(document, chosen) : chosen.map((sentence) => bullet(document, sentence));
  const all = findings !== true && chosen.length < wanted && chosen.length === sentenceScores(document).size;
  return {
    lines: all ? [...lines, BLANK, fillPhrase(chosen.length === document.sentences.length ? 'all' : 'allWhole')] : lines,
    lacks,
    unused,
  };
};

function underHeadings(document: TextDocument, chosen: readonly Sentence[]): Line[] {
  const lines: Line[] = [];
  let open: Part | undefined;
  let under: Block | undefined;
  for (const sentence of chosen) {
    const part = document.parts[sentence.part];
    if (part !== open) {
      const heading = headingOver(document, sentence.part);
      const goesOn = lines.length > 0 && heading === under;
      if (lines.length > 0 && !(goesOn && heading !== undefined)) lines.push(BLANK);
      if (heading !== undefined && !goesOn) {
        lines.push(fillPhrase('heading', { heading: quote({ field: document.field, raw: document.raw, ...within(heading) }) }));
      }
      open = part;
      under = heading;
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
  const lines = document.sentences.filter((sentence) => !isFiller(sentence) && !isNotNeeded(sentence.text)).slice(0, wanted);
  if (lines.length === 0) return [fillPhrase(document.words === 0 ? 'nothing' : 'noSentences')];
  return [...lines.map((sentence) => bullet(document, sentence)), BLANK, fillPhrase('short')];
}
