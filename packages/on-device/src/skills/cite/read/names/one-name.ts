import type { CslName } from '../../csl-item.ts';
import { isBody, NOT_NAMES } from './bodies.ts';

export const INITIALS = /^(?:\p{Lu}\.?[\s-]{0,2}){1,4}$/u;
export const SUFFIX = /^(?:jr|sr|ii|iii|iv)\.?$/i;
export const PARTICLES = new Set('van von der den de da di del della dos das du la le ten ter al el bin ibn zu af av'.split(' '));
const NAME_WORD = /^(?:\p{Lu}\.?|\p{Lu}\.-\p{Lu}\.|[dDOL]['’]\p{Lu}[\p{L}-]+|(?:St|Jr|Sr)\.|\p{Lu}[\p{L}'’-]*|(?:\p{Lu}\.){2,4})$/u;

/** A name whose family name stands first: "Kahneman, Daniel". */
export function inverted(family: string, given: string): CslName | undefined {
  if (!isNameText(family) || !isNameText(given)) return undefined;
  return { family, given: spaceInitials(given) };
}

/** A name in its own order: "Daniel Kahneman", "Watson JD". */
export function natural(text: string): CslName | undefined {
  if (!isNameText(text)) return undefined;
  const words = text.split(/\s+/);
  const last = words.at(-1) ?? '';
  if (words.length > 1 && isBody(text)) return { literal: text };
  if (words.length === 1) return /\.$/.test(text) ? undefined : { family: text };
  if (SUFFIX.test(last)) return withSuffix(natural(words.slice(0, -1).join(' ')), last);
  // "Watson JD": capitals without full stops after the family name.
  if (/^(?:\p{Lu}{1,3}|(?:\p{Lu}\.){1,3})$/u.test(last) && !INITIALS.test(words[0] ?? '')) {
    const initials = words.slice(1).every((word) => INITIALS.test(word)) ? words.slice(1) : [last];
    return { family: words.slice(0, words.length - initials.length).join(' '), given: spaceInitials(initials.join(' ')) };
  }
  if (/^(?:\p{Lu}\.)+$/u.test(last)) return undefined;
  let start = words.length - 1;
  while (start > 1 && PARTICLES.has(words[start - 1] ?? '')) start -= 1;
  return { family: words.slice(start).join(' '), given: spaceInitials(words.slice(0, start).join(' ')) };
}

/** A name whose initials stand first, and whose other words are all of the family name. */
export function afterInitials(text: string): CslName | undefined {
  const match = /^((?:\p{Lu}\.[\s-]?)+)(\p{L}.*)$/u.exec(text);
  return match === null || !isNameText(text) ? natural(text) : { family: match[2] ?? '', given: spaceInitials((match[1] ?? '').trim()) };
}

function isNameText(text: string): boolean {
  const words = text.split(/\s+/);
  // "Shigley's Mechanical Engineering Design" is a title.
  if (words.length > 6 || NOT_NAMES.has(words[0] ?? '') || /['’]s\s/.test(text)) return false;
  return words.every(
    (word, index) => NAME_WORD.test(word) || (PARTICLES.has(word.toLowerCase()) && (index < words.length - 1 || words.length > 1)),
  );
}

export function withSuffix(name: CslName | undefined, suffix: string): CslName | undefined {
  return name === undefined ? undefined : { ...name, suffix };
}

/** Writes "JD" and "J.D." as "J. D.", "W-Y" as "W.-Y.", from which the styles format initials. */
export function spaceInitials(given: string): string {
  return given
    .split(/\s+/)
    .map((word) => {
      if (/^\p{Lu}{1,2}-\p{Lu}$/u.test(word)) return word.replace(/\p{Lu}/gu, '$&.');
      if (/^\p{Lu}{1,4}$/u.test(word)) return [...word].map((letter) => `${letter}.`).join(' ');
      return /^(?:\p{Lu}\.){2,4}$/u.test(word) ? (word.match(/\p{Lu}\./gu) ?? []).join(' ') : word;
    })
    .join(' ');
}
