/**
 * How likely a thought ends between two words of English speech. The weights are those of a logistic regression over 1.36 million words of
 * 142 punctuated talks: each word that stands often beside the end of a sentence, or hardly ever, has one.
 */

/** Weights with their words. */
type Weighted = Readonly<Record<string, string>>;

function weights(groups: Weighted): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(groups).flatMap(([weight, words]) => words.split(' ').map((word): [string, number] => [word, Number(weight)])),
  );
}

/** The weight of any two words: -2.6, and 0.4 for a cut, as pieces would be long otherwise. */
const ANY = -2.2;

/** The word before the border. */
const LAST = weights({
  '3.0': 'right',
  '2.7': 'forth',
  '2.1': 'revolution true',
  '1.8': 'direction happen',
  '1.5': 'away else fine here itself podcast problem problems question there today together works wrong yes',
  '1.2': 'absolutely ago country exactly future important intelligence life okay place process space story stuff them ukraine work world',
  '0.9': 'better health him interesting it moment money point states system thing time too war way yeah year years',
  '0.6': 'book day good language mind model out sure things whatever',
  '0.3': 'example me now ok sort',
  '-0.3': 'kind',
  '-0.6': "able don't you",
  '-0.9': 'be not',
  '-1.2': 'are from had have is',
  '-1.5': 'also make really think were with',
  '-1.8': 'can could for get he in then',
  '-2.1': 'any been has into like look many was would',
  '-2.4': "even he's to what",
  '-2.7': 'at by little so some these they',
  '-3.0': "his than they're we're who you're",
  '-3.3': "how i'm just we",
  '-3.6': "i my of or there's where which",
  '-3.9': "our that's their when your",
  '-4.2': "a an but it's very",
  '-4.5': 'as because if',
  '-5.4': 'and the',
});
/** The word after it. */
const FIRST = weights({
  '2.7': 'so',
  '1.8': "he's um yeah",
  '1.5': "but i i'm i've it's let's oh ok okay that's there's what's yes",
  '1.2': "they they're well",
  '0.9': 'and he no thank which',
  '0.6': 'if maybe we what',
  '-0.3': 'because go right some the',
  '-0.6': "can don't just lot trying",
  '-0.9': 'able also course not people',
  '-1.2': 'actually as bit could in little make only see sort still take their two use your',
  '-1.5': 'a at big brain by for got kind need new other own something start that very',
  '-1.8': 'an any are get going is really understand want will would',
  '-2.1': 'book different example important life mean might much sense things think who',
  '-2.4': 'back being better doing him idea over problem said say war ways with world',
  '-2.7': 'been had has have here model more point stuff work',
  '-3.0': 'around down from on question through to too us was were',
  '-3.3': 'be me time years',
  '-3.6': 'into them way',
  '-3.9': 'about out than thing up',
  '-4.2': 'know',
  '-5.1': 'of',
});
/** The second word after it. */
const SECOND = weights({
  '2.4': 'thank',
  '2.1': 'yeah yes',
  '1.8': 'so well',
  '1.5': "he he's i i'll i'm i've mean okay she there's we've",
  '1.2': "and but if it it's let's now that's then there",
  '0.9': "again maybe no they they're we what when you",
  '0.6': "also don't is just was we're",
  '0.3': 'think',
  '-0.3': 'in that way',
  '-0.6': 'on',
  '-0.9': 'about be from of or things with',
  '-1.2': 'to which',
  '-1.5': 'out them',
  '-1.8': 'up',
  '-2.1': 'into',
});
/** The two words after it, joined by "_". */
const OPENING = weights({
  '5.7': 'of_course',
  '2.1': 'on_the',
  '1.8': 'and_in one_of the_reason to_me',
  '1.5': 'a_lot is_that the_problem',
  '1.2': 'there_are things_like this_is you_can',
  '0.9': 'the_only',
  '0.6': "and_now and_that's it_is you_don't",
  '0.3': 'and_i get_a he_is such_a they_have you_get',
  '-0.3': 'and_how can_get like_to lot_of to_do to_that',
  '-0.6': "a_very at_a but_also don't_know have_a in_the in_your that_the that_this",
  '-0.9': 'how_the of_the that_are',
  '-1.2': 'how_we like_a',
  '-1.5': "that_it what's_going",
  '-1.8': 'is_a that_he that_you',
  '-2.1': 'that_we',
  '-2.7': 'as_well where_we',
  '-3.3': 'so_much',
});
/** The second word before it. */
const LAST_BUT_ONE = weights({
  '2.4': 'slash thank',
  '1.2': 'different good',
  '0.9': 'great human own very',
  '0.6': 'for of other their your',
  '0.3': 'about my our united',
  '-0.3': 'that we',
  '-0.6': 'and have kind you',
  '-0.9': 'there',
  '-1.2': 'i know who',
  '-1.5': "then there's think what",
  '-2.1': 'which',
  '-2.4': 'but if when where',
  '-2.7': 'because how',
});

/** The logarithm of the odds that a thought ends before `words[at]`. The words are in lower case, without marks. */
export function oddsOfEnd(words: readonly string[], at: number): number {
  const [first = '', second = ''] = [words[at], words[at + 1]];
  const next = SECOND.get(second) ?? 0;
  return (
    ANY +
    (LAST.get(words[at - 1] ?? '') ?? 0) +
    (LAST_BUT_ONE.get(words[at - 2] ?? '') ?? 0) +
    (FIRST.get(first) ?? 0) +
    // "… of resistance | so it": a word of the subject seldom stands alone before what opens a thought.
    (FIRST.has(first) ? next : Math.min(0, next)) +
    (OPENING.get(`${first}_${second}`) ?? 0)
  );
}
