import type { Evidence, Notes } from '../read/evidence.ts';
import type { Judged } from './verdict.ts';

/** The fewest parts of a list that a letter with their number stands for. */
const FEWEST = 3;

/** Parts of a list that notes tell by their number and first letter: "4 Ps" is "product, price, place, promotion". What they say of each stays open. */
export function toldByMnemonic(judged: readonly Judged[], notes: Notes): readonly Judged[] {
  const lists = Map.groupBy(judged, ({ topic: { under } }) => under?.start);
  return judged.map((one) => {
    const parts = one.topic.under === undefined ? [] : (lists.get(one.topic.under.start) ?? []);
    if (one.status !== 'missing' || parts.length < FEWEST) return one;
    const letters = new Set(parts.map(({ topic: { tokens } }) => tokens[0]?.word.charAt(0)));
    const [letter] = letters;
    const said = letters.size === 1 && letter !== undefined ? noteWith(`${parts.length}`, letter, notes) : undefined;
    return said === undefined ? one : { ...one, status: 'mentioned', nearest: said, inPart: true };
  });
}

function noteWith(count: string, letter: string, { evidence, document: { raw } }: Notes): Evidence | undefined {
  const sign = new RegExp(`(?<![\\p{L}\\p{N}])${count}\\s?${letter.toUpperCase()}['’]?s(?![\\p{L}\\p{N}])`, 'u');
  // A number that opens a line may be read as the line's own.
  return evidence.find(({ start, end, open }) => !open && sign.test(raw.slice(Math.max(0, start - count.length - 1), end)));
}
