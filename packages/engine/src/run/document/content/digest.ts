import { sentenceRanges } from '../../../sources/sentences.ts';
import { stemsIn } from './stems.ts';

/** The share of a digest that is given to sentences on the asked subject. The rest is given to the whole text. */
const ON_SUBJECT = 0.65;
// A sentence with more characters would take the room of all others.
const LONGEST_SENTENCE = 400;
const SUBJECT = 'What it says on this section:';
const WHOLE = 'The whole of it in short:';

interface Scored {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
  /** The place in the text, from 0 to 1. */
  readonly place: number;
  /** Whether it begins a paragraph. */
  readonly leads: boolean;
}

/** Shortens one long text for many subjects. The text is read once; each digest takes time in proportion to its sentences. */
export class Digest {
  readonly #text: string;
  readonly #sentences: readonly Scored[];
  /** In how many sentences each stem stands. */
  readonly #counts = new Map<string, number>();

  constructor(text: string) {
    this.#text = text;
    let end = 0;
    this.#sentences = sentenceRanges(text).flatMap(({ start, end: next }) => {
      const leads = end === 0 || text.slice(end, start).includes('\n');
      end = next;
      return piecesOf(text.slice(start, next)).map((own, index) => {
        const stems = stemsIn(own);
        for (const stem of stems) this.#counts.set(stem, (this.#counts.get(stem) ?? 0) + 1);
        return { text: own, stems, place: start / text.length + index / (text.length * 10), leads: leads && index === 0 };
      });
    });
  }

  /**
   * The whole text if it fits; otherwise its sentences on a subject and the first sentences of its paragraphs, in the order of the text.
   * @param about words of the subject
   * @param place where in the text the subject is likely to stand, from 0 to 1
   * @param room characters
   */
  on(about: string, place: number, room: number): string {
    if (this.#text.length <= room) return this.#text;
    const left = room - SUBJECT.length - WHOLE.length - 4;
    const subject = stemsIn(about);
    const weigh = ({ stems, place: own, text }: Scored): number => {
      let weight = 0;
      for (const stem of stems) if (subject.has(stem)) weight += Math.log(1 + this.#sentences.length / (this.#counts.get(stem) ?? 1));
      return weight + 1.5 * (1 - Math.abs(own - place)) + (/\d/.test(text) ? 0.5 : 0);
    };
    const weights = new Map(this.#sentences.map((sentence) => [sentence, weigh(sentence)]));
    const best = this.#sentences.toSorted((one, other) => (weights.get(other) ?? 0) - (weights.get(one) ?? 0));
    const chosen = this.#within(best, left * ON_SUBJECT);
    const used = chosen.reduce((sum, { text }) => sum + text.length + 1, 0);
    const taken = new Set(chosen);
    const rest = evenly(this.#sentences.filter((sentence) => sentence.leads && !taken.has(sentence)));
    const short = this.#within(rest, left - used);
    return [SUBJECT, this.#inOrder(chosen), ...(short.length > 0 ? [WHOLE, this.#inOrder(short)] : [])].join('\n');
  }

  #within(sentences: readonly Scored[], room: number): Scored[] {
    let left = room;
    return sentences.filter(({ text }) => {
      if (text.length + 1 > left) return false;
      left -= text.length + 1;
      return true;
    });
  }

  #inOrder(sentences: readonly Scored[]): string {
    return [...sentences]
      .sort((one, other) => one.place - other.place)
      .map(({ text }) => text)
      .join(' ');
  }
}

/** A text without full stops is cut between its words. */
function piecesOf(sentence: string): string[] {
  return sentence.length <= LONGEST_SENTENCE ? [sentence] : (sentence.match(/\S[\s\S]{0,299}(?=\s|$)|\S{300}/g) ?? []);
}

/** Sentences in an order in which the first few of them cover the whole text: the first, the middle one, the quarters … */
function evenly<T>(items: readonly T[]): T[] {
  const order: T[] = [];
  const taken = new Set<number>();
  for (let step = items.length; step >= 1; step = step === 1 ? 0 : Math.ceil(step / 2)) {
    for (let at = 0; at < items.length; at += step) {
      const item = items[at];
      if (taken.has(at) || item === undefined) continue;
      taken.add(at);
      order.push(item);
    }
  }
  return order;
}
