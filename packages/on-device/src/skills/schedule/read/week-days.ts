const NAMES = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const NAME = '(mon|tue|wed|thu|fri|sat|sun)[a-z]{0,7}';
const RANGE = new RegExp(`\\b${NAME}\\.?\\s*(?:-|–|—|to|till|through)\\s*${NAME}`, 'g');
const SINGLE = new RegExp(`\\b${NAME}\\b`, 'g');

/** The days that a phrase names, 0 for Monday: "weekdays", "Mon-Fri", "Saturdays and Sundays". */
export function daysNamed(text: string): number[] {
  const days = new Set<number>();
  const add = (from: number, to: number): void => {
    for (let day = from; day !== to; day = (day + 1) % 7) days.add(day);
    days.add(to);
  };
  if (/\bweek ?days?\b|\b(?:school|college|working|work) ?days?\b/.test(text)) add(0, 4);
  if (/\bweek ?ends?\b/.test(text)) add(5, 6);
  const rest = text.replace(RANGE, (_, from: string, to: string) => {
    add(NAMES.indexOf(from), NAMES.indexOf(to));
    return ' ';
  });
  for (const match of rest.matchAll(SINGLE)) {
    const day = NAMES.indexOf(match[1] ?? '');
    if (/^(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)s?$|day?s?$/.test(match[0])) days.add(day);
  }
  return [...days].sort((a, b) => a - b);
}
