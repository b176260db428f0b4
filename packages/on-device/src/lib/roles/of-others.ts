import type { Block, Sentence, TextDocument } from '../text/document.ts';
import { citesSource } from '../text/sources/cites.ts';

/** Words by which a sentence speaks of the paper that it stands in; a gap and a limit are its own too. */
const OWN_WORK =
  /\b(?:we|our|ours|us|here|this (?:study|paper|work|article|report|essay|chapter|thesis)|present (?:study|work)|unclear|unknown|little is|few studies|not (?:yet )?been|remains?|limitations?|future|this does not mean)\b/i;
/** The author of an essay. The capital tells it from "i.e.". */
const AUTHOR = /\bI\b(?!\.)/;
/** Words that introduce what somebody says. */
const SAYS =
  /\b(?:said|says|wrote|writes|told|stated|asserted|remarked|tweeted|replied|commented|explained|announced|quoted|in the words of|according to)\b/i;
/** A quotation of a clause, not of a single term. */
const QUOTATION = /["“](?:[^"“”\s]+\s+){4,}[^"“”]*["”]/;
/** Statements of a source and long-standing facts: "The Institute of Stress estimates that …", "The incidence has increased". */
const KNOWN =
  /\p{Lu}\p{Ll}+ (?:estimates|reports|recommends|states)\b|(?<=\p{Ll},? )\p{Lu}\p{Ll}+ (?:observed|found|reported|showed)\b|^(?:They|He|She) (?:conducted|found|reported|observed)\b|\b(?:has|have) (?:\w+ly )?(?:increased|decreased|risen|declined|grown|been associated)\b/u;
/** The most characters before a sentence that are searched for the start of its paragraph. */
const PARAGRAPH_REACH = 3000;
/** The start of a legend of a picture or table: a picture in Markdown, or "Figure 2. …". */
const LEGEND =
  /^\W{0,4}(?:!\[|(?:supplementary |extended data |supp\.? )?(?:fig(?:ure)?s?|tables?|box|scheme|chart)\.?\s*[A-Z]?\d+[a-z]?\W{0,3}[:.|–—])/i;

/** Whether a sentence tells what another work did or found: it cites one, or says what is known, and does not speak of this one. */
export function isOfOthers(document: TextDocument, sentence: Sentence): boolean {
  return (KNOWN.test(sentence.text) || citesSource(document, sentence)) && !OWN_WORK.test(sentence.text) && !AUTHOR.test(sentence.text);
}

/** Whether a sentence is somebody's words in quotation marks, or a part of them. */
export function isQuotation({ raw }: TextDocument, { start, text }: Sentence): boolean {
  const from = Math.max(raw.lastIndexOf('\n\n', start), start - PARAGRAPH_REACH, 0);
  return isOpen(raw.slice(from, start)) || isOpen(text) || /^[^"“”]{2,}[”"]$/.test(text) || (SAYS.test(text) && QUOTATION.test(text));
}

/** Whether a quotation begins in the text and does not end there. */
function isOpen(text: string): boolean {
  const straight = text.match(/(?<!\d)"/g)?.length ?? 0;
  return straight % 2 === 1 || text.lastIndexOf('“') > text.lastIndexOf('”');
}

/** Colours, lines and places by which a legend explains a picture or a table: "are given in red", "B: the median"; where the data are. */
const EXPLAINS =
  /^this (?:column|row|table|figure|panel)\b|\b(?:is|are) (?:given|shown|drawn|marked|colou?red|indicated|represented|depicted|displayed|plotted|highlighted|listed) (?:in|as|by) (?:the )?(?:\w+ )?(?:red|blue|green|black|white|gr[ae]y|orange|purple|yellow|bold|italics?|columns?|rows?|parenthes[ei]s|brackets|(?:dashed|dotted|solid|dash) lines?|dots|circles|squares|triangles)\b|\b(?:is|are) given relative to\b|\b(?:is|are|was|were|(?:has|have) been) (?:made )?(?:provided|available|deposited|archived) (?:\w+ )?(?:in|at|from|on|under) (?:the |our )?(?:file|table|data|supplement\w*|supporting|online|repository|github|zenodo|figshare|accession)\b|\berror bars\b|\b[A-C]: [^:;]{4,90}[,;] [B-D]: /i;

/** Whether a sentence explains a picture or a table, and tells no finding. */
export function explainsPicture(text: string): boolean {
  return EXPLAINS.test(text);
}

/** Whether a sentence belongs to the legend of a picture or a table. */
export function isLegend({ value }: TextDocument, block: Block | undefined): boolean {
  if (block === undefined) return false;
  const from = Math.max(value.lastIndexOf('\n\n', block.start) + 2, block.start - PARAGRAPH_REACH, 0);
  return LEGEND.test(value.slice(from, from + 60)) || LEGEND.test(value.slice(block.start, block.start + 60));
}
