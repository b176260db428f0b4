import type { Sentence } from '../../../lib/text/document.ts';
import { contentStems } from '../../../lib/text/similarity.ts';
import type { Paragraph, Prose } from './prose.ts';

/** The structure of a draft, as far as it can be recognised. */
export interface Shape {
  readonly body: readonly Paragraph[];
  readonly thesis: Sentence | undefined;
  /** The sentence of the opening that names a topic, where no sentence claims anything: "In this essay I will discuss the harm principle." */
  readonly topic: Sentence | undefined;
  /** Whether the claim stands in the opening. */
  readonly opens: boolean;
  readonly conclusion: Paragraph | undefined;
  /** Whether words or a heading announce the conclusion. */
  readonly announced: boolean;
  /** Whether nothing in the last paragraph shows a conclusion: neither its words nor words of the introduction. */
  readonly unclosed: boolean;
  /** Stems that the conclusion shares with the introduction. */
  readonly shared: readonly string[];
  readonly introduced: number;
  readonly long: readonly Paragraph[];
  readonly short: readonly Paragraph[];
  /** Paragraphs whose first sentence shares no main word with the rest. */
  readonly offTopic: readonly Paragraph[];
  readonly linked: readonly Paragraph[];
  /** Whether the links are a strength, which is said once: most paragraphs have one, and no first sentence stands apart from its paragraph. */
  readonly linksWell: boolean;
  /** Whether the draft is a letter, which needs no claim and no conclusion. */
  readonly letter: boolean;
  /** Whether the draft begins with a part of a report, such as its results, which needs no claim. */
  readonly ofReport: boolean;
  /** Whether the draft is a reflection in named parts, which opens with what happened and not with a claim. */
  readonly reflection: boolean;
}

/** The lengths in words from which a paragraph is long and below which it is short. */
export const LONG_PARAGRAPH = 200;
export const SHORT_PARAGRAPH = 40;

/** From this number of words of the introduction on, the last paragraph comes back to it. */
const RETURNS = 2;

const THESIS =
  /\b(?:this|the present) (?:essay|paper|assignment|report|study|article|work|review|project|chapter) (?:will |aims? to |seeks? to |asks?|summari[sz]es|outlines|describes|presents|focuses|argues?|shows?|examines?|explores?|discusses|considers?|claims?|looks? at|compares?|analy[sz]es?|explains?|evaluates?)|\b(?:I|we) (?:will |shall |would like to |intend to |aim to )?(?:argue|show|discuss|examine|explore|claim|demonstrate|explain|compare)\b|\bin this (?:essay|paper|assignment|report)\b|^It (?:argues|will argue|shows|claims) that\b|\b(?:it is submitted|it (?:will|shall) be (?:argued|submitted|shown|suggested)|(?:I|we) (?:contend|submit|maintain))\b|\bthe better view\b|\b(?:the|my) (?:aim|purpose|main argument|thesis|central claim) (?:of this \w+ )?is\b/i;
/** Words with which a sentence makes a claim, after an announcement or alone: "this essay argues that", "we show how", "which should be banned". */
const CLAIMS =
  /\b(?:that|because|should|must|ought to|need to|needs to|how far|argues?|argued|contends?|submits?|submitted|maintains?|claims?|shows? (?:how|why)|demonstrates?|better view|thesis|main argument|central claim)\b/i;
/** Words by which a writer states a view of their own, wherever it stands: law essays often end with it. */
const OWN_VIEW =
  /\b(?:it is (?:therefore |thus )?submitted|the better view|(?:I|we) (?:argue|contend|submit|maintain) that|my (?:argument|thesis) is)\b/i;
/** Headings of a report whose text tells what was done and found, and argues nothing. */
const OF_REPORT =
  /^(?:results?|methods?|methodology|materials?|apparatus|equipment|procedure|experiment\w*|observations?|data|calculations?|measurements?|findings)\b/i;
/** Words of a conclusion anywhere in its paragraph. */
const CONCLUDES = /\b(?:in conclusion|to conclude|to sum up|in summary|therefore|overall|in short)\b|\b(?:I|we) conclude\b/i;
/** A demand at the end of the opening, which is a claim too. */
const DEMAND = /\b(?:should|must|ought to|need to|needs to)\b/i;
const CLOSING =
  /^(?:in (?:the )?(?:conclusion|end)|in short|in brief|in a word|in other words|in the final analysis|to conclude|to close|to finish|to sum up|to summari[sz]e|in summary|in sum|overall|in closing|all in all|finally|lastly|ultimately|hence|thus|therefore|for (?:these|all these|this) reasons?|all things considered|as (?:we have|I have|this \w+ has) (?:seen|shown|argued)|this (?:essay|paper|report|study) has|the (?:moral|lesson)\b|taken together|on balance|as a conclusion)\b/i;
const LINK =
  /^(?:however|moreover|furthermore|in addition|additionally|also|another|besides|therefore|thus|consequently|as a result|for this reason|on the other hand|on the one hand|in contrast|by contrast|nevertheless|nonetheless|despite|although|while|similarly|likewise|first|firstly|second|secondly|third|thirdly|next|then|finally|lastly|meanwhile|for example|for instance|in conclusion|to conclude|to sum up|in summary|overall|yet|but|even so|still|because|since|after|before|beyond|apart from|unlike|like|these|this|those|such|both|the (?:first|second|third|next|last|other|same|final))\b/i;

/** A heading at the start of a paragraph: "Conclusion: …". */
const LABEL = /^(\p{Lu}[\p{L} ]{2,30})\s?[:.–—]\s/u;
const CONCLUSION = /^(?:conclusions?|summary|concluding remarks)$/i;
/** Parts that follow a conclusion. */
const AFTER_CONCLUSION =
  /^(?:action plan|future (?:work|practice|action)|recommendations?|limitations?|next steps|acknowledge?ments?|references?|bibliography|appendix|appendices)$/i;
/** The parts of a reflection after Gibbs, and after Driscoll. */
const REFLECTION =
  /^(?:description|feelings?|thoughts and feelings|evaluation|analysis|conclusions?|action plan|what|so what|now what|what happened)$/i;
const IS_LABEL = [OF_REPORT, CONCLUSION, AFTER_CONCLUSION, REFLECTION];
/** A draft with this many of them is a reflection. */
const FEW_PARTS = 3;

/** The words of the heading over a paragraph or at its start, without its number. */
function labelOf({ document: { raw, parts } }: Prose, { block, sentences }: Paragraph): string {
  const heading = parts[sentences[0]?.part ?? -1]?.heading;
  const start = LABEL.exec(raw.slice(block.start, Math.min(block.end, block.start + 40)))?.[1];
  // "The pump works. It is" is a sentence and no label.
  const own = start !== undefined && IS_LABEL.some((label) => label.test(start)) ? start : undefined;
  return (own ?? (heading === undefined ? '' : raw.slice(heading.start, heading.end))).replace(/^[\s#\d.)*]+|[\s:*?]+$/g, '');
}

/** The paragraph that a heading calls the conclusion, if only parts such as an action plan follow it; otherwise the last one. */
function conclusionOf(paragraphs: readonly Paragraph[], labels: readonly string[]): Paragraph | undefined {
  const named = labels.findLastIndex((label) => CONCLUSION.test(label));
  const isEnd = named >= 0 && labels.slice(named + 1).every((label) => CONCLUSION.test(label) || AFTER_CONCLUSION.test(label));
  return isEnd ? paragraphs[named] : paragraphs.at(-1);
}

export function shapeOf(prose: Prose): Shape {
  const paragraphs = prose.paragraphs.filter(({ number }) => number > 0);
  const first = paragraphs[0];
  const labels = paragraphs.map((paragraph) => labelOf(prose, paragraph));
  const last = paragraphs.length > 2 ? conclusionOf(paragraphs, labels) : undefined;
  // A title or a greeting may precede the opening.
  const openings = paragraphs
    .slice(0, (first?.words ?? 0) < SHORT_PARAGRAPH ? 2 : 1)
    .flatMap(({ sentences }) => sentences.filter(({ text }) => !/\?["'”’)]*$/.test(text)));
  const title = last === undefined ? '' : (labels[paragraphs.indexOf(last)] ?? '');
  const introduced = first === undefined ? new Set<string>() : stemsOf(first);
  const closing = last === undefined ? new Set<string>() : stemsOf(last);
  const body = paragraphs.slice(1, last === undefined ? undefined : paragraphs.indexOf(last));
  const rest = paragraphs.slice(1);
  const announced =
    last !== undefined &&
    (last.sentences.some(({ text }) => CLOSING.test(text) || CONCLUDES.test(text)) || /\b(?:conclusions?|summary|closing)\b/i.test(title));
  const shared = [...introduced].filter((stem) => closing.has(stem));
  const offTopic = body.filter(standsApart);
  const linked = rest.filter(({ sentences: [opening] }) => opening !== undefined && LINK.test(opening.text));
  const naming = openings.filter(({ text }) => THESIS.test(text));
  const claim = naming.find(({ text }) => CLAIMS.test(text)) ?? openings.slice(-2).findLast(({ text }) => DEMAND.test(text));
  const thesis = claim ?? rest.flatMap(({ sentences }) => sentences).find(({ text }) => OWN_VIEW.test(text));
  return {
    body,
    thesis,
    topic: thesis === undefined ? naming[0] : undefined,
    opens: claim !== undefined,
    conclusion: last,
    announced,
    unclosed: last !== undefined && !announced && shared.length < RETURNS,
    shared,
    introduced: introduced.size,
    long: paragraphs.filter(({ words }) => words > LONG_PARAGRAPH),
    short: body.filter(({ words, sentences }) => words < SHORT_PARAGRAPH || sentences.length === 1),
    offTopic,
    ofReport: OF_REPORT.test(labels[0] ?? ''),
    reflection: new Set(labels.filter((label) => REFLECTION.test(label)).map((label) => label.toLowerCase())).size >= FEW_PARTS,
    letter: /^\s*(?:.{0,80}\n\s*){0,2}Dear\b|\bYours (?:faithfully|sincerely|truly)\b/.test(prose.document.raw),
    linked,
    linksWell: rest.length >= 3 && linked.length * 2 >= rest.length && offTopic.length === 0,
  };
}

function stemsOf({ sentences }: Paragraph): Set<string> {
  const stems = new Set<string>();
  for (const sentence of sentences) for (const stem of contentStems(sentence)) if (stem.length > 2) stems.add(stem);
  return stems;
}

/** Whether the first sentence shares no main word with the others. */
function standsApart({ sentences }: Paragraph): boolean {
  const [opening, ...rest] = sentences;
  if (opening === undefined || rest.length < 2) return false;
  const stems = contentStems(opening);
  return !rest.some((sentence) => [...contentStems(sentence)].some((stem) => stems.has(stem)));
}
