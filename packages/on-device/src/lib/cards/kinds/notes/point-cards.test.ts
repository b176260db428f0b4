import { expect, it } from 'vitest';
import { askedBy } from '../../../../testing/asked-cards.ts';
import { pointCards } from './point-cards.ts';

it.each([
  [
    'a kind of thing',
    '- vaccine types\n  - inactivated virus\n  - protein subunit',
    ['Which points stand under “vaccine types”?', 'inactivated virus; protein subunit'],
  ],
  [
    'counted headings',
    '# 4 spheres of Earth\n## Geosphere\n## Biosphere\n## Hydrosphere\n## Atmosphere\n',
    ['Which points stand under “4 spheres of Earth”?', 'Geosphere; Biosphere; Hydrosphere; Atmosphere'],
  ],
  [
    'an everyday word, with the line over it',
    '- Clostridium tetani\n  - symptoms\n    - muscle spasms\n    - locked jaw',
    ['Which points stand under “Clostridium tetani: symptoms”?', 'muscle spasms; locked jaw'],
  ],
  [
    'phrases on one side of a thing',
    '# Language models\n## Limitations\n- made-up facts\n- needs much memory\n',
    ['Which points stand under “Language models: Limitations”?', 'made-up facts; needs much memory'],
  ],
])('Names under a line of notes are a list of %s', (_, raw, card) => {
  expect(askedBy(pointCards, raw)).toEqual([card]);
});

it.each([
  ['state something', '- vaccine types\n  - inactivated virus is the oldest\n  - protein subunits are newer'],
  ['stand under headings for order', '# Biology notes\n## Cells\n## Genes\n'],
  ['explain themselves', '- vaccine types\n  - inactivated: killed virus\n  - subunit: one protein'],
])('Points are no list if they %s', (_, raw) => {
  expect(askedBy(pointCards, raw)).toEqual([]);
});
