import { keyTerms } from '../../lib/terms/key-terms.ts';
import type { TextDocument } from '../../lib/text/document.ts';
import { isFamiliar } from '../../lib/text/word-classes.ts';
import type { SkillContext } from '../../skill.ts';
import { quote, type Span } from '../../spans.ts';

const MOST_TERMS = 12;
const MOST_WORDS_OF_A_TERM = 4;
/** The number of key terms among which good topics are searched. */
const CANDIDATES = 30;
/** A single word is too general for a prompt or a search unless the text uses it this often. */
const LEAST_COUNT_ALONE = 3;
/** A verb, a title of a person, a month, a label of a report or a unit makes no search: "thank Prof", "Future scope", "Jan data". */
const NO_TOPIC = new RegExp(
  [
    String.raw`\b(?:thanks?|prof|dr|mr|mrs|ms|sir|madam|guide|future scope|system requirements|problem statement|research questions?|literature review`,
    'table of contents|million|billion|thousand|crore|lakh|rs|inr|usd|eur|gbp|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec',
    'monday|tuesday|wednesday|thursday|friday|results?|findings|limitations?|methodology|objectives?|budget|conclusion',
    String.raw`introduction|h\d)\b`,
  ].join('|'),
  'i',
);
const HALF_A_TERM =
  /(?:^| )(?:due|based|using|versus|vs|between|than|per)$|^(?:inside|outside|within|without|across|during) |\S (?:higher|lower|better|worse|greater|fewer|more|less)(?: |$)/i;
/** The papers of a project, not its subject: "ethics approval", "grant no". */
const PAPERWORK = /\b(?:ethics|ethical|grant) (?:approval|clearance|committee|consent|number|no|ref)\b/i;
/** The word before the number of a document: "approval REF" in "approval REF 2026-118". */
const BEFORE_NUMBER = /\b(?:ref|id|no|nr|iso|en|din)$/i;
const HEADS =
  '(?:determination|study|verification|measurement|investigation|estimation|examination|evaluation|observation|demonstration|comparison|calculation|analysis|experiment|effect|influence|validation|characteri[sz]ation|identification)s?';
/** "Determination of …", "Verification of …": words for the work on the topic. */
const DONE_WITH_IT = new RegExp(`(?:^| )${HEADS}$`, 'i');
/** The words after such a head: "viscosity" in "Determination of the viscosity of glycerine". */
const BEHIND_HEADS = new RegExp(
  String.raw`^\s*(?:(?:the |an? )?(?:\p{L}+ )?${HEADS}(?: and ${HEADS})?\s+(?:of|on|into)\s+(?:the |an? )?)+(\S.*?)(?=\s+(?:of|in|by|using|with|from|for|through|and|at|on|as|via|to|under)\b|[,.:;(]|\s*$)`,
  'iu',
);
/** A text of up to this many words, such as a title, names its subject only once. */
const SHORT_TEXT = 40;
/** A field with at least this many characters is a text, not a name or an option. */
const LEAST_TEXT = 60;

/** The key terms of the topic field, then of the form's other texts, each once. */
export function topicTerms(field: string | undefined, context: SkillContext): Span[] {
  const fields = field === undefined ? [] : [field, ...otherTexts(field, context)];
  const terms: Span[] = [];
  const seen = new Set<string>();
  for (const name of fields) {
    if (context.values[name] === undefined) continue;
    const document = context.document(name);
    for (const span of [...(name === field ? behindHeads(document) : []), ...termsOf(document)]) {
      const key = span.text.toLowerCase();
      if (terms.length >= MOST_TERMS || [...seen].some((other) => overlaps(other, key))) continue;
      seen.add(key);
      terms.push(name === field ? inRunningText(span, fields.slice(1), context) : span);
    }
  }
  return terms;
}

/** The words for `{topic}` in the nth prompt, in quotation marks. Terms take turns; without terms it is a plain word. */
export function topicSlot(terms: readonly Span[], turn: number): Span[] {
  const mark = (text: string): Span => ({ kind: 'phrase', text, id: 'checklist.topic' });
  const term = terms[turn % Math.max(1, Math.min(terms.length, 3))];
  return term === undefined ? [mark('your topic')] : [mark('“'), term, mark('”')];
}

function behindHeads({ field, raw }: TextDocument): Span[] {
  const match = BEHIND_HEADS.exec(raw.slice(0, 200));
  const words = match?.[1] ?? '';
  if (match === null || !/\p{L}{3}/u.test(words) || words.split(/\s+/).length > MOST_WORDS_OF_A_TERM) return [];
  const start = match.index + match[0].length - words.length;
  return [quote({ field, raw, start, end: start + words.length })];
}

function termsOf(document: TextDocument): Span[] {
  const found = keyTerms(document, CANDIDATES).filter(({ text, stems, count, start, end }) => {
    if (DONE_WITH_IT.test(text) && /^\s+(?:of|on|into)\b/i.test(document.raw.slice(end, end + 8))) return false;
    if (NO_TOPIC.test(text) || PAPERWORK.test(text)) return false;
    if (BEFORE_NUMBER.test(text) && /^\.?:?\s?\d/.test(document.raw.slice(end, end + 4))) return false;
    // "Students scan a code": a verb and its subject.
    if (stems.length > 1 && /^\s(?:an?|the|their|its|our)\s/i.test(document.raw.slice(end, end + 8))) return false;
    // "200 L digester": the unit belongs to the number.
    if (/^\p{L}{1,3}\s/u.test(text) && /\d\s?$/.test(document.raw.slice(Math.max(0, start - 2), start))) return false;
    if (stems.length > MOST_WORDS_OF_A_TERM || HALF_A_TERM.test(text) || / of /i.test(text)) return false;
    if (stems.length === 1 && isFamiliar(text.toLowerCase()) && document.words >= SHORT_TEXT) return false;
    return stems.length > 1 || count >= LEAST_COUNT_ALONE || document.words < SHORT_TEXT || /\p{Lu}.*[\p{Lu}\d]/u.test(text);
  });
  return found.map(({ start, end }) => quote({ field: document.field, raw: document.raw, ...withJoined(document.raw, start, end) }));
}

/** A term with the words that a dash joins to it: "Michaelis–Menten" of "Michaelis". */
function withJoined(raw: string, start: number, end: number): { readonly start: number; readonly end: number } {
  const before = /(?<!\p{L})\p{Lu}[\p{L}]{1,30}[–-]$/u.exec(raw.slice(Math.max(0, start - 40), start))?.[0].length ?? 0;
  const after = /^[–-]\p{Lu}\p{L}{1,30}/u.exec(raw.slice(end, end + 40))?.[0].length ?? 0;
  return { start: start - before, end: end + after };
}

/** The words of a term without the end of their plural, which makes no other term: "QR codes", "rotating QR code". */
const singular = (term: string) => term.replace(/(?<=\p{L}{3}[^s])s\b/gu, '');

/** Whether one term contains the other or both share two words: "irrigation controller", "smart irrigation controller". */
function overlaps(first: string, second: string): boolean {
  const [one, other] = [singular(first), singular(second)];
  const words = new Set(one.split(' '));
  return one.includes(other) || other.includes(one) || other.split(' ').filter((word) => words.has(word)).length > 1;
}

/** A title capitalises its terms. If another text writes the same words in lower case, that spelling is used. */
function inRunningText(span: Span, others: readonly string[], { values }: SkillContext): Span {
  const small = span.text.toLowerCase();
  if (small === span.text) return span;
  for (const field of others) {
    const raw = values[field] ?? '';
    const start = raw.indexOf(small);
    const whole = start >= 0 && !/\p{L}/u.test(raw.charAt(start - 1)) && !/\p{L}/u.test(raw.charAt(start + small.length));
    if (whole) return quote({ field, raw, start, end: start + small.length });
  }
  return span;
}

function otherTexts(field: string, { values, labels }: SkillContext): string[] {
  return Object.keys(values).filter((name) => {
    const value = values[name] ?? '';
    return name !== field && value.length >= LEAST_TEXT && (labels[name] ?? value) === value;
  });
}
