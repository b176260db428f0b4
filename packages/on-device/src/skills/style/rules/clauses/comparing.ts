import type { Rule } from '../../rule.ts';

/** Short adjectives, which take "-er" and "-est". */
const SHORT =
  'cheap|big|small|fast|slow|old|young|tall|short|long|high|low|hard|strong|weak|rich|poor|safe|clean|cold|hot|warm|large|great|nice|near|late|dark|deep|wide|bright|smart|quick';
const IRREGULAR: Readonly<Record<string, readonly [string, string]>> = { good: ['better', 'best'], bad: ['worse', 'worst'] };
/** Verbs that say how something is done. */
const DOES =
  'sing|sings|sang|dance|dances|speak|speaks|spoke|write|writes|wrote|drive|drives|drove|run|runs|ran|play|plays|played|learn|learns|learned|walk|walks|walked|talk|talks|talked|eat|eats|change|changes|changed|grow|grew|increase|increases|increased|improve|improves|improved|think|behave|behaves|work|works|worked|move|moves|moved|live|lives|lived';

/** Degrees of adjectives, and adjectives in the place of adverbs. */
export const COMPARING: readonly Rule[] = [
  {
    // "The more important than learning".
    id: 'the-more-than',
    pattern: /\b(is|are|was|were|be) the (more|less) ([a-z]+) than\b/gi,
    fix: '$1 $2 $3 than',
  },
  {
    // "It is very cheap than".
    id: 'very-than',
    doubtful: true,
    pattern: /\b(am|is|are|was|were|be|look|looks|feel|feels) (?:very|so) ([a-z]+) than\b/gi,
    fix: ({ 1: be, 2: quality = '' }, forms) =>
      forms.isAdjective(quality) && quality !== 'different'
        ? `${be} ${forms.isComparative(quality) ? `much ${quality}` : comparative(quality, forms.comparativeOf(quality))} than`
        : undefined,
  },
  {
    // "The most cheap".
    id: 'most-short',
    doubtful: true,
    pattern: new RegExp(`\\b(the|my|our|his|her|their|its) most (${SHORT}|good|bad|easy|happy|early|heavy|busy)(?= [a-z]|[.,;!?])`, 'gi'),
    fix: ({ 1: the, 2: quality = '' }, forms) => {
      const right = IRREGULAR[quality]?.[1] ?? forms.superlativeOf(quality);
      return right === undefined ? undefined : `${the} ${right}`;
    },
  },
  {
    // "More cheap than".
    id: 'more-short',
    doubtful: true,
    pattern: new RegExp(`\\bmore (${SHORT})(?= than\\b|[.,;!?]| (?:for|to) )`, 'gi'),
    fix: ({ 1: quality = '' }, forms) => IRREGULAR[quality]?.[0] ?? forms.comparativeOf(quality),
    // "No more good", "more rich and famous", "many more small": an amount.
    unless: ({ index }, text) =>
      /\b(?:no|any|many|few|much|some|two|three|even|once|or|far) $/i.test(text.slice(Math.max(0, index - 6), index)),
  },
  {
    // "A more safe place".
    id: 'more-short',
    doubtful: true,
    pattern: new RegExp(`\\ba more (${SHORT})(?= [a-z]{3,}(?![\\w'-]))(?! (?:and|or|than|but)\\b)`, 'gi'),
    fix: ({ 1: quality = '' }, forms) => {
      const right = forms.comparativeOf(quality);
      return right === undefined ? undefined : `${/^[aeiou]/.test(right) ? 'an' : 'a'} ${right}`;
    },
  },
  {
    id: 'hardly',
    pattern:
      /\b(work|works|worked|working|study|studies|studied|studying|try|tries|tried|train|trained) ((?:very|so|really|too) )hardly(?![\w'-])/gi,
    fix: '$1 $2hard',
  },
  {
    // "She sings very beautiful".
    id: 'verb-adjective',
    doubtful: true,
    pattern: new RegExp(
      `\\b(${DOES}) (very|so|too|really|more) ([a-z]+)(?![\\w'-])(?=\\s*[.,;!?]|\\s+(?:and|but|because|than|in|with|for|when)\\b)`,
      'gi',
    ),
    fix: ({ 1: verb, 2: very, 3: quality = '' }, forms) => {
      const adverb =
        quality === 'good'
          ? 'well'
          : quality.endsWith('y')
            ? `${quality.slice(0, -1)}ily`
            : quality.endsWith('le')
              ? `${quality.slice(0, -1)}y`
              : `${quality}ly`;
      const sure = forms.isAdjective(quality) && !forms.isBase(quality) && !forms.isSingular(quality) && !NO_ADVERB.test(quality);
      return (sure || quality === 'good') && (forms.isWord(adverb) || adverb === 'well') ? `${verb} ${very} ${adverb}` : undefined;
    },
    // "Think more creative and new": an object may follow.
    // "People's lives more comfortable" has a noun.
    unless: ({ index, 1: verb = '', 2: very = '' }, text) =>
      (/^more$/i.test(very) && /^think$/i.test(verb)) ||
      (/s$/.test(verb) &&
        /(?:\b(?:the|their|our|my|his|her|your|its|these|those|of|and)|['’]s|s['’])\s+$/.test(text.slice(Math.max(0, index - 8), index))),
  },
];

const NO_ADVERB =
  /^(?:hard|fast|late|early|high|low|long|far|near|deep|close|loud|slow|quick|straight|right|wrong|much|little|often|likely|lonely|friendly|daily|happy|alone|different|similar|young|old|healthy|free|busy|rich|poor|lazy|popular|expensive|important|strong|weak|large|big|small|tall|short)$|(?:ed|ing)$/;

function comparative(quality: string, short: string | undefined): string {
  return new RegExp(`^(?:${SHORT})$`).test(quality) ? (IRREGULAR[quality]?.[0] ?? short ?? `more ${quality}`) : `more ${quality}`;
}
