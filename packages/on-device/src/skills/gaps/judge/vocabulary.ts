import { isCommon } from '../../../lib/text/common-words.ts';
import type { Token } from '../../../lib/text/document.ts';
import type { Notes } from '../read/evidence.ts';
import { isSameNumber, LEAST_END, shortens } from '../read/short-forms.ts';
import { acronymOf, folded, spelledStem } from '../read/stems.ts';
import type { Name } from './short-name.ts';
import type { Form, Unit } from './unit.ts';

/** The words of notes. Each form is compared once with a word of a topic, however often it stands in the text. */
export interface Vocabulary {
  /** The units of a passage. */
  readonly unitsOf: (passage: number) => readonly Unit[];
  /** The forms with which a name may begin. */
  readonly openingsOf: (name: Name) => ReadonlySet<Form>;
  /** The highest degree to which a form stands for a word. */
  readonly strengthOf: (form: Form, word: Name[number]) => number;
  /** The passages with a form for the second needed word of a name, if it has two. No other passage holds the name, but for initials. */
  readonly besideOf: (name: Name) => ReadonlySet<number> | undefined;
  /** The places of a form: the index of a passage and that of a unit in it, in turns. */
  readonly placesOf: (form: Form) => readonly number[];
}

export function vocabularyOf({ evidence, document: { raw } }: Notes): Vocabulary {
  const read = formReader();
  const places = new Map<Form, number[]>();
  for (const [passage, { tokens }] of evidence.entries()) {
    let unit = 0;
    for (const token of tokens)
      for (const form of read(token)) {
        const same = places.get(form);
        if (same === undefined) places.set(form, [passage, unit]);
        else same.push(passage, unit);
        unit += 1;
      }
  }
  const byLetter = Map.groupBy(places.keys(), ({ word }) => word.charAt(0));
  const byWord = Map.groupBy(places.keys(), ({ word }) => word);
  const formsOfWord = onceForEach((key: string) => {
    const [word = '', stem = ''] = key.split(' ');
    return formsFor(word, stem, byLetter, byWord);
  });
  const passagesOfWord = onceForEach((key: string) => {
    const found = new Set<number>();
    const [word = ''] = key.split(' ');
    // "IL" is "first law": a numeral has another letter than its word.
    const numerals = ['i', 'v'].flatMap((sign) => (isSameNumber(sign, word) ? (byLetter.get(sign) ?? []) : []));
    for (const form of [...formsOfWord(key), ...numerals]) {
      const of = places.get(form) ?? [];
      for (let at = 0; at < of.length; at += 2) found.add(of[at] ?? 0);
    }
    return found;
  });
  return {
    unitsOf: onceForEach((passage: number) =>
      (evidence[passage]?.tokens ?? []).flatMap((token, at) => {
        const forms = read(token);
        return forms.map((form, index) => ({ form, at, dotted: index === forms.length - 1 && isDotted(raw, token.end) }));
      }),
    ),
    openingsOf: onceForEach((name: Name) => {
      // Its first word, and the next after each that notes may leave out.
      const first = name.slice(0, name.findIndex(({ optional }) => !optional) + 1);
      return new Set(first.flatMap((word) => [...formsOfWord(keyOf(word))].filter(({ stop }) => !stop)));
    }),
    besideOf: (name) => {
      const second = name.filter(({ optional }) => !optional)[1];
      return second === undefined ? undefined : passagesOfWord(keyOf(second));
    },
    strengthOf: (form, word) => (form.stem === word.stem ? 1 : shortens(form.word, word.word, true)),
    placesOf: (form) => places.get(form) ?? [],
  };
}

const keyOf = ({ word, stem }: Name[number]) => `${word} ${stem}`;

/** A function that computes each value once. */
export function onceForEach<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) {
      value = compute(key);
      known.set(key, value);
    }
    return value;
  };
}

/** Numbers, and "x" for "cross". */
const SIGNS = '123456789x';

/** The forms with the first letter of a word, those with a number, and its own ends: "glia" for "neuroglia". */
function formsFor(
  word: string,
  stem: string,
  byLetter: ReadonlyMap<string, readonly Form[]>,
  byWord: ReadonlyMap<string, readonly Form[]>,
): ReadonlySet<Form> {
  const found = new Set<Form>();
  for (const letter of [word.charAt(0), ...SIGNS])
    for (const form of byLetter.get(letter) ?? [])
      if (form.letters !== undefined || form.stem === stem || shortens(form.word, word, true) > 0) found.add(form);
  for (let at = 1; at <= word.length - LEAST_END; at += 1)
    for (const form of byWord.get(word.slice(at)) ?? []) if (shortens(form.word, word, true) > 0) found.add(form);
  return found;
}

function isDotted(raw: string, end: number): boolean {
  return raw[end] === '.' && /^\.\s*[^\s\p{Lu}]|^\.\s*$|^\.\s+\p{L}/u.test(raw.slice(end, end + 4));
}

/** Splits tokens into forms, and each spelling once. Forms that differ in nothing are one object. */
function formReader(): (token: Token) => readonly Form[] {
  const spellings = new Map<string, readonly Form[]>();
  const forms = new Map<string, Form>();
  const shared = (form: Form) => {
    const key = `${form.word} ${form.stem} ${form.stop} ${form.letters}`;
    const same = forms.get(key) ?? form;
    forms.set(key, same);
    return same;
  };
  return (token) => {
    let found = spellings.get(token.text);
    if (found === undefined) {
      found = formsOf(token).map(shared);
      spellings.set(token.text, found);
    }
    return found;
  };
}

function formsOf(token: Token): Form[] {
  const pieces = folded(token.word)
    .replace(/['’]s?$/, '')
    .split('-')
    .filter((piece) => piece !== '');
  const letters = pieces.length === 1 ? lettersOf(token) : undefined;
  const stop = token.stop && !/^\p{Lu}/u.test(token.text);
  return pieces.map(named).map((word) => ({ word, stem: word === token.word ? token.stem : spelledStem(word), stop, letters }));
}

/** Greek letters with their names: "σ bond" is "sigma bond". */
const GREEK: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  λ: 'lambda',
  μ: 'mu',
  π: 'pi',
  ρ: 'rho',
  σ: 'sigma',
  χ: 'chi',
  ω: 'omega',
};

const named = (word: string) => GREEK[word] ?? word;

function lettersOf(token: Token): string | undefined {
  const mixed =
    /^\p{Lu}[a-z]?\p{Lu}[\p{Lu}\d]?$|^\p{Lu}\d$/u.test(token.text) || (/^\p{Lu}\p{Ll}{3,4}$/u.test(token.text) && !isCommon(token.word));
  return (mixed ? token.text : acronymOf(token))?.toLowerCase();
}
