import { fill, type Passage, quote, type Span } from '../../../../spans.ts';
import { textIn } from '../../read/readings.ts';
import { areAlike, factorBetween } from '../../units.ts';
import type { FieldText, StatedValue } from '../accepted.ts';
import type { Result } from '../result.ts';
import type { Summary } from '../statistics.ts';
import type { TableView } from '../view.ts';
import { nameAt, type Substance, substanceIn, substancesIn } from './substances-in.ts';
import { titrantIn } from './titrant.ts';

const ALIQUOT = /pipett|aliquot|transferred|conical|erlenmeyer|portion|each titration|sample of/i;

const PHRASES = {
  concentration: 'concentration of',
  formula: 'c = c({known}) × titre ÷ V, with c({known}) = {c}, V = {v} and {ratio}',
  formulaTurned: 'c = c({known}) × V ÷ titre, with c({known}) = {c}, V = {v} and {ratio}',
  dilution: ', times the dilution of {from} to {to}',
  protons: 'the protons that both exchange, {a} and {b}',
  stated: 'the ratio that the text states',
  noKnown: 'No concentration is given: the text does not state one known concentration in mol/L.',
  noAliquot: 'No concentration is given: the text does not state one volume that was pipetted for each titration.',
  noRatio: 'No concentration is given: the text does not state in which ratio the two substances react.',
  noTitrant: 'No concentration is given: the text does not say which solution was in the burette.',
} as const;

/** The concentration, or why there is none. */
interface Answer {
  readonly result: Result | undefined;
  readonly refusal: readonly Span[] | undefined;
}

/** The concentration of the other solution from the mean titre, with what the text states of both. */
export function concentration(
  titre: Summary,
  unit: string,
  view: TableView,
  texts: readonly FieldText[],
  stated: readonly StatedValue[],
): Answer {
  const refuse = (which: 'noKnown' | 'noAliquot' | 'noRatio' | 'noTitrant'): Answer => ({
    result: undefined,
    refusal: fill(PHRASES[which], `titration.${which}`),
  });
  const known = distinct(stated.filter((it) => areAlike(it.unit, 'mol/L')));
  const own = known.flatMap((it) => {
    const substance = substanceIn(`${it.after.slice(0, 40)}`) ?? substanceIn(it.before.slice(-40));
    return substance ? [{ stated: it, substance }] : [];
  })[0];
  if (known.length !== 1 || !own) return refuse('noKnown');
  const places = texts.flatMap(({ field, raw }) => substancesIn(field, raw));
  // A title writes names with a capital, so a name in running text is preferred.
  const others = places.filter(({ substance }) => substance.kind !== own.substance.kind);
  const other = others.find(({ place }) => /^\p{Ll}/u.test(textIn(place))) ?? others[0];
  if (!other) return refuse('noRatio');
  const volumes = distinct(stated.filter((it) => areAlike(it.unit, 'mL') && ALIQUOT.test(`${it.before}${it.after}`) && !isDilution(it)));
  const aliquot = volumes[0];
  if (volumes.length !== 1 || !aliquot) return refuse('noAliquot');
  const titrant = titrantIn(view, texts);
  if (!titrant) return refuse('noTitrant');
  const ratio = ratioIn(texts, own.substance, other.substance);
  const isKnown = titrant.kind === own.substance.kind;
  const volume = aliquot.value * (factorBetween(aliquot.unit, unit) ?? 1);
  const c = own.stated.value * (factorBetween(own.stated.unit, 'mol/L') ?? 1);
  const dilution = dilutionIn(stated);
  const value = c * (isKnown ? titre.mean / volume : volume / titre.mean) * ratio.factor * (dilution?.factor ?? 1);
  const slots = {
    known: quote({ ...own.stated.place, ...nameAt(own.stated) }),
    c: quote(own.stated.place),
    v: quote(aliquot.place),
    ratio: fill(PHRASES[ratio.stated ? 'stated' : 'protons'], 'titration.ratio', {
      a: digit(own.substance.protons),
      b: digit(other.substance.protons),
    }),
  };
  const formula = [
    ...fill(PHRASES[isKnown ? 'formula' : 'formulaTurned'], 'titration.formula', slots),
    ...(dilution ? fill(PHRASES.dilution, 'titration.dilution', { from: quote(dilution.from), to: quote(dilution.to) }) : []),
  ];
  const name: Span[] = [{ kind: 'phrase', text: `${PHRASES.concentration} `, id: 'titration.concentration' }, quote(other.place)];
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
      warnings: [],
    },
  };
}

function digit(value: number): Span {
  return { kind: 'computed', text: String(value), rule: 'data.protons' };
}

function distinct(values: readonly StatedValue[]): StatedValue[] {
  return [...new Map(values.map((it) => [it.value * (factorBetween(it.unit, 'mol/L') ?? factorBetween(it.unit, 'mL') ?? 1), it])).values()];
}

const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3 };

/** Moles of the unknown for one mole of the known substance. */
function ratioIn(texts: readonly FieldText[], known: Substance, other: Substance): { readonly factor: number; readonly stated: boolean } {
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

function isDilution({ before, after }: StatedValue): boolean {
  return (
    /\b(?:diluted|made up) (?:to|with)\s*$/i.test(before) ||
    /^[^.]{0,40}\b(?:diluted|made up) to\b/i.test(after) ||
    /\bvolumetric\b/i.test(after.slice(0, 25))
  );
}

/** "10.0 mL of vinegar was diluted to 100.0 mL" is a factor of 10. */
function dilutionIn(stated: readonly StatedValue[]): { readonly factor: number; readonly from: Passage; readonly to: Passage } | undefined {
  const at = stated.findIndex(({ unit, before }) => areAlike(unit, 'mL') && /\b(?:diluted|made up) to\s*$/i.test(before));
  const [to, from] = [stated[at], stated[at - 1]];
  if (!to || !from || !areAlike(from.unit, 'mL') || to.place.field !== from.place.field || to.place.start - from.place.end > 90)
    return undefined;
  return { factor: (to.value / from.value) * (factorBetween(to.unit, from.unit) ?? 1), from: from.place, to: to.place };
}
