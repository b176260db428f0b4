import type { WordForms } from '../lexicon/word-forms.ts';
import { NOUN_ENDS, type Rule, SENTENCE_START } from '../rule.ts';

/** Things and people that are counted, so that one of them needs an article: "a good person", but "good work". */
const COUNTED =
  'person|man|woman|boy|girl|child|friend|student|teacher|citizen|leader|worker|job|idea|chance|opportunity|problem|reason|example|way|place|city|country|house|school|university|book|film|movie|car|computer|game|role|result|decision|choice|mistake|question|answer|solution|plan|step|difference|weekend|holiday|trip|story|lesson|habit|skill|tool|company|team|career|salary|effect|impact|goal|dream|mood|feeling|day|week|month|year|future|method|topic|subject|issue|situation|moment';
/** Adjectives that hardly ever join a noun into a term, as "real time" and "public school" do. */
const QUALITY =
  'good|bad|great|big|small|nice|new|important|interesting|difficult|easy|different|better|beautiful|happy|perfect|wonderful|huge|strong|serious|terrible|useful|famous|lazy|successful|positive|negative|long|short|clear|simple|hard|special|large|major|key|crucial|vital|significant|bright|smart|clever|kind|young|rich|poor';

/** Words that a sentence lacks: an article, "the" before a name, or the subject of a clause. */
export const MISSING_WORDS: readonly Rule[] = [
  {
    id: 'missing-a',
    doubtful: true,
    pattern: new RegExp(
      `\\b(have|has|had|having|get|gets|got|find|found|make|makes|made|is|was|be|become|becomes|became|need|needs|want|wants|as|such|with|in|for) ((?:very |really )?)(${QUALITY}) (${COUNTED})(?![\\w'-])${NOUN_ENDS}`,
      'g',
    ),
    fix: (match) => {
      const [, before = '', very = '', quality = '', noun = ''] = match;
      return `${before} ${/^[aeiou]/.test(very + quality) ? 'an' : 'a'} ${very}${quality} ${noun}`;
    },
    unless: (match, text) => {
      const [, before = '', , quality = '', noun = ''] = match;
      const after = text.slice(match.index + match[0].length, match.index + match[0].length + 8);
      if (/^\s(?:and|or|but)\b/.test(after)) return true;
      // "In good time", "in great part", "for long term", "with great effect", "in new ways of": set phrases or plurals of a kind.
      if (/^(?:in|for|with|as)$/.test(before))
        return !/^(?:person|friend|country|place|job|way|city|house|school|company)$/.test(noun) || before === 'as';
      // "The radio is good company."
      if (noun === 'company' && /^(?:good|great|bad|better|nice|wonderful|terrible)$/.test(quality)) return true;
      // "How important role", "so big problem" have another order, and a question asks with the article before the verb.
      if (/\b(?:how|so|too|as|no|what|which|whose|whatever)\s+$/i.test(text.slice(Math.max(0, match.index - 9), match.index))) return true;
      return (
        /^(?:key|kind|long|short|major|young|rich|poor)$/.test(quality) &&
        !/^(?:person|man|woman|boy|girl|role|problem|city|country|story)$/.test(noun)
      );
    },
  },
  {
    id: 'missing-the',
    doubtful: true,
    pattern: new RegExp(
      `\\b(in|from|to|of|across|throughout|around) (United (?:States|Kingdom|Nations|Arab Emirates)|Netherlands|Philippines)${NOUN_ENDS}`,
      'g',
    ),
    fix: '$1 the $2',
  },
  {
    id: 'missing-the',
    doubtful: true,
    pattern: /\b([Ii]n) (past|morning|afternoon|evening)(?=[,.;]|\s+(?:and|but|because|when|we|they|I|people|he|she|it|there)\b)/g,
    fix: '$1 the $2',
    unless: (match, text) => /\b(?:between|from|present|future)\s[^.]{0,30}$/i.test(text.slice(Math.max(0, match.index - 30), match.index)),
  },
  {
    id: 'missing-it',
    doubtful: true,
    pattern:
      /\b(because|although|though) (is|was|isn't|wasn't|will be|would be|can be)(?= (?:a|an|the|not|very|so|too|more|my|our|one|really|easy|hard|good|better|important|necessary|difficult|cheap|cheaper|possible|impossible|dangerous|fun)\b)/gi,
    fix: '$1 it $2',
    // "Because is a conjunction": the word itself.
    unless: (match, text) =>
      /^[A-Z]/.test(match[0]) && /^\s(?:a|an|the|one)\b/.test(text.slice(match.index + match[0].length, match.index + match[0].length + 5)),
  },
  {
    id: 'missing-it',
    doubtful: true,
    pattern:
      /\b(I|we|people) (think|believe|know|feel) (is|was|will be|would be)(?= (?:a|an|the|not|very|so|too|more|my|our|really|easy|hard|good|better|important|necessary|difficult|possible|impossible|dangerous|fun)\b)/gi,
    fix: '$1 $2 it $3',
    // "What I think is a secret", "the team that we believe is the best": the words before are the subject.
    unless: (match, text) =>
      !/(?:^|[.?!;\ue000]\s*|\b(?:because|so|but|and|if|when)\s+)$/i.test(text.slice(Math.max(0, match.index - 9), match.index)) ||
      /\b(?:what|whatever|which|that|who|whom|where|how)\b[^.?!]*$/i.test(text.slice(Math.max(0, match.index - 60), match.index)),
  },
  {
    id: 'missing-of',
    doubtful: true,
    pattern: new RegExp(
      `(?=The (?:most|many) of)${SENTENCE_START}The (most|many) of (the|these|those|my|our|their|us|them)(?![\\w'-])`,
      'g',
    ),
    fix: (match) => `${(match[1] ?? '').replace(/^./, (letter) => letter.toUpperCase())} of ${match[2]}`,
  },
];

/** Whether a noun is counted in the singular, so that it needs a word before it. */
export function isCountedSingular(noun: string, forms: WordForms): boolean {
  return forms.isSingular(noun) && forms.isCountable(noun) && !forms.isPlural(noun) && !forms.isAdjective(noun) && forms.isCommon(noun);
}
