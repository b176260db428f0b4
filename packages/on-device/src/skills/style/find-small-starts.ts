import type { Finding } from './finding.ts';
import type { WordForms } from './lexicon/word-forms.ts';
import type { Prose } from './read/prose.ts';

/** The fewest words of a paragraph that must begin with a capital; fewer may be a label. */
const FEWEST_WORDS = 5;
/** The fewest of one that has no end mark either. */
const FEWEST_WITHOUT_END = 10;

/** The end of a line that breaks off inside its sentence: "I am not expecting to". */
const BREAKS_OFF = /\b(?:to|the|an?|of|and|or|for|with|from|in|at|by|my|your|his|her|their|our|is|are|was|were|be|not)\s*$/;

/** The end of a line that was wrapped inside its sentence, or that announces what follows: "Secondly,". */
const IN_SENTENCE = /(?:[^.?!"”’)\s]|[^.?!\s]["”’)])[ \t]*\n[ \t]*$|[,;:]\s*$/;

/** A small word that begins the name of a person: "van Praag". */
const PARTICLE = /^(?:van|von|de|den|der|di|da|del|du|la|le|ter|ten|el|al)$/;

/** Paragraphs that begin with a small letter. A paragraph may go on from one that ends without a full stop. */
export function findSmallStarts({ document: { raw }, paragraphs }: Prose, forms: WordForms): Finding[] {
  return paragraphs.flatMap(({ block: { start, end }, number, words }, at) => {
    const before = paragraphs[at - 1]?.block;
    const goesOn = before !== undefined && !/[.?!]["”’)]?\s*$/.test(raw.slice(Math.max(before.start, before.end - 4), before.end));
    const ahead = raw.slice(Math.max(0, start - 12), start);
    if (BREAKS_OFF.test(ahead) || IN_SENTENCE.test(ahead)) return [];
    const ended = /[.?!]["”’)]?$/.test(raw.slice(start, end).trimEnd());
    if (number === 0 || goesOn || words < (ended ? FEWEST_WORDS : FEWEST_WITHOUT_END)) return [];
    const word = /^[a-z]+(?=[ ,]|'[a-z]+ )/.exec(raw.slice(start, start + 30))?.[0];
    if (word === undefined || (PARTICLE.test(word) && /^[a-z]+ (?:(?:de|den|der|la|las|los|t) )?[A-Z]/.test(raw.slice(start, start + 40))))
      return [];
    // After a formula: "where m is the mass".
    if (word === 'where' && before !== undefined) return [];
    if (!(word === 'i' || forms.isCommon(word) || (word === 'a' && !/^a(?:,| and) [a-z]\b/.test(raw.slice(start, start + 8))))) return [];
    return [{ rule: 'capital', start, end: start + word.length, fix: word.charAt(0).toUpperCase() + word.slice(1) }];
  });
}
