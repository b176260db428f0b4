import type { SkillContext } from '../../skill.ts';
import { fill, quote, type Span } from '../../spans.ts';

/** Fills `{role}` and `{company}` in a text of a pack. Words in `[[…]]` are left out if their slot is blank. */
export function filled(text: string, id: string, context: SkillContext, roleField: string): Span[] {
  const slots: Record<string, Span> = {};
  for (const [name, field] of [
    ['role', roleField],
    ['company', 'company'],
  ] as const) {
    const raw = context.values[field];
    if (raw === undefined) continue;
    const place = name === 'role' ? roleIn(raw) : companyIn(raw);
    slots[name] = quote({ field, raw, ...place });
  }
  const whole = text.replace(/\[\[([^\]]*)\]\]/g, (_all, inner: string) =>
    [...inner.matchAll(/\{([a-z]+)\}/g)].every(([, name = '']) => slots[name] !== undefined) ? inner : '',
  );
  return fill(whole, id, slots);
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/**
 * The part of a role that reads well before "role": "a Staff Nurse position, ICU (nights)" is "Staff Nurse". The whole role if nothing
 * would be left.
 */
function roleIn(raw: string): Place {
  const start = /^\s*(?:(?:an?|the|as|position|role|job|post)\s+(?:of\s+)?)*/i.exec(raw)?.[0].length ?? 0;
  const end =
    /\s*(?:[,;:([|\n]|\s[-–—@]\s|\s(?:at|for)\s|(?:\s(?:role|position|job|post|vacancy))*[\s.!]*$)/i.exec(raw.slice(start))?.index ?? 0;
  return end > 1 ? { start, end: start + end } : { start: 0, end: raw.length };
}

/** A company without "at" before it and the full stop after it: "at Acme Inc." is "Acme Inc". */
function companyIn(raw: string): Place {
  const start = /^\s*(?:at\s+)?/i.exec(raw)?.[0].length ?? 0;
  const end = raw.replace(/[\s.!]+$/, '').length;
  return end > start ? { start, end } : { start: 0, end: raw.length };
}

export function clamp(count: number, [min, max]: readonly [number, number]): number {
  return Math.min(max, Math.max(min, count));
}
