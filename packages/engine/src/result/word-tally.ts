import { countWords } from './transcript.ts';

/** Counts the words of a text that arrives in pieces, without reading earlier pieces again. */
export class WordTally {
  words = 0;
  #inWord = false;

  add(text: string): void {
    if (text === '') return;
    const goesOn = this.#inWord && /^\S/.test(text);
    this.words += countWords(text) - (goesOn ? 1 : 0);
    this.#inWord = /\S$/.test(text);
  }
}
