import { describe, expect, it } from 'vitest';
import { askedBy } from '../../../../testing/asked-cards.ts';
import { drawCards } from '../../draw-cards.ts';
import { givenCards } from './given-cards.ts';

const deckOf = (raw: string) => askedBy((document) => drawCards(document, 24), raw);

describe('Cards that are pasted ready-made', () => {
  it.each([
    ['with a tab', 'Osmosis\twater through a membrane\nLysis\tbursting of a cell', ['Osmosis', 'water through a membrane']],
    ['with an arrow', 'correr → to run\ncomer → to eat', ['correr', 'to run']],
    ['with a number and an arrow', '1. correr → to run\n2. comer → to eat', ['correr', 'to run']],
    ['with Q and A', 'Q: What is the capital of Australia?\nA: Canberra', ['What is the capital of Australia?', 'Canberra']],
    ['with Q and A on a line', 'Q: what happens to total revenue? A: it falls.', ['what happens to total revenue?', 'it falls.']],
    [
      'with a question and its answer',
      '- Who found penicillin? Alexander Fleming, 1928\n- Where is it made? in a mould',
      ['Who found penicillin?', 'Alexander Fleming, 1928'],
    ],
  ])('%s are kept as they are', (_, raw, first) => {
    expect(askedBy(givenCards, raw)[0]).toEqual(first);
  });

  it.each([
    ['lines with another mark', 'le chat = the cat\nla maison : the house\nchien - dog', 6],
    [
      'sentences',
      'Le subjonctif suit les verbes de doute, de volonté et de sentiment. Il ne suit pas les verbes de certitude en général.',
      3,
    ],
    ['sentences after a blank line', '\nOsmosis is a process. It moves water through membranes in every cell that has one around it.', 3],
  ])('come first where they open the material, with a tab, above %s', (_, below, count) => {
    const deck = deckOf(`bonjour\thello\nmerci\tthank you\nau revoir\tgoodbye\n${below}`);
    expect(deck).toHaveLength(count);
    expect(deck[0]).toEqual(['bonjour', 'hello']);
    if (count > 3) expect(deck.at(-1)).toEqual(['chien', 'dog']);
  });

  it('are no statements with what follows from them, in notes with an arrow here and there', () => {
    const raw = `Notes on memory
STM lasts for thirty seconds
elaborative rehearsal links new info to what u already know → better LTM
Forgetting (1885) curve -> most forgetting in first hour (ask if this is in exam??)
HM had the hippocampus removed → no new memories
The loop holds sounds in order
The sketchpad holds pictures of places`;
    expect(deckOf(raw)).toEqual([['Forgetting (1885) curve', 'most forgetting in first hour']]);
  });

  it('end where the notes begin', () => {
    const raw = 'bonjour\thello\nmerci\tthank you\n\nweek 3 - bring your book\nroom - second floor';
    expect(deckOf(raw)).toHaveLength(2);
  });

  it('are no rows of a table of facts within prose', () => {
    const prose =
      'Doctors give these drugs against pain and fever.\nThey read the label of each drug first.\nThey write down what they gave.\n';
    expect(deckOf(`${prose}Aspirin\tAdults: 300 mg by mouth\nCodeine\tAdults: 30 mg by mouth`)).toEqual([]);
  });

  it('are no rows of two lists of names within prose', () => {
    const prose = 'Each chamber has committees, which read a bill before the others and send it on or stop it.\n';
    expect(deckOf(`${prose.repeat(3)}House\tSenate\nEthics\tFinance\nRules\tBudget\nEnergy\tJudiciary\nScience\tCommerce`)).toEqual([]);
  });

  it.each([
    ['reactions', 'H2(g)+Cl2(g) → gas HCl(g)+heat\nC(s)+H2O(g) → hot CO(g)+H2(g)'],
    [
      'half of a bracket',
      'The first epoch (0 → 10 s)—All forces were one force then.\nThe next epoch (10 → 20 s)—Gravity left the others.',
    ],
    ['what a program prints', '- Can the first box hold the second box? true\n- Can the first box hold the third box? false'],
  ])('are not %s', (_, raw) => {
    expect(deckOf(raw)).toEqual([]);
  });

  it('are no rows of numbers, chains or lone lines', () => {
    const deck = deckOf('1\t2\n3\t4\nDNA → RNA → protein\nRNA → protein → cell\nsun → plant');
    expect(deck.filter(([question]) => /^(?:\d|DNA|sun)/.test(question))).toEqual([]);
  });
});

describe('A list of notes of which most lines are a term, a mark and its meaning', () => {
  const NOTES = `Membranes week 3
Diffusion - the net movement of particles from a high to a low concentration
Active transport = movement of solutes against their gradient
• Symport: both solutes move in same direction
2. Antiport: solutes move in opposite directions
**Isotonic**: same solute conc., no net water movement
Hypotonic solution: lower solute conc. than the cell -> cell swells
Resting potential of a neuron: about −70 mV
Exam: in room 4 on Friday
Note: bring the slides to class`;

  it('gives a card a line in the words of the student', () => {
    expect(deckOf(NOTES).map(([, answer]) => answer)).toEqual([
      'the net movement of particles from a high to a low concentration',
      'movement of solutes against their gradient',
      'both solutes move in same direction',
      'solutes move in opposite directions',
      'same solute conc., no net water movement',
      'lower solute conc. than the cell -> cell swells',
      'about −70 mV',
    ]);
    expect(deckOf(NOTES)[2]).toEqual(['Symport', 'both solutes move in same direction']);
  });

  it('is kept whole where the two sides are nearly one word, and its title is no card', () => {
    const raw = 'Italiano – Unità 7\n\nder Tisch – table\ndie Lampe – lamp\nder Wind – wind\ndas Haus – house';
    expect(deckOf(raw).map(([front]) => front)).toEqual(['der Tisch', 'die Lampe', 'der Wind', 'das Haus']);
  });

  it('keeps the symbol before an equals sign with its formula', () => {
    const raw = "Ohm's law V = IR; it holds for metals\nCapacitance C = Q/V\nVitamin C = ascorbic acid of fruits\nFuse: wire that melts";
    expect(deckOf(raw).slice(0, 3)).toEqual([
      ["Ohm's law", 'V = IR; it holds for metals'],
      ['Capacitance', 'C = Q/V'],
      ['Vitamin C', 'ascorbic acid of fruits'],
    ]);
  });

  it('below the heading of a list of terms is a list of its own', () => {
    const prose = 'Doctors read the label of each drug before they give it, and they write down what they gave to whom and when.\n\n';
    const raw = `${prose.repeat(4)}Key Terms\n\nsystole: when the heart contracts\ndiastole: when it rests\npreload: stretch at the end of rest\nafterload: what it works against`;
    expect(deckOf(raw)).toHaveLength(4);
  });

  it('asks an everyday word with the line over it', () => {
    const raw = `# Electric circuits
Cell: half of a battery
Fuse: wire that melts at a high current
Lamp: filament that glows
Resistor: part that limits a current`;
    expect(deckOf(raw)[0]).toEqual(['Electric circuits: Cell', 'half of a battery']);
    expect(deckOf(raw).at(-1)).toEqual(['Resistor', 'part that limits a current']);
  });

  it('takes a chain behind a colon as a meaning, and no chain by itself', () => {
    const raw = `Alliances: two blocs of three powers
Bosnian crisis 1908: annexation -> anger in Serbia -> Russia humiliated
Nationalism: hope of the Slavs for a state
Imperialism: two crises over Morocco
DNA -> RNA -> protein`;
    expect(deckOf(raw)).toHaveLength(4);
    expect(deckOf(raw)[1]).toEqual(['Bosnian crisis 1908', 'annexation -> anger in Serbia -> Russia humiliated']);
  });

  it('leaves out the title of a course or a sheet, and a meaning that repeats its name', () => {
    const raw = `HIST 1B - week 4 - causes of the war\nMAIN causes = MAIN acronym\n${NOTES}`;
    expect(deckOf(raw)).toHaveLength(7);
  });

  it.each([
    ['a conversation', 'Anna: yes, that sounds right\nBob: no, look at the graph\nAnna: which one do you mean\nBob: the one on the left'],
    ['ranges', 'infants 1 - 2 years\nchildren 3 - 11 years\nteens 12 - 17 years\nadults 18 - 64 years'],
    ['a chart', 'dm --> cnn[Network A]\nha --> dnn[Network B]\nxy --> dsn[Network C]\nab --> gan[Network D]'],
    ['measured values', 'Length: 5 cm\nWidth: 4 cm\nHeight: 9 cm\nMass: 20 g'],
  ])('is not %s', (_, raw) => {
    expect(askedBy(givenCards, raw)).toEqual([]);
  });
});

describe('A list of definitions in notes', () => {
  it('counts as one beside a table, whatever its marks, and its lecture is no term', () => {
    const raw = `Virology week 3 — Structure and hosts

| Virus | Genome | Host |
|---|---|---|
| Influenza | RNA, eight segments | birds, pigs, humans |
| HSV-1 | double-stranded DNA | humans |
| TMV | single-stranded RNA | tobacco plants |

**Capsid** – protein coat of a virus
**TCID50** = dose that infects half of the cells
Lysogeny (Greek: lysis) – viral DNA stays in the host genome
Titre: number of infectious units per ml`;
    expect(askedBy(givenCards, raw).map(([front]) => front)).toEqual(['Capsid', 'TCID50', 'Lysogeny (Greek: lysis)', 'Titre']);
  });

  it('may be one line with an equals sign and nothing else', () => {
    expect(askedBy(givenCards, 'osmosis = water moves through a membrane')).toEqual([['osmosis', 'water moves through a membrane']]);
    expect(askedBy(givenCards, 'total = 5')).toEqual([]);
    expect(askedBy(givenCards, 'Osmosis moves water.\nosmosis = water moves through a membrane')).toEqual([]);
  });
});

it('A card with a tab is kept however long its answer is', () => {
  const long = 'word '.repeat(150).trim();
  expect(askedBy(givenCards, `A one\tB two\nC three\tD four\nLong answer\t${long}`)).toHaveLength(3);
});
