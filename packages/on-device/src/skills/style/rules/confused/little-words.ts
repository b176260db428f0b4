import type { Confusion } from './slots.ts';

/** Little words that a slip of one letter turns into another: "an" for "and", "the" for "they", "form" for "from". */
export const LITTLE_WORDS: readonly (string | Confusion)[] = [
  { form: '[a-z]+ {an/and} in', unless: /\[an in\] ?(?:vitro|vivo|situ|silico|utero|depth|house|person)\b/i },
  '[a-z]+ {an/and} the|I|we|they|he|she|this|these|those|my|our|your|his|her|their|its|on|for|from|with|is|are|was|not|then|also|because',
  '<plural> {an/and} <plural>',
  "{the/they} are|were|have|had|would|could|should|did|don't|didn't|can't|cannot|won't|aren't|weren't|haven't",
  { form: "{the/they} do not|n't|also", unless: /\b(?:how to|all)\b[^.]*\[/ },
  // "A wave form" and "they form" are right.
  {
    form: '<one> {form/from} it|me|him|us|them|each|my|your|his|her|our|their|one',
    unless: /\b(?:to|not|and|or|wave|can|will|could|would|may|must|should|that|which|who|[a-z]+s) (?:\w+ )?\[/i,
  },
  {
    form: 'different|far|away|comes|come|came|got|get|gets|learn|learned|suffer|suffers|information|apart|graduated|home|back|suffering {form/from} the|a|an|my|your|his|her|our|their|this|that|these|those|it|other|others|each|them|one',
  },
  '{any/anyone} who',
  'lose|loses|lost|losing|save|saved|spend|spent {there/their} <plural> $',
  // A noun in the place of its verb: "if you success", "don't survival".
  ...nounsForVerbs(),
  'because|and|but|so {sometime/sometimes} I|you|we|they|he|she|it|people|the|my|our|this|there|your',
  '^ {Other/Another} reason|example|problem|thing|advantage|disadvantage|way|point|factor|one is|was|can|could|will|would',
  'one|some|many|most|all of {this/these} [a-z]+s is|are|was|were|have|has|can|will',
];

function nounsForVerbs(): (string | Confusion)[] {
  const verbs: Readonly<Record<string, string>> = {
    success: 'succeed',
    proof: 'prove',
    belief: 'believe',
    choice: 'choose',
    advice: 'advise',
    loss: 'lose',
    survival: 'survive',
    growth: 'grow',
    failure: 'fail',
    arrival: 'arrive',
    knowledge: 'know',
    agreement: 'agree',
    improvement: 'improve',
    life: 'live',
    sale: 'sell',
    development: 'develop',
    decision: 'decide',
    behavior: 'behave',
    behaviour: 'behave',
    solution: 'solve',
    discussion: 'discuss',
    connection: 'connect',
    protection: 'protect',
    pollution: 'pollute',
    education: 'educate',
  };
  // "Can failure be good?" asks.
  const asks = /(?:^|[.?!\ue000]\s*|\b(?:how|what|why|where|when|who|nor)\s+)[a-z']+\s+\[/i;
  return Object.entries(verbs).flatMap(([noun, verb]): (string | Confusion)[] => [
    { form: `can|could|will|would|should|must|cannot|can't|don't|didn't|doesn't|couldn't|won't {${noun}/${verb}}`, unless: asks },
    `if|when|because I|you|we|they {${noun}/${verb}}`,
    `want|wants|able|how|try|order to {${noun}/${verb}}`,
  ]);
}
