import { collapse, type Passage, quote } from '../../../spans.ts';
import type { Sentence, TextDocument } from '../../text/document.ts';
import type { Card } from '../card.ts';
import { ask } from '../phrases.ts';
import { type Note, notesOf } from './notes/outline.ts';

/** "Carlill v Carbolic Smoke Ball Co [1893]: an offer to the world …", "… held that …". */
const CASE =
  /^[*_]*((?:In re\s)?\p{Lu}[\p{L}'’&.-]*(?:\s(?:\p{Lu}|\(|of\s|and\s|the\s|&|for\s)[\p{L}'’&.()-]*){0,7}\sv\.?\s\p{Lu}[\p{L}'’&.-]*(?:\s(?:\p{Lu}|\(|of\s|and\s|the\s|&|for\s)[\p{L}'’&.()-]*){0,7}?)[*_]*,?\s*((?:[[(](?:[A-Z .]{0,12})?(?:1[6-9]|20)\d\d[\])])?[^:–—\n]{0,30}?)(?:\s*(?::|\s[–—-]|[–—])|\s(?:established|introduced|held)(?:\sthat)?)\s+(.{12,400}?)[.]?$/su;
/** A party of a case, and "Hyde v Wrench (1840)". */
const PARTY = String.raw`\p{Lu}[\p{L}'’&.-]*(?:,?\s(?:\p{Lu}[\p{L}'’&.()-]*|of|and|the|&|for)){0,6}`;
const CITED = String.raw`${PARTY}\sv\.?\s${PARTY}(?:,?\s[[(]?(?:1[6-9]|20)\d\d[\])]?)?`;
/** "silence is no acceptance (Felthouse v Bindley 1862)", "a counter-offer kills the offer - Hyde v Wrench": in notes the rule comes first. */
const AFTER_RULE = new RegExp(String.raw`^([^:()]{12,160}?)(?:\s*\((${CITED})\)|[.;]?\s+(?:[–—-]\s+)?(${CITED}))[.\s]*$`, 'su');
/** The longest line of notes on a case, in characters, and the fewest words of its rule. */
const LONGEST_LINE = 260;
const FEWEST_RULE = 3;
/** Makes cards on what cases decided. */
export function lawCards(document: TextDocument): Card[] {
  return [
    ...document.sentences.flatMap((sentence) => caseIn(document, sentence) ?? []),
    ...notesOf(document).flatMap((note) => citedAfter(document, note) ?? []),
  ];
}

/** A line of notes whose case stands behind the rule that it decided. */
function citedAfter({ field, raw }: TextDocument, { block: { start, end } }: Note): Card | undefined {
  const text = raw.slice(start, end);
  if (end - start > LONGEST_LINE || !/\sv\.?\s/.test(text)) return undefined;
  const [whole, rule = '', inBrackets, behind] = AFTER_RULE.exec(text) ?? [];
  if (whole === undefined || rule.trim().split(/\s+/).length < FEWEST_RULE || /^(?:see|cf|read|eg|e\.g)\b|\sv\.?(?:\s|$)/i.test(rule))
    return undefined;
  const name = inBrackets ?? behind ?? '';
  const at = start + text.lastIndexOf(name);
  const question = ask('decided', { name: quote({ field, raw, start: at, end: at + name.length }) });
  const answer = [quote({ field, raw, start, end: start + rule.trimEnd().replace(/[.;,]$/, '').length })];
  return { kind: 'case', question, answer, key: `case ${collapse(name).toLowerCase()}`, at: start };
}

function caseIn({ field, raw }: TextDocument, { start, end }: Sentence): Card | undefined {
  const text = raw.slice(start, end);
  if (!/\sv\.?\s/.test(text.slice(0, 120))) return undefined;
  const found = CASE.exec(text);
  if (found === null) return undefined;
  const [, name = '', year = '', decided = ''] = found;
  // "Carlill v Carbolic in turn established …"
  if (/\p{Ll}{3}/u.test(year) && !/[:–—-]\s+$/.test(text.slice(0, text.lastIndexOf(decided)))) return undefined;
  // "Juliana v. United States: The Climate Lawsuit" is a title.
  if (decided.split(/\s+/).every((word) => /^\p{Lu}|^\p{L}{1,3}$/u.test(word))) return undefined;
  const at = text.indexOf(name);
  const passage = (from: number, length: number): Passage => ({ field, raw, start: start + from, end: start + from + length });
  const until = year.trim() === '' ? at + name.length : text.indexOf(year, at + name.length) + year.length;
  const question = ask('decided', { name: quote(passage(at, until - at)) });
  return {
    kind: 'case',
    question,
    answer: [quote(passage(text.lastIndexOf(decided), decided.length))],
    key: `case ${collapse(name).toLowerCase()}`,
    at: start,
  };
}
