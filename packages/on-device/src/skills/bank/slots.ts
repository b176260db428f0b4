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
    if (raw !== undefined) slots[name] = quote({ field, raw, start: 0, end: raw.length });
  }
  const whole = text.replace(/\[\[([^\]]*)\]\]/g, (_all, inner: string) =>
    [...inner.matchAll(/\{([a-z]+)\}/g)].every(([, name = '']) => slots[name] !== undefined) ? inner : '',
  );
  return fill(whole, id, slots);
}

export function clamp(count: number, [min, max]: readonly [number, number]): number {
  return Math.min(max, Math.max(min, count));
}
