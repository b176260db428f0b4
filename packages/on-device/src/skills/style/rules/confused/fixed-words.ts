import type { Confusion } from './slots.ts';

const OPENS = ['^', 'and|but|so|because|when|that|if|as'];
/** Verbs that "it" takes without an auxiliary, with what follows them; "does it mean" and "make it help" are right. */
const OF_IT: Readonly<Record<string, string>> = {
  mean: 'that|a|the|to',
  make: 'me|you|us|them|people|my|our|your|life|it|the',
  take: 'a|me|you|us|more|time|too|from',
  help: 'me|you|us|them|people|to|my|our',
  become: 'a|the|more|very|so|an|difficult|easy|part',
};
const QUALITIES = [
  'more',
  'new',
  'good',
  'different',
  'important',
  'other',
  'famous',
  'beautiful',
  'interesting',
  'small',
  'big',
  'possible',
];
const THINGS = ['country', 'employee', 'place', 'problem', 'reason', 'student', 'person', 'job', 'idea', 'company', 'city', 'thing', 'way'];

const plural = (noun: string) => (noun === 'person' ? 'people' : noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`);

/** Words that stand together in one way only: prepositions of time and of verbs, articles of set phrases, words written as one. */
export const FIXED_WORDS: readonly (string | Confusion)[] = [
  // Time and place
  '{in the end/at the end} of june|july|august|may|march|april|this|next|last|my|our',
  '{in the end/at the end} of the show|film|movie|year|week|month|day|letter|story|lesson|party|concert',
  { form: '{in that day/on that day}', unless: /\b(?:early|late|later) \[/i },
  '{in the weekend/at the weekend}',
  '{in the weekends/at weekends}',
  'for|after|spend|spent|takes|took {long time/a long time} $',
  'not|it|them|there|home|school|work|go|going|travel|come|came|went {on car/by car} $',
  'not|it|them|there|home|school|work|go|going|travel|come|came|went {with car/by car} $',
  '{every days/every day}',
  '{every years/every year}',
  'since|for|in|during {lasts/the last} years|months|weeks',
  // Verbs
  'go|goes|went|going|gone {for shopping/shopping}',
  'go|goes|went|going|gone {for swimming/swimming}',
  '{entered to/entered} the|a|my|his|her|our|their',
  'want|wants|wanted to {enter to/enter}',
  '<pronoun> {said me/told me}',
  'can|could you {say me/tell me}',
  '{forward hearing/forward to hearing}',
  'looking {forward your/forward to your}',
  '^ {I looking/I am looking} forward',
  '{I born/I was born} in',
  'what|it|that|this {was happen/happened}',
  'do|does|did {not to/not} <base>',
  'have|has you|they|he|she|we|I ever|never|already|just {think/thought}',
  'have|has you|they|he|she|we|I ever|never|already|just {see/seen}',
  'have|has you|they|he|she|we|I ever|never|already|just {be/been}',
  '<be> {planing/planning} to',
  '{I advice/I advise} all|everyone|everybody|him|her|them|people',
  'I|we {am completely/completely} agree|disagree',
  'I|we {am totally/totally} agree|disagree',
  '<be> {generate/generated} by',
  'to|will|can|could|cannot {breath/breathe} $',
  'parents|teachers|teacher|they|he|she|we|who {tough/taught} us|me|them|him|her|how',
  'I|we {thing/think} that|it|you|we|this',
  'I|we am|is|are|was|were {exciting/excited} $',
  'I|we|he|she am|is|are|was|were very|so|really {exciting/excited} $',
  'I|we|you|they|everyone|everybody|people|will|would|to {feel boring/feel bored} $',
  ...OPENS.flatMap((opens) => Object.entries(OF_IT).map(([verb, next]) => `${opens} it {${verb}/${verb}s} ${next}`)),
  'and|but|because|when they|you {was/were}',
  // Nouns and their number
  'different|various|many|several|two|three {type/types} of <plural>',
  ...QUALITIES.flatMap((quality) => THINGS.map((noun) => `many|several|various ${quality} {${noun}/${plural(noun)}} $`)),
  { form: 'public {transports/transport}', unless: /\bmeans of [^.]*\[/i },
  'much|many|some|lot of|my|his|her {moneys/money}',
  'these|all|many|some|other|new|their|my|our|the {stuffs/stuff} $',
  'students|teachers|workers|nurses|doctors and {staffs/staff} $',
  '{ourself/ourselves}',
  'in|of my|his|her|our|your|their {live/life} $',
  '{every peoples/all people}',
  // Words that sound alike or were joined
  '<be> {cheep/cheap} $',
  'too|so|very|really {cheep/cheap}',
  '{quiet a/quite a} long|lot|bit|while|few|big|good|nice',
  'calm|calms|go|went|goes|get|got|down|learn|learned {trough/through} the|a|my|our|his|this|music',
  '{upto/up to}',
  '^ {inorder to/in order to}',
  '{bestfriend/best friend}',
  '{bestfriends/best friends}',
  '{wellknown/well-known}',
  // Comparison
  'much|far|even|is|are|was|be|it {more easy/easier} $',
  'much|far|even|is|are|was|be|it {more fast/faster} $',
  'much|far|even|is|are|was|be|it {more strong/stronger} $',
  'much|far|even|is|are|was|be|it {more cheap/cheaper} $',
];
