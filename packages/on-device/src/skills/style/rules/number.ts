import type { Rule } from '../rule.ts';

/** Countable and uncountable nouns, comparatives and double negatives. */
export const NUMBER: readonly Rule[] = [
  {
    id: 'every',
    doubtful: true,
    pattern: /\b(every|each) (students|people|countries|children|teachers|problems|schools|persons|men|women|companies|things)\b(?!')/gi,
    advice: 'one at a time: "$1" goes with one person or thing',
  },
  {
    id: 'a-plural',
    doubtful: true,
    pattern: /\ba (students|children|problems|countries|reasons|ideas|advantages|effects|benefits|women|men)\b(?!['-])/g,
    advice: 'drop the "a", or write about one',
  },
  {
    id: 'uncountable',
    doubtful: true,
    pattern: /\b(information|furniture|equipment|homework|knowledge|software|feedback|luggage|scenery|advice)(s)\b/gi,
    fix: '$1',
  },
  {
    id: 'less-many',
    doubtful: true,
    pattern: /\bless (people|students|children|countries|cars|mistakes|words|users|workers|employees|friends|women|men)\b(?!-)/gi,
    fix: 'fewer $1',
  },
  {
    id: 'much-many',
    doubtful: true,
    pattern: /\bmuch (people|students|children|countries|problems|things|friends|users|cars|books|reasons|ideas)\b/gi,
    fix: 'many $1',
  },
  {
    id: 'amount-of',
    doubtful: true,
    pattern:
      /\bamount of (people|students|children|countries|cars|users|workers|employees|women|men|bubbles|errors|mistakes|trials|books|problems|jobs|things|questions|words|visitors|customers|friends|animals|trees|schools|hours|times|tests|houses|apps|devices)\b/gi,
    fix: 'number of $1',
  },
  {
    id: 'double-comparative',
    pattern:
      /\bmore (better|easier|faster|bigger|cheaper|stronger|harder|happier|healthier|safer|cleaner|higher|lower|greater|larger|smaller|older|younger)\b/gi,
    fix: '$1',
  },
  {
    id: 'double-superlative',
    pattern: /\bmost (easiest|biggest|fastest|cheapest|strongest|hardest|happiest|highest|greatest|largest|smallest|oldest|youngest)\b/gi,
    fix: '$1',
  },
  {
    id: 'double-negative',
    pattern:
      /\b(don't|dont|doesn't|doesnt|didn't|didnt|can't|won't|never) ((?:say|tell|give|show|talk|do|listen|speak|explain|write)(?: (?:it|this|that|anything))? (?:to )?)(nobody|no one|nothing)\b/gi,
    fix: (match) => `${(match[1] ?? '').replace(/nt$/, "n't")} ${match[2]}${/nothing/i.test(match[3] ?? '') ? 'anything' : 'anybody'}`,
  },
  {
    id: 'double-negative',
    pattern: /\b(don't|dont|doesn't|didn't|can't) (have|need|want|get|know|see|do|say|like|understand|find|hear) (no|nothing|nobody)\b/gi,
    fix: (match) =>
      `${match[1] === 'dont' ? "don't" : match[1]} ${match[2]} ${/^no$/i.test(match[3] ?? '') ? 'any' : /thing/i.test(match[3] ?? '') ? 'anything' : 'anybody'}`,
  },
];
