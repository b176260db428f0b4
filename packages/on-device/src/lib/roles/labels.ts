import type { Sentence, TextDocument } from '../text/document.ts';

/** Names of the labels of a structured abstract. */
const NAMES =
  'background|introduction|context|importance|motivation|problem|gap|(?:study )?aims?|(?:study )?objectives?|(?:study )?purpose|goals?|hypothesis|research questions?|(?:study )?methods?|methodology|materials and methods|(?:study )?design|setting|participants|patients|subjects|interventions?|exposures?|procedure|approach|measurements?|(?:(?:main|primary|secondary) )?outcomes?(?: and)? measures?|(?:main|primary|secondary) outcomes?|results?|findings?|outcomes?|limitations?|conclusions?|conclusions and relevance|interpretation|implications?|discussion|future work|recommendations?';
/** "Methods:", "CONCLUSIONS.", "Background –" at the beginning of a sentence. */
const LABEL = new RegExp(String.raw`^(?:\*\*)?(${NAMES})(?:\*\*)?\s*(?::|\.\s|[-–—]\s)`, 'i');
/** The same without a mark, as journals set it in bold: "Participants 412 adults", "Results Readmission occurred". */
const BARE = new RegExp(`^(${NAMES})\\s+(?=\\S+\\s)`, 'i');
/** A single bare label may be the subject of its sentence. */
const FEWEST = 3;

/** Reads the label at the beginning of a sentence of a paper. */
export function labelReader({ sentences }: TextDocument): (sentence: Sentence) => string | undefined {
  const bare = new Set(sentences.flatMap(({ text }) => bareLabelOf(text)?.toLowerCase() ?? []));
  return ({ text }) => labelOf(text) ?? (bare.size >= FEWEST ? bareLabelOf(text) : undefined);
}

/** "Methods:" or, in some journals, "METHODS We …". */
function labelOf(text: string): string | undefined {
  const capitals = /^(\p{Lu}{3,}(?:,? \p{Lu}{3,}){0,4})\s(?=\p{Lu}(?:\p{Ll}|\s))/u.exec(text)?.[1];
  return LABEL.exec(capitals === undefined ? `${text} ` : `${capitals}: `)?.[1];
}

/** A capital or a number follows a label: "Results were mixed" has none. */
function bareLabelOf(text: string): string | undefined {
  const found = /^\p{Lu}/u.test(text) ? BARE.exec(text) : null;
  return found !== null && /^[\p{Lu}\d]/u.test(text.slice(found[0].length)) ? found[1] : undefined;
}
