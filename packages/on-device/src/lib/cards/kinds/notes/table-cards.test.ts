import { expect, it } from 'vitest';
import { askedBy } from '../../../../testing/asked-cards.ts';
import { tableCards } from './table-cards.ts';

const RULE = (columns: number) => `|${'---|'.repeat(columns)}`;

it.each([
  [
    'two things that it compares',
    `| | Program | Process |\n${RULE(3)}\n| Memory | Secondary | Primary |`,
    ['How do Program and Process differ in “Memory”?', 'Program: Secondary; Process: Primary'],
  ],
  [
    'three things that it compares',
    `| Feature | Monopoly | Duopoly | Oligopoly |\n${RULE(4)}\n| Sellers | one firm | two firms | few firms |`,
    ['How do they differ in “Sellers”: Monopoly, Duopoly, Oligopoly?', 'Monopoly: one firm; Duopoly: two firms; Oligopoly: few firms'],
  ],
  [
    'a term and its meaning',
    `| Term | Definition |\n${RULE(2)}\n| Osmosis | water through a membrane |`,
    ['Osmosis', 'water through a membrane'],
  ],
  [
    'a term of a table without a rule, by the titles of its columns',
    'Organelle | Function\nGolgi apparatus | packs and sorts proteins',
    ['Golgi apparatus: Function', 'packs and sorts proteins'],
  ],
  [
    'what one column tells',
    `| Register | Stores |\n${RULE(2)}\n| Limit register | the length of a process |`,
    ['Limit register: Stores', 'the length of a process'],
  ],
  [
    'all that its row tells',
    `| Virus | Genome | Host |\n${RULE(3)}\n| Influenza | RNA, eight segments | birds and pigs |`,
    ['Influenza', 'Genome: RNA, eight segments; Host: birds and pigs'],
  ],
  [
    'an everyday word with the title of its column',
    `| Type of good | Price | Income |\n${RULE(3)}\n| Normal | demand falls | demand rises |`,
    ['Type of good: Normal', 'Price: demand falls; Income: demand rises'],
  ],
])('A row of a table is a card on %s', (_, raw, card) => {
  expect(askedBy(tableCards, raw)).toEqual([card]);
});

it.each([
  ['of numbers', `| Trial | Length | Time |\n${RULE(3)}\n| first | 0.4 | 25.4 |\n| second | 0.6 | 31.1 |`],
  ['without a rule under its head', '| Osmosis | water through a membrane |\n| Lysis | bursting of a cell |'],
  ['of two lists side by side', `| Allies | Axis |\n${RULE(2)}\n| France | Germany |\n| Britain | Italy |`],
  ['whose cells are alike', `| | Program | Process |\n${RULE(3)}\n| Memory | some memory | some memory |`],
])('A table %s gives none', (_, raw) => {
  expect(askedBy(tableCards, raw)).toEqual([]);
});
