import { trimStretch } from '../../../lib/text/split-list.ts';
import type { Passage } from '../../../spans.ts';
import { QUANTITIES } from '../rules/quantities.ts';
import { areAlike, readUnit } from '../units.ts';
import { unwrapped } from './numbers.ts';

/** A heading: its name, its unit, and the uncertainty of the values below. */
export interface Heading {
  readonly name: Passage | undefined;
  readonly unit: string;
  readonly uncertainty: number | undefined;
}

const BRACKETS = /\$?\(([^()]{1,24})\)\$?|\[([^[\]]{1,24})\]|\\SI\{[^{}]*\}\{([^{}]{1,20})\}|\\si\{([^{}]{1,24})\}/g;
const UNIT_WORD =
  '(?:10\\^?\\{?[-−⁻⁰¹²³⁴⁵⁶⁷⁸⁹\\d]{1,3}\\}?\\s?)?(?:\\\\Omega|[a-zA-Zµμ°ΩΩ%Å‰][\\w²³⁻¹·^/µμ°ΩΩ%*.-]{0,11}(?:\\s[a-zA-Z]{1,4}\\^?[-−⁻]?[\\d¹²³⁴])?)';
/** "Time / s", "U in V", "Temperature, °C" */
const AFTER_MARK = new RegExp(`\\s*(?:/|,(?:\\\\?[;,]|\\\\:)?|\\s(?:in|en|\\\\text\\{ ?in ?\\}))\\s*(${UNIT_WORD})\\s*$`);
/** "V /V run 1": the count of a repeat behind the unit. */
const COUNT_AT_END = /\s+(?:trial|run|repeat|reading)\s?#?\d{1,2}\s*$/i;
const UNCERTAINTY = /\s*,?\s*[([]?\s*(?:±|\+\/-|\\pm)\s*(\d{1,6}(?:[.,]\d{1,9})?)\s*([a-zA-Z°µμΩ%/²³^-]{0,10})\s*[)\]]?/;
const INDEX = new RegExp(
  [
    String.raw`^(?:s\.?\s?(?:no|n)\.?|sr\.?\s?(?:no)?\.?|sl\.?\s?(?:no)?\.?|no\.?|nr\.?|№|#|n|i|trials?|readings?|runs?`,
    'obs(?:ervations?)?|samples?|tests?|attempts?|measurements?|experiments?|serial|messung|versuch|essai|medida|hole',
    String.raw`tubes?|vials?|flasks?|titrations?|solutions?|standards?|cuvettes?|beakers?)(?:\s?(?:no\.?|nr\.?|number|#))?$`,
  ].join('|'),
  'i',
);
/** Words in brackets that explain the name and are no unit of the library: counts, swings, drops. */
const COUNTED = new RegExp(
  [
    '^(?:counts?|swings?|drops?|bubbles?|cells?|discs?|seeds?|beats?|breaths?|people|plants?|worms?|colon(?:y|ies)',
    String.raw`arb\.? ?units?|a\.?u\.?|no units?|NTU|CFU(?:\/mL)?|counts?\/(?:s|min)|cpm|cps|bpm|ppt|psu|lx|dB|pH)$`,
  ].join('|'),
  'i',
);
/** "mL O2/min", "mg of CO2", "mL gas": a unit with the substance that was measured. */
const OF_SUBSTANCE = /^(\S{1,5})\s(?:of\s)?(?:[A-Z][A-Za-z\d₀-₉]{0,12}|gas|oxygen|water|air)(\s?(?:\/|per\s)\s?\S{1,8})?$/;

/** The heading of a column: its name and the unit in brackets, after a slash, after "in" or after a comma. */
export function readHeading(cell: Passage): Heading {
  const place = unwrapped(cell);
  let text = place.raw.slice(place.start, place.end);
  const stated = UNCERTAINTY.exec(text);
  const uncertainty = stated ? Number((stated[1] ?? '').replace(',', '.')) : undefined;
  // Blanks keep the offsets of the rest.
  if (stated && stated.index > 0)
    text = text.slice(0, stated.index) + ' '.repeat(stated[0].length) + text.slice(stated.index + stated[0].length);
  const found = unitIn(text);
  const unit = found?.unit ?? stated?.[2] ?? '';
  const end = found && found.end >= text.trimEnd().length ? found.start : text.trimEnd().length;
  const kept = text.slice(0, end).replace(/(?:\s*(?:\/|\\text\{ ?in ?\}|\bin|,))?[\s\\,;:_]*$/, '').length;
  const name = trimStretch(place.raw, unwrapped({ ...place, end: place.start + (found ? kept : end) }));
  const bare = found === undefined && unit === '' && isUnitAlone(text.trim());
  return { name: name.end > name.start ? { ...place, ...name } : undefined, unit: bare ? text.trim() : unit, uncertainty };
}

function unitIn(text: string): { readonly unit: string; readonly start: number; readonly end: number } | undefined {
  const brackets = [...text.matchAll(BRACKETS)].flatMap((match) => {
    const words = (match[1] ?? match[2] ?? match[3] ?? match[4] ?? '').trim();
    const atEnd = match.index + match[0].length >= text.trimEnd().length;
    const inWords = /^(?:\p{L}+ ){0,2}in\s+(.+)$/iu.exec(words)?.[1] ?? words;
    const unit = inWords.replace(/^(.*?)\s*[,;±].*$/, '$1').replace(/^\\text\{(.*)\}$/, '$1');
    const isUnit =
      unit !== '' &&
      // "[S] (mM)" is the concentration of S.
      (match.index > 0 || atEnd) &&
      // "Time (1)" is the first of several.
      !/^(?:\d+|[ivx]{1,3}|I{1,3}|IV)$/.test(unit) &&
      !/[$_]/.test(unit) &&
      (isKnownUnit(unit) || COUNTED.test(unit) || isOfSubstance(unit) || (atEnd && /^[^\s\d=]{1,15}$/.test(unit) && match.index > 0));
    return isUnit ? [{ unit, start: match.index, end: match.index + match[0].length }] : [];
  });
  if (brackets.length > 0) return brackets.find(({ unit }) => isKnownUnit(unit)) ?? brackets.at(-1);
  const quotient = lastQuotient(text);
  if (quotient) return quotient;
  const after = AFTER_MARK.exec(text.replace(COUNT_AT_END, ''));
  const unit = after?.[1] ?? '';
  if (after && after.index > 0 && (isKnownUnit(unit) || COUNTED.test(unit)))
    return { unit, start: after.index, end: after.index + after[0].length };
  return lastUnit(text);
}

/** "Nitrate mg/L", "Density g/mL". In "Mass m/g" the letter before the slash is the symbol of the quantity, and the unit stands behind it. */
function lastQuotient(text: string): { readonly unit: string; readonly start: number; readonly end: number } | undefined {
  const [, name = '', unit = '', above = ''] = /^(\S.*?)[\s_]+(([^\s_()/\d]{1,4})\/[^\s_()/]{1,5})\s*$/.exec(text) ?? [];
  const isUnit = isKnownUnit(unit) && isKnownUnit(above) && (above.length > 1 || isUnitAlone(unit) || isMeasuredIn(name, unit));
  return isUnit ? { unit, start: text.lastIndexOf(unit), end: text.trimEnd().length } : undefined;
}

/** "length cm", "R ohm", "added_mass_g": a last word that is the unit of what the words before it name. */
function lastUnit(text: string): { readonly unit: string; readonly start: number; readonly end: number } | undefined {
  const [, name = '', unit = ''] = /^(\S.*?)[\s_]+([^\s_()]{1,8})\s*$/.exec(text) ?? [];
  const isUnit = isUnitAlone(unit) || (isKnownUnit(unit) && (unit.length > 2 || isMeasuredIn(name, unit)));
  return isUnit && /\p{L}/u.test(name) && !/[-/(]$/.test(name)
    ? { unit, start: text.lastIndexOf(unit), end: text.trimEnd().length }
    : undefined;
}

/** Whether words name a quantity that has this unit: "time" in "s". */
function isMeasuredIn(name: string, unit: string): boolean {
  return Object.values(QUANTITIES).some((rule) => rule.unit !== '' && rule.words.test(name.toLowerCase()) && areAlike(unit, rule.unit));
}

function isKnownUnit(text: string): boolean {
  return text !== '' && readUnit(text) !== undefined;
}

function isOfSubstance(text: string): boolean {
  const [, unit = '', rate = ''] = OF_SUBSTANCE.exec(text) ?? [];
  return isKnownUnit(unit + rate.replace(/^\s?per\s/, '/'));
}

/** "mA", "°C": a heading that is only a unit. A single letter may be the symbol of a quantity. */
function isUnitAlone(text: string): boolean {
  return (
    text.length > 1 &&
    isKnownUnit(text) &&
    /^(?:[mkuµμnM](?:A|V|m|s|g|L|l|N|W|J|Hz|mol|Ω)|cm|dm|kg|mL|ml|cm[23³²]|°[CF]|Hz|Pa|mol\/L|g\/(?:L|mL|cm³)|m\/s²?)$/.test(text)
  );
}

/** Whether a cell below a heading only gives its unit: "(cm)", "[s]", "mL". */
export function unitCell(place: Passage): string | undefined {
  const text = unwrapped(place);
  const words = place.raw.slice(text.start, text.end);
  const inner = /^(?:\((.{1,20})\)|\[(.{1,20})\])$/.exec(words);
  const unit = (inner?.[1] ?? inner?.[2] ?? words).trim();
  return isKnownUnit(unit) || (inner && COUNTED.test(unit)) ? unit : undefined;
}

/** Whether a heading only counts rows: "Trial", "S. No." */
export function isIndexName(name: Passage | undefined): boolean {
  return name !== undefined && INDEX.test(name.raw.slice(name.start, name.end).trim());
}
