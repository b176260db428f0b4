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
])('A row of a table is a card on %s', (_, raw, card) => {
  expect(askedBy(tableCards, raw)).toEqual([card]);
});

it('A table whose columns tell several things gives a card a cell, and none of a question or a column of pages', () => {
  const raw = `| Virus | Page | Genome | Host | Cure |\n${RULE(5)}\n| Influenza | 12 | RNA, eight segments | birds and pigs | who knows? |\n| Normal | 13 | a strand of DNA | people | rest |`;
  expect(askedBy(tableCards, raw)).toEqual([
    ['Influenza: Genome', 'RNA, eight segments'],
    ['Influenza: Host', 'birds and pigs'],
    ['Virus: Normal: Genome', 'a strand of DNA'],
    ['Virus: Normal: Host', 'people'],
    ['Virus: Normal: Cure', 'rest'],
  ]);
});

it('A table without a rule gives a card a cell where its first row is short titles', () => {
  const raw = 'Cell | Main job | Marker\nNK cell | kills other cells | CD56\nMast cell | releases histamine | CD117';
  expect(askedBy(tableCards, raw)[1]).toEqual(['NK cell: Marker', 'CD56']);
  expect(askedBy(tableCards, 'a cell | 12 | kills\nNK cell | 13 | helps')).toEqual([]);
});

it('A table whose corner is empty and whose columns tell of the row asks with the row alone', () => {
  const raw = `| | Meaning | Example |\n${RULE(3)}\n| Normal | the usual case | rest |`;
  expect(askedBy(tableCards, raw)).toEqual([
    ['Normal', 'the usual case'],
    ['Normal: Example', 'rest'],
  ]);
});

it.each([
  ['of numbers', `| Trial | Length | Time |\n${RULE(3)}\n| first | 0.4 | 25.4 |\n| second | 0.6 | 31.1 |`],
  ['without a rule under its head', '| Osmosis | water through a membrane |\n| Lysis | bursting of a cell |'],
  ['of two lists side by side', `| Allies | Axis |\n${RULE(2)}\n| France | Germany |\n| Britain | Italy |`],
  ['whose cells are alike', `| | Program | Process |\n${RULE(3)}\n| Memory | some memory | some memory |`],
])('A table %s gives none', (_, raw) => {
  expect(askedBy(tableCards, raw)).toEqual([]);
});
