import { centrality } from '../text/centrality.ts';
import type { Sentence, TextDocument } from '../text/document.ts';
import { isNotNeeded } from '../text/exam-cues.ts';
import { isWhole, leansBack } from '../text/prose.ts';
import { round } from '../text/similarity.ts';
import { isInReferenceList } from '../text/sources/reference-list.ts';
import { advertisements, isCourseTalk, isErrand } from '../text/speech/course-talk.ts';
import { oddsOfTelling } from '../text/speech/odds-of-telling.ts';
import { isSpoken, lossOfTalk } from '../text/speech/talk.ts';
import { isPlainVerb } from '../text/word-classes.ts';
import { definitions } from './definitions.ts';
import { keyTerms } from './key-terms.ts';

/** The number of key terms that are looked for in sentences. */
const CENTRAL_TERMS = 30;
const CUES =
  /\b(?:in (?:summary|conclusion|short|general)|overall|therefore|thus|importantly|most important|main|key|essential|fundamental|central|crucial|significant|we (?:show|find|found|propose|conclude)|results? (?:show|suggest)|this means|as a result|because|the (?:aim|purpose|goal|reason)|remember|on the exam|is called|refers to|is defined)\b/i;
const ASIDES =
  /^(?:for (?:example|instance)|e\.g\.|such as|(?:also )?note (?:that|the)|see|in (?:fig|table)|imagine|suppose)|\b(?:fig(?:ure)?\.? \d|table \d|above|below|previous chapter)\b/i;

/** Instructions to the class, which belong in the list of tasks and not in a summary. */
const TASK_ALONE =
  /^(?:homework\b|please (?:read|bring|send|look|have)|(?:please )?(?:read (?:ch|section|pages?|pp|the (?:chapter|article|textbook))|bring|submit|hand in|turn in|revise|sign up)|problem set \d|ask (?:the )?(?:prof|ta|teacher|lecturer|instructor)\b|(?:[\w-]+ ){1,4}due (?:by |on |at )?(?:\d|mon|tue|wed|thu|fri|sat|sun|next|tomorrow)|(?:this |it )?will be (?:in|on) the (?:exam|midterm|test|quiz|final))/i;

/** Headings of parts that say nothing about the subject, or ask about it. */
const BACK_MATTER =
  /^(?:[\d.]+\s*)?(?:references?|bibliography|works cited|literature(?: cited)?|further reading|see also|external links|suggested readings?|notes|footnotes|acknowledge?ments?|funding|author(?:s['’]?)? (?:contributions?|information|notes?|details)|competing interests|conflicts? of interest|declarations?|ethics(?: statement)?|data availability|supplementary.{0,30}|additional (?:files?|information)|abbreviations|index|exercises?|problems?|review questions?|practice (?:questions?|problems?)|questions?(?: for discussion)?|critical thinking(?: questions?)?|self-check(?: questions?)?|personal application questions?|check your understanding|discussion questions?|teacher support|multiple choice|short answer|homework|answer key|answers?)\b.{0,20}$/i;

/** Sentences that announce the text or need a picture that is not there. */
const ANNOUNCES =
  /^(?:in|throughout|by the end of) (?:this|the next|the following|later) (?:section|chapter|module|unit|lesson|lecture|video|article|essay|paper)s?\b|\b(?:we|you) (?:will|shall|are going to|['’]ll) (?:now |then |also )?(?:look|discuss|see|learn|explore|examine|study|consider|cover|turn|describe|return|be able)\b|\b(?:cartoon|photographs?|photos?|pictures?|images?|painting|maps?|diagrams?|graphs?|figures?|illustrations?|drawings?|videos?|animations?|simulations?|poster|engraving)\b.{0,40}\b(?:shows?|shown|features?|depicts?|depicted|illustrates?|represents?|below|above)\b/i;

/** An item of a list that says how, and not what: "How to recognize …". */
const HOW_TO =
  /^(?:how|when|where|why)(?: and (?:how|when|where|why))? to\b|^(?:what|who|which) (?:do|does|did|is|are|can|should|would|will)\b[^.]*$/i;

const cache = new WeakMap<TextDocument, ReadonlyMap<Sentence, number>>();

/**
 * Scores how well each sentence summarizes the text, from about 0 to 1, by its position, key terms, cue phrases and
 * definitions. Sentences that cannot be quoted alone have no score.
 */
export function sentenceScores(document: TextDocument): ReadonlyMap<Sentence, number> {
  let scores = cache.get(document);
  if (scores === undefined) {
    scores = score(document);
    cache.set(document, scores);
  }
  return scores;
}

function score(document: TextDocument): ReadonlyMap<Sentence, number> {
  const spoken = isSpoken(document);
  const aside = backMatter(document);
  const sold = advertisements(spoken ? document.sentences : []);
  const terms = keyTerms(document, CENTRAL_TERMS);
  const top = terms[0]?.score ?? 1;
  const weights = new Map<number, number>();
  for (const term of terms) {
    const weight = Math.sqrt(term.score / top);
    for (const sentence of term.sentences) weights.set(sentence, (weights.get(sentence) ?? 0) + weight);
  }
  const defining = new Set(definitions(document).map(({ sentence }) => sentence));
  const firsts = new Map<Sentence, number>();
  for (const part of document.parts) for (const [at, sentence] of part.sentences.entries()) firsts.set(sentence, at);

  const worth = document.sentences.filter(
    (sentence) =>
      isWhole(document, sentence) &&
      !/[?]["'”’)]*$/.test(sentence.text) &&
      !TASK_ALONE.test(sentence.text) &&
      !isNotNeeded(sentence.text) &&
      !sold.has(sentence) &&
      !isCourseTalk(sentence.text) &&
      !HOW_TO.test(sentence.text) &&
      !aside.has(sentence.part) &&
      !isInReferenceList(document, sentence),
  );
  const ranks = centrality(worth);
  const quotable = new Set(worth);
  const scores = new Map<Sentence, number>();
  document.sentences.forEach((sentence, index) => {
    if (!quotable.has(sentence)) return;
    const length = sentence.tokens.length;
    const central = ranks.get(sentence) ?? 0;
    const carried = Math.min(1, (weights.get(index) ?? 0) / Math.sqrt(Math.max(8, length)));
    const inPart = 1 / (1 + (firsts.get(sentence) ?? 0));
    const inText = 1 - index / document.sentences.length;
    const fit = length < 8 || length > 40 ? -0.2 : 0;
    const value =
      0.5 * central +
      0.5 * carried +
      // Speech has no parts, and it begins with greetings.
      (spoken ? 0 : 0.22 * inPart + 0.15 * inText) +
      (defining.has(sentence) ? 0.15 : 0) +
      (CUES.test(sentence.text) ? 0.1 : 0) +
      fit -
      lossOfDoubt(sentence) -
      (isErrand(sentence.text) ? 0.3 : 0) -
      (leansBack(sentence) ? (spoken ? 0.25 : 0.1) : 0) -
      (spoken ? lossOfTalk(sentence) - (document.language === 'en' ? gainOfTelling(sentence) : 0) : 0) -
      (ASIDES.test(sentence.text) ? 0.15 : 0) -
      (ANNOUNCES.test(sentence.text) || isCommand(sentence) ? 0.3 : 0);
    scores.set(sentence, round(value));
  });
  return scores;
}

/** The gain of speech for each point of its odds to tell something, within limits. */
const GAIN_OF_TELLING = 0.12;
const MOST_TELLING = 3;

/** The gain of a sentence of speech that tells something, below 0 for one that does not. */
const gainOfTelling = ({ tokens }: Sentence) => GAIN_OF_TELLING * Math.max(-MOST_TELLING, Math.min(MOST_TELLING, oddsOfTelling(tokens)));

/** The odds from which a piece of speech is taken for a whole thought, the loss for each point below, and that of a likely break. */
const WHOLE = 2;
const LOSS_OF_DOUBT = 0.35;
const LOSS_OF_BREAK = 0.4;

/** The loss of a piece of speech that may begin or end within a thought. */
const lossOfDoubt = ({ sure = WHOLE }: Sentence) => LOSS_OF_DOUBT * Math.max(0, WHOLE - sure) + (sure < 0 ? LOSS_OF_BREAK : 0);

/** The indices of parts with exercises, references and the like, unless most of the text is such a part. */
function backMatter({ raw, parts, sentences }: TextDocument): ReadonlySet<number> {
  const found = parts.flatMap(({ heading, sentences: own }, index) =>
    heading !== undefined && BACK_MATTER.test(raw.slice(heading.start, heading.end)) ? [{ index, size: own.length }] : [],
  );
  return found.reduce((sum, { size }) => sum + size, 0) > sentences.length / 2 ? new Set() : new Set(found.map(({ index }) => index));
}

/** Whether a sentence tells the reader to do something: "Identify a point close to your hand." */
export function isCommand({ tokens: [first, second] }: Sentence): boolean {
  return (
    first !== undefined &&
    second !== undefined &&
    isPlainVerb(first.word) &&
    /^\p{Lu}/u.test(first.text) &&
    !/(?:ed|ing|s)$/.test(first.word)
  );
}
