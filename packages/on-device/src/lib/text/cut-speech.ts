import type { Language } from '../language/language.ts';

/** Speech without punctuation is cut into pieces of this many words, at the best place in between. */
const FEWEST = 7;
const MOST = 34;
const USUAL = 16;
/** The cost of each word that a piece is longer or shorter than usual. */
const COST = 0.06;
/** The seconds of silence between captions that are a short, a clear and a long pause. */
const SHORT_PAUSE = 0.25;
const CLEAR_PAUSE = 0.7;
const LONG_PAUSE = 1.4;
/** Words that open a new thought almost always, and those that do so often. */
const OPENS: Readonly<Record<string, { readonly strong: ReadonlySet<string>; readonly weak: ReadonlySet<string> }>> = {
  en: {
    strong: words(
      'okay ok so now alright anyway well next finally lastly remember notice recall imagine suppose however therefore likewise meanwhile basically',
    ),
    weak: words(
      "but because and then if when what why how let's here's there's this that's these we you i it's first second third also for another in but as the they he she",
    ),
  },
  es: {
    strong: words('entonces ahora bueno pues luego después finalmente recuerden recuerda imagina supongamos además'),
    weak: words('pero porque y si cuando qué cómo así esto eso por también vamos en'),
  },
  fr: {
    strong: words('alors donc maintenant ensuite puis enfin voilà bon bref imaginez supposons'),
    weak: words("mais parce et si quand comment c'est on nous par aussi en ce cela"),
  },
  de: {
    strong: words('also jetzt nun dann schließlich okay gut übrigens außerdem'),
    weak: words('aber weil und wenn was wie das wir zum auch denn deshalb es ich'),
  },
  hi: { strong: words('तो अब फिर लेकिन इसलिए यानी'), weak: words('और क्योंकि अगर जब यह हम आप जैसे मतलब') },
};
/** Words that end a clause in Hindi, whose verb comes last. */
const CLOSES = words('है हैं था थी थे हूँ हूं गा गी गे');
/** English words that belong to the word after them. A piece never ends with one. */
const LEADS_ON = words(
  "the a an of to in is are was were and or that with for on at by if when because so but we you i he she they it's this these those my our your their its be been very really can could will would should may might not from as into than about just like which who where how what there's that's let's i'm we're you're gonna more most some any no every each has have had do does did don't doesn't didn't also then it",
);

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/**
 * Cuts speech that was written down without punctuation: at pauses between captions and before words that open a thought.
 * @param text what is cut; its offset in the raw value is `start`
 * @param pauses seconds of silence before the offset of a caption
 * @returns the offsets of the pieces in order
 */
export function cutSpeech(text: string, start: number, language: Language, pauses: ReadonlyMap<number, number>): [number, number][] {
  const found = [...text.matchAll(/\S+/g)].map(({ index, 0: word }) => ({
    index,
    word: word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}'’]+/gu, ''),
  }));
  const pieces: [number, number][] = [];
  let from = 0;
  const push = (to: number): void => {
    const first = found[from];
    const last = found[to - 1];
    if (first !== undefined && last !== undefined) pieces.push([start + first.index, start + endOf(text, last.index)]);
    from = to;
  };
  while (found.length - from > MOST) {
    let best = from + FEWEST;
    let bestWorth = Number.NEGATIVE_INFINITY;
    for (let at = from + FEWEST; at <= from + MOST; at += 1) {
      const before = found[at - 1];
      const next = found[at];
      if (before === undefined || next === undefined) break;
      const gap = text.slice(endOf(text, before.index), next.index);
      const worth =
        opening(next.word, found[at + 1]?.word ?? '', language) +
        silence(pauses.get(start + next.index)) +
        (gap.includes('\n') ? 0.6 : 0) +
        (/[,;:–-]$/.test(text.slice(before.index, endOf(text, before.index))) ? 1.2 : 0) +
        (language.code === 'hi' && CLOSES.has(before.word) ? 3 : 0) -
        (leadsOn(before.word, language) ? 4 : 0) -
        COST * Math.abs(at - from - USUAL);
      if (worth > bestWorth) {
        bestWorth = worth;
        best = at;
      }
    }
    push(best);
  }
  push(found.length);
  return pieces;
}

function opening(word: string, next: string, { code }: Language): number {
  const opens = OPENS[code];
  if (opens === undefined) return 0;
  if (opens.strong.has(word)) return 3;
  // "and so", "but now", "because we" open more surely than one word.
  if (opens.weak.has(word)) return opens.strong.has(next) || opens.weak.has(next) ? 2.4 : 1.2;
  return 0;
}

function leadsOn(word: string, { code, isStopWord }: Language): boolean {
  if (code === 'hi') return false;
  return code === 'en' ? LEADS_ON.has(word) : isStopWord(word);
}

function silence(seconds: number | undefined): number {
  if (seconds === undefined || seconds < SHORT_PAUSE) return 0;
  return seconds < CLEAR_PAUSE ? 1.5 : seconds < LONG_PAUSE ? 3 : 5;
}

function endOf(text: string, index: number): number {
  return index + (/^\S+/.exec(text.slice(index, index + 400))?.[0].length ?? 0);
}
