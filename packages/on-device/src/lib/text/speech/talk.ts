import { anyOf } from '../any-of.ts';
import type { Sentence, TextDocument } from '../document.ts';
import { isPlainVerb, isThirdPerson } from '../word-classes.ts';
import { CONTRACTION } from './spoken-lines.ts';

/** The share of sentences with contractions from which a text is speech. Books and papers have hardly any. */
const SPOKEN = 0.12;

const known = new WeakMap<TextDocument, boolean>();

/** Whether a text is speech that was written down, with or without punctuation. */
export function isSpoken(document: TextDocument): boolean {
  let spoken = known.get(document);
  if (spoken === undefined) {
    const { sentences, unpunctuated } = document;
    spoken = unpunctuated || sentences.filter(({ text }) => CONTRACTION.test(text)).length > SPOKEN * sentences.length;
    known.set(document, spoken);
  }
  return spoken;
}

/** Words of speakers about themselves, to one hearer, in somebody's name, or that break off. */
const PERSONAL = anyOf(
  /\b[Ii]\b(?!\.)|\b(?:my|me)\b/u,
  // An answer, or a sentence to somebody with a name.
  /^(?:(?:[Yy]eah|[Yy]es|[Nn]o|[Rr]ight|[Ww]ell|[Oo]h|[Oo]kay|[Ss]ure|[Rr]eally)[,.]?\s)|,\s\p{Lu}\p{Ll}+[.!]$/u,
  /\b(?:kind|sort) of\b|\bsomehow\b/u,
  // A break, and words in somebody's name.
  /\s?--\s|["“][^"“”]{12,}["”]|^(?:(?:[Ss]o|[Aa]nd|[Bb]ut) )*[Bb]ecause (?!of\b)/u,
);
/** A remark that belongs to another hour, announces this one or looks back at it. */
const ELSEWHERE = anyOf(
  /\b(?:this|next|last|previous|following|later|another|other) (?:video|lecture|lesson|episode|class|podcast|module|week)s?\b/i,
  /\byou(?:['’]ve| have)? (?:also |just )?learned\b/i,
  /\b(?:at the (?:beginning|start)|earlier|before) (?:of|in) (?:the|this) (?:class|course|lecture|semester)\b|\blast (?:couple of |few )?weeks\b/i,
  /\bwe(?:['’]ve| are| were| have)? (?:(?:also|just|been) )*(?:talk(?:ed|ing)? about|discuss(?:ed|ing)?|learned)\b|\b(?:title|name) of (?:this|the) (?:paper|study|book|article|talk)\b/i,
  /^(?:(?:so|and|now|well|okay|but|then) )*let['’]?s (?!say\b)/i,
  /\bfun (?:\w+ )?fact\b|\bside ?(?:note|bar)\b|\bby the way\b|\blearning (?:outcomes?|objectives?|goals?)\b/i,
  /\b(?:more about|come up|talk about|look at|get to) (?:\w+ ){0,3}(?:later|again|soon|throughout|in (?:a bit|the next))\b/i,
  /\b(?:going to|gonna|want to|wanna) (?:\w+ )?(?:talk|introduce|discuss|show|start|cover|look|go over|walk)\b/i,
);
/** An example without its point, or what a hearer sees: "So one example is …", "Think about a word like …", "You can see …". */
const INSTANCE =
  /^(?:(?:so|and|now|well|okay|but|then) )*(?:you (?:can|could|may|might|would|will)\b|(?:one|an|another|a simple) example|for (?:example|instance)|let['’]?s say|say |imagine|suppose|think (?:about|of)|looking at)\b/i;
/** A question that the speaker answers elsewhere, and a piece that ends before its point. */
const ASKED = anyOf(
  /^(?:(?:so|and|now|first|second|then|okay|but|the question is) )+(?:what|how|why|who|where)\b/i,
  /\bthe question is (?:what|how|why|who|where|whether)\b/i,
  /\b(?:for example|correct|wow|interesting|good question|now|right|okay|yeah|yes|yep|exactly|absolutely|and see|you know|as follows|the following(?: \w+){0,2}|as a result|in the (?:first|second|other) case)$/i,
  /^(?:why )?because\b(?! of\b)/i,
);

/** Verbs of a clause, with their short forms. */
const VERB =
  /\b(?:am|is|are|was|were|has|have|had|do|does|did|can|could|will|would|shall|should|may|might|must)\b|['’](?:s|re|ve|ll|d|m)\b|n['’]t\b/i;

/** Whether a sentence has a word that may be its verb. A recogniser of speech ends sentences anywhere. */
const hasVerb = ({ text, tokens }: Pick<Sentence, 'text' | 'tokens'>) =>
  VERB.test(text) || tokens.some(({ word }) => isPlainVerb(word) || isThirdPerson(word) || /.{3}ed$/.test(word));

/** A question without its mark: "does that mean …". */
const TURNED =
  /^(?:(?:so|and|now|but|okay|well) )*(?:am|is|are|was|were|has|have|had|do|does|did|can|could|will|would|should|may|might)(?:n['’]t)? (?!not\b)/i;

/** Words said twice, as one does who looks for others: "it's it's". */
const STUTTER = /\b(\p{L}+(?:['’]\p{L}+)?) \1\b/iu;

/** A clause whose main one is often cut off. */
const CLAUSE = /^(?:(?:so|and|but|now|well) )*(?:if|when|because|which|although|while|whereas)\b(?! of\b)/i;

/** The loss of a sentence of speech that tells of its speaker, of another hour, an example or a question, or that has no verb or is short. */
export function lossOfTalk(sentence: Sentence): number {
  const { text, tokens, sure } = sentence;
  return (
    (hasVerb(sentence) ? 0 : 0.3) +
    (PERSONAL.test(text) ? 0.25 : 0) +
    (ELSEWHERE.test(text) ? 0.35 : 0) +
    (INSTANCE.test(text) ? 0.2 : 0) +
    (ASKED.test(text) ? 0.25 : 0) +
    (STUTTER.test(text) ? 0.15 : 0) +
    (sure !== undefined && CLAUSE.test(text) ? 0.15 : 0) +
    (sure !== undefined && TURNED.test(text) ? 0.3 : 0) +
    (tokens.length < 10 ? 0.1 : 0)
  );
}
