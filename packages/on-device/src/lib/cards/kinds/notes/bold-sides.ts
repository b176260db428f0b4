import type { TextDocument } from '../../../text/document.ts';
import type { Sides } from '../sides/card-sides.ts';
import { bareName, namesThing } from './names.ts';
import type { Note } from './outline.ts';
import { isTold, tells } from './telling.ts';

/** "HFrEF means heart failure with …": a name, a verb and its meaning. */
const STATEMENT = /^\s*(\S.{0,60}?)\s+(is|are|means?|refers?\sto|stands?\sfor)\s+(\S[^\n]{8,300}?)[\s.]*$/u;

/** "shorter at a high rate", "released in response to …": a state, and no class. */
const STATE = /^(?!(?:an?|the)\s)\p{L}+(?:er|ed|ing|ly|ous|ful|ble|ive|ant|ent|al|ic)\s/iu;

/** The sides of a line that opens with a name in bold and says with a verb what it is. */
export function boldSides(document: TextDocument, { block: { start, end, kind } }: Note): Sides | undefined {
  const { raw, value } = document;
  const text = raw.slice(start, end);
  if (kind === 'heading' || text.includes('\n')) return undefined;
  const [whole, name = '', verb = '', rest = ''] = STATEMENT.exec(text) ?? [];
  if (whole === undefined || /[.!?]\s+\p{Lu}/u.test(rest)) return undefined;
  const at = text.indexOf(name);
  const front = { start: start + at, end: start + at + name.length };
  if (!/[*_]$/.test(value.slice(0, front.start)) || !/^[*_]/.test(value.slice(front.end)) || !namesThing(document, name)) return undefined;
  if (!isTold(rest) || (/^(?:is|are)$/.test(verb) && (STATE.test(rest) || !tells(bareName(name), rest, false)))) return undefined;
  const from = start + text.indexOf(rest, at + name.length + verb.length);
  return { front, back: { start: from, end: from + rest.length } };
}
