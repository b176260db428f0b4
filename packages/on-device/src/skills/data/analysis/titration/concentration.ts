import { fill, type Passage, quote, type Span } from '../../../../spans.ts';
import { type Column, type ReadingsFound, textIn } from '../../read/readings.ts';
import { areAlike, factorBetween } from '../../units.ts';
import type { RawField, StatedValue } from '../accepted.ts';
import type { ComputedValue } from '../result.ts';
import type { Summary } from '../statistics.ts';
import { dilutionIn, isDilution } from './dilution.ts';
import { knownIn } from './known.ts';
import { PHRASES } from './phrases.ts';
import { type Substance, substanceIn, substancesIn } from './substances-in.ts';
import { titrantIn } from './titrant.ts';

const ALIQUOT = /pipett|aliquot|transferred|conical|erlenmeyer|portion|each titration|sample of/i;

/** A volume that is the size of a vessel: "a 250 mL conical flask". A "25.0 mL pipette" is a volume that was taken. */
const VESSEL = /^\s(?:(?:conical|erlenmeyer|volumetric|glass|clean)\s)?(?:flasks?|beakers?|burettes?)\b/i;

type Refusal = 'noKnown' | 'noOwner' | 'noAliquot' | 'noRatio' | 'noTitrant';

/** The concentration, or why there is none. */
interface Answer {
  readonly result: ComputedValue | undefined;
  readonly refusal: readonly Span[] | undefined;
}

/** The concentration of the other solution from the mean titre, with what the text states of both. */
export function concentration(
  titre: Summary,
  unit: string,
  columns: readonly Column[],
  texts: readonly RawField[],
  stated: readonly StatedValue[],
  found: ReadingsFound,
): Answer {
  const refuse = (which: Refusal, slots = {}): Answer => ({
    result: undefined,
    refusal: fill(PHRASES[which], `titration.${which}`, slots),
  });
  const known = knownIn(stated, found);
  const first = known[0];
  if (!first || known.some(({ value }) => value !== first.value)) return refuse('noKnown');
  const owners = known.flatMap(({ owner }) => owner ?? []);
  const own = owners[0];
  if (!own || owners.some(({ substance }) => substance.kind !== own.substance.kind)) return refuse('noOwner', { c: quote(first.place) });
  const places = texts.flatMap(({ field, raw }) => substancesIn(field, raw));
  // A title writes names with a capital, so a name in running text is preferred.
  const others = places.filter(({ substance }) => substance.kind !== own.substance.kind);
  const other = others.find(({ place }) => /^\p{Ll}/u.test(textIn(place))) ?? others[0];
  if (!other) return refuse('noRatio');
  const dilution = dilutionIn(texts, stated, own.substance);
  const aliquot = aliquotIn(
    stated.filter((it) => it !== dilution?.from),
    own.substance,
  );
  if (!aliquot) return refuse('noAliquot');
  const titrant = titrantIn(columns, texts);
  if (!titrant) return refuse('noTitrant');
  const ratio = ratioIn(texts, own.substance, other.substance);
  const isKnown = titrant.kind === own.substance.kind;
  const volume = aliquot.value * (factorBetween(aliquot.unit, unit) ?? 1);
  const value = first.value * (isKnown ? titre.mean / volume : volume / titre.mean) * ratio.factor * (dilution?.factor ?? 1);
  const slots = {
    known: quote(own.place),
    c: quote(known.find(({ owner }) => owner === own)?.place ?? first.place),
    v: quote(aliquot.place),
    ratio: fill(PHRASES[ratio.stated ? 'stated' : 'protons'], 'titration.ratio', {
      a: digit(own.substance.protons),
      b: digit(other.substance.protons),
    }),
  };
  const formula = [...fill(PHRASES[isKnown ? 'formula' : 'formulaTurned'], 'titration.formula', slots), ...(dilution?.formula ?? [])];
  const isOfDiluted = !dilution && places.some(({ substance, place }) => substance.kind !== own.substance.kind && isDiluted(place));
  const lead = isOfDiluted ? 'concentrationDiluted' : 'concentration';
  const name: Span[] = [{ kind: 'phrase', text: `${PHRASES[lead]} `, id: `titration.${lead}` }, quote(other.place)];
  return {
    refusal: undefined,
    result: {
      name,
      symbol: { kind: 'phrase', text: 'c', id: 'titration.symbol' },
      value,
      error: titre.error === undefined ? undefined : (value * titre.error) / titre.mean,
      unit: 'mol/L',
      formula,
      rule: 'data.titration',
      warnings: titre.error === undefined ? [] : [fill(PHRASES.asStated, 'titration.asStated', {})],
    },
  };
}

/** The volume that was titrated each time: one that was pipetted, or else the only one of the unknown substance. */
function aliquotIn(stated: readonly StatedValue[], known: Substance): StatedValue | undefined {
  const volumes = stated.filter((it) => areAlike(it.unit, 'mL') && !isDilution(it) && !VESSEL.test(it.after));
  const pipetted = distinct(volumes.filter((it) => ALIQUOT.test(`${it.before}${it.after}`)));
  const of = (it: StatedValue): Substance | undefined =>
    substanceIn(/^\s(?:of\s)?(?:the\s|diluted\s|a\s)*[\p{L}\d]+(?:\s\p{L}+)?/u.exec(it.after)?.[0] ?? '');
  const own = pipetted.length > 0 ? pipetted : distinct(volumes.filter((it) => (of(it)?.kind ?? known.kind) !== known.kind));
  return own.length === 1 ? own[0] : undefined;
}

/** "diluted vinegar", "vinegar (diluted" */
function isDiluted({ raw, start, end }: Passage): boolean {
  return /\bdiluted\s$/i.test(raw.slice(0, start).slice(-12)) || /^\s\(?diluted\b/i.test(raw.slice(end, end + 12));
}

function digit(value: number): Span {
  return { kind: 'computed', text: String(value), rule: 'data.protons' };
}

function distinct(values: readonly StatedValue[]): StatedValue[] {
  return [...new Map(values.map((it) => [it.value * (factorBetween(it.unit, 'mL') ?? 1), it])).values()];
}

const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3 };

/** Moles of the unknown for one mole of the known substance. */
function ratioIn(texts: readonly RawField[], known: Substance, other: Substance): { readonly factor: number; readonly stated: boolean } {
  const isOneToOne = texts.some(({ raw }) => {
    const match =
      /\bratio\b[^.\n]{0,30}?\b(one|two|three|\d)\s*(?:to|:)\s*(one|two|three|\d)\b|\b(\d)\s*:\s*(\d)\s+(?:mole |molar |stoichiometric )?ratio/i.exec(
        raw,
      );
    if (!match) return false;
    const [a, b] = [match[1] ?? match[3] ?? '', match[2] ?? match[4] ?? ''].map((it) => COUNTS[it.toLowerCase()] ?? Number(it));
    return a === b;
  });
  return isOneToOne ? { factor: 1, stated: true } : { factor: known.protons / other.protons, stated: false };
}
