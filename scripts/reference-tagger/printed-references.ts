import type { CslName } from '../../packages/on-device/src/skills/cite/csl-item.ts';
import { isBody } from '../../packages/on-device/src/skills/cite/read/names/bodies.ts';
import { readNames } from '../../packages/on-device/src/skills/cite/read/names.ts';
import type { Label } from '../../packages/on-device/src/skills/cite/read/tagger/labels.ts';
import type { Span, TaggedText } from './tagged-text.ts';

/**
 * The forms in which students write books, articles and chapters. A part in braces is one of the reference; a form is used where it has all of
 * them. Names are written in one of five ways.
 */
const FORMS: readonly string[] = [
  // Books
  '{full}. {title}. {publisher}, {date}.',
  '{full}. {title}. {place}: {publisher}, {date}.',
  '{full}. {date}. {title}. {place}: {publisher}.',
  '{full}. {title}. {publisher}, {date}. Print.',
  '{inverted} ({date}). {title}. {publisher}.',
  '{inverted} ({date}). {title}. {place}: {publisher}.',
  '{inverted} ({date}) {title}. {place}: {publisher}.',
  '{direct}, {title} ({place}: {publisher}, {date}).',
  '{direct}, {title} ({publisher} {date})',
  '{direct}, {title}, {place} {date}.',
  '{direct}: {title}. {place} {date}.',
  '{direct} - {title}, {publisher} {date}',
  '{direct}, {title}, {publisher}, {date}',
  '{inverted} ({date}): {title}. {place}: {publisher}.',
  '{medical}. {title}. {place}: {publisher}; {date}.',
  '{short}, {title}. {place}: {publisher}, {date}.',
  // Articles
  '{full}. “{title}.” {container} {volume} ({date}): {pages}.',
  '{full}. "{title}." {container}, vol. {volume}, {date}, pp. {pages}.',
  '{full}. {date}. “{title}.” {container} {volume}: {pages}.',
  '{inverted} ({date}). {title}. {container}, {volume}, {pages}.',
  "{inverted} ({date}) '{title}', {container}, {volume}, pp. {pages}.",
  '{inverted} ({date}): {title}. In: {container} {volume}, S. {pages}.',
  '{medical}. {title}. {container}. {date};{volume}:{pages}.',
  '{short}, “{title},” {container}, vol. {volume}, pp. {pages}, {date}.',
  '{short}. {title}. {container}, {volume}:{pages}, {date}.',
  "{direct}, '{title}' ({date}) {volume} {container} {pages}",
  '{direct}, “{title},” {container} {volume} ({date}): {pages}.',
  '{direct}, "{title}", {container} {date}',
  '{inverted} {date}. {title}. {container} {volume}: {pages}.',
  '{short}, {title}, {container}, {volume} ({date}), {pages}.',
  // Chapters and papers
  '{inverted} ({date}). {title}. In {editors} (Eds.), {container} (pp. {pages}). {publisher}.',
  '{inverted} ({date}). {title}. In {editors} (Eds.), {container} (pp. {pages}). {place}: {publisher}.',
  '{full}. “{title}.” {container}, edited by {editors}, {publisher}, {date}, pp. {pages}.',
  '{full}. “{title}.” In {container}, edited by {editors}, {pages}. {place}: {publisher}, {date}.',
  "{direct}, '{title}' in {editors} (eds), {container} ({publisher} {date})",
  "{inverted} ({date}) '{title}', in {editors} (eds) {container}. {place}: {publisher}, pp. {pages}.",
  '{inverted} ({date}): {title}. In: {editors} (Hrsg.): {container}. {place}: {publisher}, S. {pages}.',
  '{medical}. {title}. In: {editors}, editors. {container}. {place}: {publisher}; {date}. p. {pages}.',
  '{short}, “{title},” in {container}, {date}, pp. {pages}.',
  '{short}. {title}. In {container}, pages {pages}, {date}.',
];

const LABEL_OF: Readonly<Record<string, Label>> = {
  full: 'author',
  inverted: 'author',
  direct: 'author',
  short: 'author',
  medical: 'author',
  editors: 'editor',
};

/** The reference printed in another form, or nothing where no form has just its parts. `turn` chooses among the forms. */
export function printed({ text, spans }: TaggedText, turn: number): readonly TaggedText[] {
  const parts = partsOf(text, spans);
  const isWhole = (form: string) => [...form.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => parts.has(name));
  const hasAll = (form: string) => form.includes('{container}') === parts.has('container');
  const forms = FORMS.filter((form) => isWhole(form) && hasAll(form));
  const form = forms[turn % Math.max(forms.length, 1)];
  return form === undefined ? [] : [filled(form, parts)];
}

function partsOf(text: string, spans: readonly Span[]): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  for (const { label, start, end } of spans) {
    const words = text.slice(start, end).replace(/^[\s"“”„«»‘’'(.,:;[–-]+|[\s"“”«»‘’'(,.:;)\]–-]+$/g, '');
    if (label !== 'other' && words !== '' && !parts.has(label)) parts.set(label, words);
  }
  const trimmed = (label: Label, prefix: RegExp) => {
    const words = parts.get(label);
    if (words !== undefined) parts.set(label, words.replace(prefix, ''));
  };
  trimmed('container', /^(?:In|in|Dans|dans)\b:?\s+/);
  trimmed('pages', /^(?:pp?|pages?|S)\b\.?\s*/i);
  trimmed('volume', /^(?:vol(?:ume)?|v)\b\.?\s*/i);
  const names = namesIn(parts.get('author'));
  const editors = namesIn(parts.get('editor'));
  const body = names === undefined && isBody(parts.get('author') ?? '') ? parts.get('author') : undefined;
  for (const [way, write] of Object.entries(WAYS)) {
    if (names !== undefined) parts.set(way, write(names));
    if (body !== undefined) parts.set(way, body);
  }
  if (editors !== undefined) parts.set('editors', WAYS.short(editors));
  return parts;
}

function namesIn(words: string | undefined): readonly CslName[] | undefined {
  const names =
    words === undefined
      ? undefined
      : readNames(words.replace(/^(?:In|in)\b:?\s+|\(?\b(?:[Ee]ds?|[Ee]ditors?|Hrsg)\b\.?\)?/g, '').trim())?.names;
  return names?.every(({ family, given }) => family !== undefined && given !== undefined) === true ? names : undefined;
}

const WAYS = {
  full: ([first, ...others]: readonly CslName[]) =>
    listed([`${first?.family}, ${first?.given}`.replace(/\.$/, ''), ...others.map(directly)], ', and '),
  inverted: (names: readonly CslName[]) =>
    listed(
      names.map(({ family, given = '' }) => `${family}, ${initials(given)}`),
      ', & ',
    ),
  direct: (names: readonly CslName[]) => listed(names.map(directly), ' and '),
  short: (names: readonly CslName[]) =>
    listed(
      names.map(({ family, given = '' }) => `${initials(given)} ${family}`),
      ' and ',
    ),
  medical: (names: readonly CslName[]) =>
    listed(
      names.map(({ family, given = '' }) => `${family} ${initials(given).replace(/[.\s-]/g, '')}`),
      ', ',
    ),
};

function directly({ family, given }: CslName): string {
  return `${given} ${family}`;
}

function initials(given: string): string {
  return given
    .split(/[\s.]+/)
    .filter((name) => name !== '')
    .map((name) => `${name[0]}.`)
    .join(' ');
}

function listed(names: readonly string[], and: string): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')}${and}${names.at(-1)}`;
}

function filled(form: string, parts: ReadonlyMap<string, string>): TaggedText {
  let text = '';
  const spans: Span[] = [];
  for (const piece of form.split(/(\{\w+\})/)) {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1];
    const words = name === undefined ? piece : (parts.get(name) ?? '');
    if (name !== undefined) spans.push({ label: LABEL_OF[name] ?? (name as Label), start: text.length, end: text.length + words.length });
    // One full stop after initials: "Lee, A." and ". Title".
    text = name === undefined && text.endsWith('.') && words.startsWith('.') ? text + words.slice(1) : text + words;
  }
  return { text, spans };
}
