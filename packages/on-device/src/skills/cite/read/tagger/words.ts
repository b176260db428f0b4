/** A word of a reference with the marks around it: "(1999),". */
export interface Word {
  readonly start: number;
  readonly end: number;
  /** The marks before and after it, and the word between them. */
  readonly lead: string;
  readonly core: string;
  readonly trail: string;
}

const PARTS = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/u;
const ADDRESS = /:\/\/|www\.|10\.\d{4}/;
const MARK_INSIDE = /[.,;:()[\]”"]./;
/** Where the text of a PDF has lost a space: "Smith,J.A.", "Nature(1999)", "Title.In". */
const LOST_SPACE = /(?<=[.,;:)\]”"])(?=[\p{L}([“"])|(?<=\p{L}{2}[.,:;(])(?=\d)|(?<=[\p{L}\d])(?=[([])/gu;

/** The words of a reference in order. An address is one word. */
export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  const add = (start: number, end: number): void => {
    const [, lead = '', core = '', trail = ''] = PARTS.exec(text.slice(start, end)) ?? [];
    words.push({ start, end, lead, core, trail });
  };
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    let start = index;
    if (MARK_INSIDE.test(word) && !ADDRESS.test(word))
      for (const cut of word.matchAll(LOST_SPACE)) {
        if (index + cut.index === start) continue;
        add(start, index + cut.index);
        start = index + cut.index;
      }
    add(start, index + word.length);
  }
  return words;
}
