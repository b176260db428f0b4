import type { WordForms } from '../../lexicon/word-forms.ts';
import { NOUN_ENDS, type Rule } from '../../rule.ts';
import { isCountedSingular } from '../missing-words.ts';

/** Qualities of one thing of many: "it was great idea". */
const QUALITY =
  'good|bad|great|big|small|nice|new|important|interesting|difficult|easy|different|beautiful|perfect|wonderful|huge|terrible|useful|famous|successful|long|slow|short|simple|large|amazing|fantastic|popular|modern|quiet|lovely|common|serious|strange|strong|friendly|dangerous|expensive|cheap|happy|sad';
/** Words that look like counted nouns and stand without an article, too. */
const WITHOUT_ARTICLE =
  /^(?:news|fun|music|food|weather|advice|luck|health|help|money|water|time|use|work|technology|company|traffic|art|business|value|practice|quality|taste|today|tonight|indeed|enough|transport|research|experience|life|land|culture|history|nature|science|sense|style|industry|exercise|coffee|tea|home|here|there|since|until|though|care|air|law|behaviour|behavior|countryside|policy|form|design|notice|manner|strategy|theory|evidence|etiquette)$|(?:(?<!th)ing|ed|ness|ment|ity|ism|nce|th|ship|tion)$/;

const article = (next: string) => (/^(?:[aeio]|u(?!s|ni)|hour|honest)/i.test(next) ? 'an' : 'a');

function withArticle(match: RegExpExecArray, forms: WordForms): string | undefined {
  const [, before = '', very = '', quality = '', noun = ''] = match;
  if (!isCountedSingular(noun, forms) || WITHOUT_ARTICLE.test(noun)) return undefined;
  return `${before} ${article(very + quality)} ${very}${quality} ${noun}`;
}

const ANY: Readonly<Record<string, string>> = {
  nothing: 'anything',
  nobody: 'anybody',
  nowhere: 'anywhere',
  'no one': 'anyone',
  none: 'any',
};
const WRITTEN_APART = '[Ee]very one|[Ss]ome one|[Aa]ny one|[Nn]o body|[Ee]very body|[Ss]ome body|[Aa]ny body';
/** Clauses that learners build in another way: a missing article after "it is", two negations, "very less", "worth to". */
export const LEARNER_CLAUSES: readonly Rule[] = [
  {
    id: 'it-is-noun',
    doubtful: true,
    pattern: new RegExp(
      `\\b([Tt]his is|[Tt]hat is|[Ii]t is|[Ii]t's|[Tt]hat's|[Ii]t was|[Tt]his was|[Tt]hat was|[Hh]e is|[Ss]he is) ((?:very |really )?)(${QUALITY}) ([a-z]{3,})(?![\\w'-])${NOUN_ENDS}`,
      'g',
    ),
    fix: withArticle,
  },
  {
    // "Social media is very important part of life": "very" needs an article before a noun that can be counted.
    id: 'is-very-noun',
    doubtful: true,
    pattern: new RegExp(`\\b(is|was|has|have|had|plays?|played) (very |really )(${QUALITY}) ([a-z]{3,})(?![\\w'-])${NOUN_ENDS}`, 'g'),
    fix: withArticle,
  },
  {
    id: 'such-noun',
    doubtful: true,
    pattern: new RegExp(`\\b([Ss]uch) ((?:very |really )?)(${QUALITY}) ([a-z]{3,})(?![\\w'-])${NOUN_ENDS}`, 'g'),
    fix: withArticle,
  },
  {
    id: 'two-negations',
    doubtful: true,
    pattern:
      /\b((?:do|does|did|can|could|will|would|should|have|has|had)(?: not|n't)|cannot|never) ([a-z]+) (nothing|nobody|nowhere|no one|none)(?![\w-])/gi,
    fix: (match) => `${match[1]} ${match[2]} ${ANY[(match[3] ?? '').toLowerCase()] ?? ''}`,
    // "He does not want nothing but peace", "he could not, or nobody would".
    unless: (match, text) =>
      /^(?:but|and|or|if|because|that|when|than|so|as|though)$/i.test(match[2] ?? '') ||
      /^\s+(?:but|less|more|other|short)\b/.test(text.slice(match.index + match[0].length, match.index + match[0].length + 8)),
  },
  {
    id: 'very-less',
    pattern: /\b(very) less ([a-z]+)(?![\w-])/gi,
    fix: (match, forms) => `${match[1]} ${forms.isOnlyPlural(match[2] ?? '') ? 'few' : 'little'} ${match[2]}`,
    unless: (match) => /^(?:than|so|often|likely|and|or|but)$/.test(match[2] ?? ''),
  },
  {
    id: 'written-apart',
    doubtful: true,
    // "Every one of them", "each and every one" are right.
    pattern: new RegExp(
      `(?<!\\b(?:and|each|for|of) )\\b(${WRITTEN_APART})(?= (?:would|should|could|can|will|must|has|knows?|wants?|likes?|thinks?|needs?|else|who)\\b)`,
      'g',
    ),
    fix: (match) => (match[1] ?? '').replace(' ', ''),
  },
  {
    id: 'written-apart',
    doubtful: true,
    pattern:
      /(?<!\b(?:of|each|by) )\bany thing(?= (?:but|about|in|to|from|when|because|and|or|for|at|else|that|you|we|they|I)\b|[.,;!?])/gi,
    fix: 'anything',
  },
  {
    id: 'worth-to',
    pattern: /\b(is|are|was|were|be|'s|not|really|also) worth to ([a-z]{3,})(?![\w-])/gi,
    fix: (match, forms) => {
      const verb = match[2] ?? '';
      return forms.isBase(verb) && !/[^aeiou][aeiou][bdgmnprt]$/.test(verb)
        ? `${match[1]} worth ${verb.replace(/(?<!e)e$/, '')}ing`
        : undefined;
    },
  },
  {
    id: 'compare-to',
    doubtful: true,
    pattern: /\b(when|as) compare (to|with)(?= (?:the|a|an|my|our|other|others|their|it|them|what)\b)/gi,
    fix: '$1 compared $2',
  },
  {
    id: 'am-apart',
    pattern:
      /(?<=^|[.?!,;\ue000]\s*|\b(?:because|but|and|if|when|that|so|as|think|why|where) )[iI] m(?= (?:a|an|the|not|very|so|in|here|sure|from|happy|going|[a-z]+ing)\b)/g,
    fix: "I'm",
  },
];
