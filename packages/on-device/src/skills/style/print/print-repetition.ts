import type { Sentence } from '../../../lib/text/document.ts';
import type { Line } from '../../../spans.ts';
import { computed, quote } from '../../../spans.ts';
import { sayRepetition } from '../phrases.ts';
import type { Prose } from '../read/prose.ts';
import { isContentWord, tally } from '../read/tally.ts';
import { namePlaces, placeOf } from './place.ts';
import { printRepeatedPhrases } from './print-repeated-phrases.ts';

/** Prints words, phrases and openings that are used often. */
export function printRepetition(prose: Prose): Line[] {
  return [...often(prose), ...closeTogether(prose), ...printRepeatedPhrases(prose), ...openings(prose), ...doubles(prose)];
}

function passage(prose: Prose, start: number, end: number) {
  return quote({ field: prose.document.field, raw: prose.document.raw, start, end });
}

/** The most frequent words of a draft, at least one word in 70. */
function often(prose: Prose): Line[] {
  const words = tally(
    prose.sentences
      .flatMap(({ tokens }) => tokens.filter(isContentWord))
      .map((token) => ({ key: token.stem, start: token.start, end: token.end })),
  );
  const top = words.filter(({ count }) => count >= 5 && count * 70 >= prose.words).slice(0, 5);
  if (top.length === 0) return [];
  return [
    sayRepetition('words'),
    ...top.map((word) =>
      sayRepetition('word', {
        word: passage(prose, word.start, word.end),
        count: computed(word.count, 'style.count'),
        share: computed(Math.round(prose.words / word.count), 'style.share'),
      }),
    ),
  ];
}

/** A word four times within 60 words of one paragraph, unless it is the subject of the whole draft. */
function closeTogether(prose: Prose): Line[] {
  const overall = new Map<string, number>();
  for (const { tokens } of prose.sentences) for (const { stem } of tokens) overall.set(stem, (overall.get(stem) ?? 0) + 1);
  const lines: Line[] = [];
  for (const { sentences, words } of prose.paragraphs) {
    if (lines.length >= 4 || words < 20) continue;
    const tokens = sentences.flatMap((sentence) => sentence.tokens.filter(isContentWord));
    const top = tally(tokens.map((token) => ({ key: token.stem, start: token.start, end: token.end })))[0];
    const stem = tokens.find(({ start }) => start === top?.start)?.stem ?? '';
    if (top === undefined || top.count < 4 || top.count * 15 < words || (overall.get(stem) ?? 0) * 70 >= prose.words) continue;
    lines.push(
      sayRepetition('nearWord', {
        place: computed(namePlaces([placeOf(prose, top.start)]), 'style.place'),
        word: passage(prose, top.start, top.end),
        count: computed(top.count, 'style.count'),
      }),
    );
  }
  return lines.length === 0 ? [] : [sayRepetition('near'), ...lines];
}

/** Three successive sentences with the same first word, or one in eight with the same first two. */
function openings(prose: Prose): Line[] {
  const lines: Line[] = [];
  const told = new Set<string>();
  for (const { sentences } of prose.paragraphs) {
    for (let at = 0; at < sentences.length; ) {
      const first = sentences[at]?.tokens[0];
      let next = at + 1;
      while (first !== undefined && sentences[next]?.tokens[0]?.word === first.word) next += 1;
      if (first !== undefined && next - at >= 3 && lines.length < 3) {
        told.add(first.word);
        lines.push(
          sayRepetition('inRow', {
            place: computed(namePlaces([placeOf(prose, first.start)]), 'style.place'),
            count: computed(next - at, 'style.count'),
            words: passage(prose, first.start, first.end),
          }),
        );
      }
      at = next;
    }
  }
  const pairs = prose.sentences.flatMap(({ tokens: [one, two] }) =>
    one === undefined || two === undefined ? [] : [{ key: `${one.word} ${two.word}`, start: one.start, end: two.end }],
  );
  for (const pair of tally(pairs)) {
    if (pair.count < 3 || pair.count * 8 < prose.sentences.length || lines.length >= 5) break;
    if (told.has(pair.key.split(' ')[0] ?? '')) continue;
    const places = pairs.filter(({ key }) => key === pair.key).map(({ start }) => placeOf(prose, start));
    lines.push(
      sayRepetition('opening', {
        place: computed(namePlaces(places), 'style.place'),
        count: computed(pair.count, 'style.count'),
        words: passage(prose, pair.start, pair.end),
      }),
    );
  }
  return lines.length === 0 ? [] : [sayRepetition('openings'), ...lines];
}

function doubles(prose: Prose): Line[] {
  const seen = new Map<string, Sentence>();
  const lines: Line[] = [];
  for (const sentence of prose.sentences) {
    const key = sentence.tokens.map(({ word }) => word).join(' ');
    const before = sentence.tokens.length >= 6 ? seen.get(key) : undefined;
    if (before === undefined) {
      seen.set(key, sentence);
    } else if (lines.length < 3) {
      const places = [before, sentence].map(({ start }) => placeOf(prose, start));
      lines.push(
        sayRepetition('same', { place: computed(namePlaces(places), 'style.place'), words: passage(prose, before.start, before.end) }),
      );
    }
  }
  return lines.length === 0 ? [] : [sayRepetition('twice'), ...lines];
}
