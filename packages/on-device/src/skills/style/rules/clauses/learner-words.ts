import { type Rule, sentenceBefore } from '../../rule.ts';

const OWNER: Readonly<Record<string, string>> = { theirs: 'their', ours: 'our', yours: 'your', hers: 'her' };
/** Openings after which the words before a comma are no whole sentence. */
const NOT_MAIN = /^(?:if|when|while|although|because|since|as|after|before|in|on|at|for|to|so|but|and|by|from|with|\w+ing|\w+ly)\b/;
const MAIN_VERB = /\b(?:is|are|was|were|has|have|had|can|could|will|would|should|must|may|[a-z]{3,}(?:ed|es))\b/;
const ASKS = /\b(?:know|ask\w*|wonder\w*|see|understand|explain\w*|say|says|said|question|matter|consider|decide|that is|this is)\b[^,]*$/;

/** Words that learners use in the place of another: "theirs products", "went good", ", what makes". */
export const LEARNER_WORDS: readonly Rule[] = [
  {
    // "It exists also some bad aspects."
    id: 'it-exists',
    doubtful: true,
    pattern:
      /\b(it) (exists?|existed) ((?:also |already |still )?)(some|many|several|a lot of|lots of|different|various|two|three|other|an?|no)(?= (?!(?:long|short|time|while|years?|days?|hours?)\b)[a-z])/gi,
    fix: ({ 2: verb = '', 3: also = '', 4: amount = '' }) =>
      `there ${verb === 'existed' ? (/^an?$/.test(amount) ? 'was' : 'were') : /^an?$/.test(amount) ? 'is' : 'are'} ${also}${amount}`,
    // "Does it exist a second time?"
    unless: ({ index }, text) =>
      /\b(?:do|does|did|can|could|will|would|should|may|might|must|let|make|makes)\s+$/i.test(sentenceBefore(text, index)),
  },
  {
    id: 'theirs-noun',
    pattern: /(?<!\b(?:of|than|like|as|with|to|and|or) )\b(theirs|ours|yours|hers) ([a-z]{3,})(?![\w'-])/gi,
    fix: ({ 1: owner = '', 2: noun = '' }, forms) =>
      (forms.isOnlyPlural(noun) || (forms.isCountable(noun) && !forms.isBase(noun) && !forms.isAdjective(noun))) && forms.isCommon(noun)
        ? `${OWNER[owner.toLowerCase()]} ${noun}`
        : undefined,
    unless: (match) => /(?:ly|today|always|sometimes|alone|home|last|first|here|there|times)$/.test(match[0]),
  },
  {
    id: 'went-good',
    pattern:
      /\b(go|goes|went|gone|going|work|works|worked|sleep|slept|perform|performs|performed|function|functions|functioned) ((?:very |really |so |quite |pretty |extremely )?)good(?=\s*[.,;!?]| (?:and|but|because|so|in|with|at|for us|for me)\b)/gi,
    fix: '$1 $2well',
  },
  {
    // "Firms sell everywhere, what makes prices lower": not "So, what makes a film good is …".
    id: 'what-makes',
    doubtful: true,
    pattern: /(?<=[a-z]), what (makes?|made|means|meant|causes|caused|leads|led|shows|helps|allows|creates)(?= [^.?!;\ue000]*\.)/g,
    fix: ', which $1',
    unless: ({ index, 0: all }, text) => {
      const parts = sentenceBefore(text, index).trim().split(/,\s+/);
      const clause = parts.at(-1) ?? '';
      const after = /^[^.?!;]*/.exec(text.slice(index + all.length))?.[0] ?? '';
      return NOT_MAIN.test(clause) || !MAIN_VERB.test(clause) || ASKS.test(clause) || /\b(?:is|are|was|were)\b/.test(after);
    },
  },
];
