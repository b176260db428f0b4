import type { Unit } from '../syllabus.ts';

const SIZE =
  /[\s([\-–—,]{0,4}(?:\bduration:?\s?)?(\d{1,3})\s?-?\s?(hours?|hrs?|hs?|horas?|stunden?|std|heures?|ore|uren|lectures?|l|periods?|sessions?|weeks?|wks?|semanas?|wochen?|semaines?)\b\.?[\s)\]]{0,3}/i;

/** The size of a unit, "(8 hours)", "(12 horas)" or "2 weeks", and the rest of its line without a size at either end. */
export function sizeIn(
  raw: string,
  start: number,
  end: number,
): { readonly size: Unit['size']; readonly start: number; readonly end: number } {
  const text = raw.slice(start, Math.min(end, start + 300));
  const match = SIZE.exec(text);
  const amount = Number(match?.[1] ?? 0);
  if (!match || amount < 1) return { size: undefined, start, end };
  const size = { amount, in: /^(?:w|sem)/i.test(match[2] ?? '') ? 'weeks' : 'hours' } as const;
  const after = match.index + match[0].length;
  if (match.index <= 1) return { size, start: start + after + (/^[\s:.)\]|\-–—]*/.exec(text.slice(after))?.[0].length ?? 0), end };
  return { size, start, end: after >= text.length ? start + match.index : end };
}
