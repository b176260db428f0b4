import type { TextDocument } from '../../lib/text/document.ts';
import { GIVEN_SYSTEMS, KNOWN_METHODS, KNOWN_TOOLS, SKILL_NAMES } from './known-skills.ts';
import type { ResumeFact } from './resume-fact.ts';

const SKILL_LABEL = new RegExp(
  [
    String.raw`^[ \t]*(?:[-•*▪]\s*)?(?:[\p{L}&/ ]{0,30}\b)?(?:skills?|skill set|tools?|technologies|frameworks?|libraries|databases?`,
    String.raw`programming|software|tech stack|competenc(?:y|ies)|expertise|languages)\b[\p{L}&/ ]{0,25}(?::|\s[–-]\s)\s*`,
  ].join('|'),
  'iu',
);
const SKILL_HEADING =
  /^[ \t#*]*(?:[\p{L}&]+ ){0,2}(?:skills|tools|technologies|tech stack|competencies|expertise)(?: (?:and|&) [\p{L}]+)?[ \t:*]*$/iu;
/** A heading that ends a list of skills without an empty line. */
const OTHER_HEADING = new RegExp(
  [
    String.raw`^[ \t#*]*(?:(?:work|professional|academic|personal|relevant|key) )?(?:projects?|experience|employment|internships?`,
    'education|activities|achievements?|awards|certifications?|interests|hobbies|languages|references|publications',
    String.raw`volunteering|responsibilit(?:y|ies)|profile|summary|objective)[ \t:*]*$`,
  ].join('|'),
  'i',
);
const INLINE =
  /\b(?:proficient (?:in|with)|skilled (?:in|at)|experienced? (?:in|with)|familiar with|knowledge of|fluent in|trained in|certified in|I know|know how to use)\s+([^.;:\n]{2,120})/gi;

const SOFT =
  /^(?:(?:good |excellent |strong |effective )?(?:communication|teamwork|team work|team player|leadership|time management|problem[- ]solving|critical thinking|adaptability|creativity|presentation|interpersonal|organi[sz]ation(?:al)?|hard[- ]?working|quick learner|punctual(?:ity)?|collaboration|negotiation|decision making|attention to detail|multitasking|empathy|patience)(?: skills?)?)$/i;
/** Spoken languages, which are no tools to ask about. */
const SPOKEN = new RegExp(
  [
    '^(?:english|hindi|tamil|telugu|kannada|malayalam|marathi|bengali|gujarati|punjabi|urdu|odia|spanish|french|german',
    String.raw`italian|portuguese|chinese|mandarin|japanese|korean|arabic|russian|dutch|polish|turkish|vietnamese|swahili)\b`,
  ].join('|'),
  'i',
);

/** The level of a spoken language after its name, in any spelling: "Português (native)". */
const LEVEL = /^\s*[(:–-]+\s*(?:native|mother tongue|bilingual|fluent|[ABC][12]\b)/i;

/** The skills that a text names, each once: first those in lists under a label or heading, then known names anywhere. */
export function skillsIn(document: TextDocument): ResumeFact[] {
  const { raw, field } = document;
  const found: ResumeFact[] = [];
  const seen = new Set<string>();
  const add = (start: number, end: number): void => {
    const text = raw.slice(start, end);
    const key = text.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, '');
    if (key === '' || seen.has(key) || SPOKEN.test(text) || LEVEL.test(raw.slice(end, end + 20)) || isCode(text)) return;
    seen.add(key);
    found.push({ kind: kindOf(text), field, raw, start, end, text });
  };
  for (const [start, end] of listedStretches(raw)) for (const [from, to] of pieces(raw, start, end)) add(from, to);
  for (const match of raw.matchAll(INLINE)) {
    const list = match[1] ?? '';
    const start = match.index + match[0].length - list.length;
    for (const [from, to] of pieces(raw, start, start + list.length)) {
      const name = raw.slice(from, to).toLowerCase();
      if (KNOWN_TOOLS.has(name) || KNOWN_METHODS.has(name)) add(from, to);
    }
  }
  for (const pattern of SKILL_NAMES) {
    for (const match of raw.matchAll(pattern)) {
      const next = raw.slice(match.index + match[0].length).match(/^\s+(?:Park|Street|University)\b/);
      if (!next) add(match.index, match.index + match[0].length);
    }
  }
  return found;
}

/** "9606-1", "6G" and "2:1" are numbers, codes or marks; "C" and "R" are languages. */
function isCode(text: string): boolean {
  return !/\p{L}{2}/u.test(text) && !KNOWN_TOOLS.has(text.toLowerCase());
}

/** The parts of a text that list skills: after a label, or below a heading up to an empty line. */
function* listedStretches(raw: string): Generator<readonly [start: number, end: number]> {
  let start = 0;
  let under = false;
  for (const line of raw.split('\n')) {
    const end = start + line.length;
    const label = line.length < 600 ? SKILL_LABEL.exec(line)?.[0] : undefined;
    if (label !== undefined && label.length < line.length) {
      if (!isSpokenList(label, line.slice(label.length))) yield [start + label.length, end];
    } else if (line.length < 60 && SKILL_HEADING.test(line)) under = true;
    else if (line.trim() === '' || (line.length < 60 && OTHER_HEADING.test(line))) under = false;
    else if (under && line.length < 300 && !/[.!?]\s*$/.test(line)) yield [start + (/^[^:]{0,30}:/.exec(line)?.[0].length ?? 0), end];
    start = end + 1;
  }
}

/** "Languages: Twi, French (basic)": beside a spoken language that is known, the others are spoken too. */
function isSpokenList(label: string, list: string): boolean {
  return /^\W*languages\b/i.test(label) && list.split(/[,;]/).some((piece) => SPOKEN.test(piece.trim()));
}

/** Names between separators, without bullets, brackets and link words; at most four words each. */
function* pieces(raw: string, start: number, end: number): Generator<readonly [start: number, end: number]> {
  for (const match of raw.slice(start, end).matchAll(/(?:[^,;•|·()\n:.]|\.(?!\s|$))+/g)) {
    // "Tools:" in the middle of a line is a label, not a name.
    if (raw.charAt(start + match.index + match[0].length) === ':') continue;
    for (const part of splitAnd(match[0])) {
      const text = part.text.replace(/^[\s\-*▪–.:]+/, '');
      const trimmed = text.replace(/[\s.]+$/, '').replace(/^(?:basic|advanced|intermediate|good|using|MS)\s+(?=\p{Lu})/u, '');
      const from = start + match.index + part.at + part.text.indexOf(trimmed);
      const words = trimmed.split(/\s+/).length;
      if (isRemark(trimmed, raw.slice(start, from))) continue;
      if (trimmed.length >= 1 && /\p{L}/u.test(trimmed) && words <= 4 && !/^(?:etc|and|or)$/i.test(trimmed))
        yield [from, from + trimmed.length];
    }
  }
}

/** "Cannulation (signed off)": small words in brackets say something about the skill, unless they are names of tools. */
function isRemark(text: string, before: string): boolean {
  const isInside = before.lastIndexOf('(') > before.lastIndexOf(')');
  const name = text.toLowerCase();
  return isInside && name === text && !KNOWN_TOOLS.has(name) && !KNOWN_METHODS.has(name);
}

function splitAnd(text: string): { readonly at: number; readonly text: string }[] {
  const parts: { at: number; text: string }[] = [];
  let at = 0;
  for (const match of text.matchAll(/(?:^|\s)(?:and|&)\s/gi)) {
    parts.push({ at, text: text.slice(at, match.index) });
    at = match.index + match[0].length;
  }
  parts.push({ at, text: text.slice(at) });
  return parts.filter((part) => part.text.trim() !== '');
}

/** A known tool could be replaced by another; a practice ("wound care") or a certificate could not, so its questions differ. */
function kindOf(text: string): 'skill' | 'practice' | 'soft-skill' {
  if (SOFT.test(text)) return 'soft-skill';
  return KNOWN_TOOLS.has(text.toLowerCase()) && !GIVEN_SYSTEMS.has(text.toLowerCase()) ? 'skill' : 'practice';
}
