import { type Aside, blankOut, joinMasks, type Mask } from '../mask.ts';
import { isUnpunctuated, speakerLabels } from '../speech/speech.ts';
import { readAsides } from './asides.ts';
import { brokenWords } from './broken-words.ts';
import { pastedCaptions } from './captions.ts';
import { inlineMasks, markupMasks } from './inline.ts';

/** A text without the pieces that are no content. All texts have the offsets of the raw value. */
interface Content {
  /** The text for reading lines, headings and lists: formulas, links and marks of emphasis stay. */
  readonly layout: string;
  /** The text for reading words. */
  readonly content: string;
  /** The pieces that quotes leave out, in order. */
  readonly omitted: readonly Mask[];
  readonly asides: readonly Aside[];
  /** Seconds of silence before the offset of each caption; undefined if the text is no recording with times. */
  readonly pauses: ReadonlyMap<number, number> | undefined;
  readonly unpunctuated: boolean;
}

/**
 * A quick check: most notes contain none of these, so nothing is searched in them. Each piece is looked for by a sign, as signs are rarer
 * than letters, and its letters are read before that.
 */
const WORTH_SEARCHING =
  /[<[\\$@♪`\u00ad]|\*\S|__|:(?<=(?:https?|\bdoi):)|\.(?<=www\.)|\)(?<=(?:\d{4}[a-z]?|n\.d\.|in press)\))|\((?:see |fig|tab|box|eq|sec|app|music|laugh|abb|chap|supp|ext|inaud|cough|pause|sigh)|&\w{1,20};|[.,;](?<=\p{Ll}.)["”’)]?\d|\.(?<=\.\d{2,4}\.)\d|\d(?<=\b[A-Z]{1,2}\d)[A-Z\d]?\s\d[A-Z]{2}\b|,\s[A-Z]{2}\s\d{5}|-(?<=[\p{L}\d]-)\r?\n/iu;

/** Finds the pieces of a text that are no content, once for all skills. */
export function readContent(raw: string): Content {
  const captions = pastedCaptions(raw);
  const worth = WORTH_SEARCHING.test(raw);
  const inline = worth ? inlineMasks(raw) : [];
  const left = joinMasks([...(captions?.masks ?? []), ...inline.filter(({ kept }) => !kept)]);
  const plain = blankOut(raw, left);
  const labels = speakerLabels(plain);
  const asides = captions === undefined ? readAsides(blankOut(plain, labels)) : [];
  const layout = blankOut(plain, joinMasks([...labels, ...asides]));
  const markup = worth ? markupMasks(layout) : [];
  const kept = inline.filter((mask) => mask.kept);
  return {
    layout,
    content: blankOut(layout, joinMasks([...markup, ...kept])),
    // A line break inside a word stays in the text, whose lines are still to be read.
    omitted: joinMasks([...left, ...labels, ...asides, ...markup, ...(worth ? brokenWords(raw) : [])]),
    asides,
    pauses: captions?.pauses,
    unpunctuated: isUnpunctuated(layout),
  };
}

/** A text all of which is content. */
export function allOf(raw: string): Content {
  return { layout: raw, content: raw, omitted: [], asides: [], pauses: undefined, unpunctuated: false };
}
