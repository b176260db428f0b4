import { describe, expect, it } from 'vitest';
import { contextOf, read } from '../../testing/text-context.ts';
import type { FactKind } from './parameters.ts';
import { facts } from './skill.ts';

describe('Facts', () => {
  const list = (raw: string, ...kinds: FactKind[]) => read(facts({ from: 'text', kinds, max: 5 }, contextOf(raw)));

  it.each<[FactKind, string, string]>([
    ['number', 'Farmers can raise the yield by 30 % in a year.', '- 30 %: Farmers can raise the yield by 30 % in a year.'],
    ['number', 'The cell is 10 µm wide, as Fig. 3 shows.', '- 10 µm: The cell is 10 µm wide, as Fig. 3 shows.'],
    [
      'deadline',
      'The midterm is on Thursday the 12th of November in room 4.',
      '- Thursday the 12th of November: The midterm is on Thursday the 12th of November in room 4.',
    ],
    ['deadline', 'Hand it in on Friday, 4 December.', '- Friday, 4 December: Hand it in on Friday, 4 December.'],
    ['task', 'Essay due Friday 4 December.', '[ ] Essay due Friday 4 December.'],
    ['task', "Don't forget to bring calculators.", "[ ] Don't forget to bring calculators."],
    ['formula', 'The law is F = m a for every body.', '- The law is F = m a for every body.'],
    ['formula', 'Midpoint formula: (Q2-Q1)/((Q1+Q2)/2)', '- Midpoint formula: (Q2-Q1)/((Q1+Q2)/2)'],
    ['exam-hint', 'Remember the midpoint formula, it will come up.', '- Remember the midpoint formula, it will come up.'],
    ['example', 'Some plants, such as maize, avoid this loss.', '- Some plants, such as maize, avoid this loss.'],
    ['exam-hint', 'Cells divide. This will be on the exam.', '- Cells divide. This will be on the exam.'],
    ['task', 'Please submit the report by Friday.', '[ ] Please submit the report by Friday.'],
    ['question', 'Why do firms set higher prices?', '- Why do firms set higher prices?'],
    ['acronym', 'Adenosine triphosphate (ATP) carries energy.', '- ATP: Adenosine triphosphate'],
  ])('finds a fact of kind %s', (kind, raw, line) => {
    expect(list(raw, kind)).toEqual([line]);
  });

  it('quotes a stressed sentence once, also where the next hint points back to it', () => {
    expect(list('This is really important: demand is elastic above one. This comes up every year on the exam.', 'exam-hint')).toEqual([
      '- This is really important: demand is elastic above one.',
      '- This comes up every year on the exam.',
    ]);
  });

  it.each<[string, FactKind, string]>([
    [
      'a question that its next words answer with a number',
      'question',
      'What determines elasticity? Four things. Substitutes matter most.',
    ],
    [
      'a question that another person affirms',
      'question',
      'Student: is that because of the shares? Lecturer: exactly, yes, the base changes.',
    ],
    ['a task that begins as a hint', 'exam-hint', "The lecture ends. Don't forget to bring calculators."],
    ['a statement with a question at its end', 'question', 'There are many ways to do this, right?'],
    ['the end of a question that was cut', 'question', 'in cold dry air that you breathe?'],
    ['a day of the week in an example', 'deadline', 'The model finds that Today is Wednesday has a small probability.'],
    ['"due to"', 'task', 'A large part of the return is due to the market.'],
    ['the praise of a channel', 'task', 'You can sign up for the premium channel of the podcast.'],
  ])('is not %s', (_, kind, text) => {
    expect(list(text, kind).join(' ')).not.toContain(text);
  });

  it('does not list numbers of chapters and figures, or years', () => {
    expect(list('Read chapter 4 and see Fig. 12. It was in 1914. Problem set 2 is long.', 'number')).toEqual([
      'No figures were found in the text.',
    ]);
  });

  it.each<[FactKind, string]>([
    ['number', 'The exam covers lectures 1-6.'],
    ['number', 'A luxury has an elasticity above 1.'],
    ['number', 'A claim needs permission under CPR 54.'],
    ['formula', 'the opening = a fanfare of brass'],
    ['task', 'Good point, it is on problem set 6.'],
  ])('lists no %s in "%s"', (kind, text) => {
    expect(list(text, kind).join(' ')).not.toContain(text);
  });

  it.each([
    ['what happened on a day of the past', 'Congress accepted and then Nehru said on 10 July that Congress was not bound by it.'],
    ['a day of the past without "was"', 'He came to the city on 8 July and left it on 15 August.'],
  ])('keeps no date of %s', (_, text) => {
    expect(list(text, 'deadline')).toEqual(['No dates were found in the text.']);
  });

  it.each([
    ['a test that moved', 'The test moved to 3 December and will be short.'],
    ['a day without a verb', 'Field trip: 3 December'],
    ['what has to be done', 'It has to be finished by 3 December.'],
  ])('keeps the date of %s', (_, text) => {
    expect(list(text, 'deadline').join(' ')).toContain('3 December');
  });

  it.each([
    ['before a short call', 'A fault is an exception. OK? That is super important.', '- A fault is an exception. That is super important.'],
    ['to its end after several calls', 'measure first!!! <0.8 no bandage, refer', '- measure first!!! <0.8 no bandage, refer'],
    ['with a mark at its start', '!! never pack a wound tightly', '- !! never pack a wound tightly'],
    [
      'with the two things that it announces',
      'There are two types and you need to know both for the exam. The Chilean type is shallow. The Mariana type is steep. Rocks melt.',
      '- There are two types and you need to know both for the exam. The Chilean type is shallow. The Mariana type is steep.',
    ],
    [
      'that explains the concept named as key',
      'Now the key concept, write this down, is non-rivalry. A good is non-rival if two can use it.',
      '- Now the key concept, write this down, is non-rivalry. A good is non-rival if two can use it.',
    ],
  ])('quotes a stressed statement %s', (_, text, line) => {
    expect(list(text, 'exam-hint')).toEqual([line]);
  });

  it('lists the chapters to read as a task and not as numbers', () => {
    const raw = 'Read chapters 21 and 22 of the book. The reading for next time is Remembering Partition, chapter two.';
    expect(list(raw, 'task')).toHaveLength(2);
    expect(list(raw, 'number')).toEqual(['No figures were found in the text.']);
  });

  it('lists as a task what has to be handed in', () => {
    expect(list('Practical 3 has to be handed in by noon.', 'task')).toEqual(['[ ] Practical 3 has to be handed in by noon.']);
  });

  it('leaves nothing open that is only unknown in a case', () => {
    expect(list('We use another table when the spread of the population is unknown.', 'question')).toEqual([
      'The text leaves no question open.',
    ]);
  });

  it('counts nothing with an exponent', () => {
    expect(list('A table has 2 to the 20 entries times 4 bytes.', 'number').join(' ')).not.toContain('20 entries:');
  });

  it('leaves open what a note asks of itself, and not what its line answers', () => {
    expect(list('? what is a ritornello', 'question')).toEqual(['- ? what is a ritornello']);
    expect(list('- castrati: high status, why? church banned women', 'question')).toEqual(['The text leaves no question open.']);
    expect(list('Who remembers what a page table does? It maps pages to frames.', 'question')).toEqual([
      'The text leaves no question open.',
    ]);
  });

  it('lists a sum in words as a formula', () => {
    expect(list('speed = way divided by time', 'formula').join(' ')).toContain('speed = way divided by time');
  });

  it('lists a sentence once, under the first heading that it fits', () => {
    expect(list('Please read chapter 5 by Tuesday. The quiz is on 3 December.', 'task', 'deadline')).toEqual([
      'To do:',
      '[ ] Please read chapter 5 by Tuesday.',
      '',
      'Dates to keep:',
      '- 3 December: The quiz is on 3 December.',
    ]);
  });

  it('does not list historical dates as deadlines', () => {
    expect(list('The Holy Alliance was signed in September 1815 by three powers.', 'deadline')).toEqual([
      'No dates were found in the text.',
    ]);
  });

  it('lists the years of a lecture among the numbers', () => {
    const raw = 'The school was founded in Weimar in 1919. It moved to Dessau before that winter ended.';
    expect(list(raw, 'number')).toEqual(['- 1919: The school was founded in Weimar in 1919.']);
  });

  it('stresses nothing with the question of a student', () => {
    expect(list('Will that be on the exam? Yes, dates will be on the exam.', 'exam-hint')).toEqual(['- Yes, dates will be on the exam.']);
  });

  it('leads with the figure and the counted noun, and never with a comparison', () => {
    expect(list('Wrote 64 unit tests with care.', 'number')).toEqual(['- 64 unit tests: Wrote 64 unit tests with care.']);
    expect(list('Normal goods have income elasticity > 0 here.', 'number')).toEqual(['No figures were found in the text.']);
  });

  it('leads with every figure of a sentence, but not with a number in a name', () => {
    expect(
      list('We used Landsat 8 images of 14 wards. Wards were 2.4 °C cooler. Their peak fell by 6% and their cost by 11%.', 'number'),
    ).toEqual([
      '- 14 wards: We used Landsat 8 images of 14 wards.',
      '- 2.4 °C: Wards were 2.4 °C cooler.',
      '- 6%, 11%: Their peak fell by 6% and their cost by 11%.',
    ]);
    expect(list('Type 2 diabetes is common. Using 24 sensors, we looked. It was 4 °C. Trees help.', 'number')).toEqual([
      '- 24 sensors: Using 24 sensors, we looked.',
      '- 4 °C: It was 4 °C.',
    ]);
  });

  it('takes no years for a day to keep', () => {
    expect(list('We use six years of data from 2009-2014 here.', 'deadline')).toEqual(['No dates were found in the text.']);
  });

  it('takes no way of working for a task', () => {
    expect(list('Patients use a bring your own device approach.', 'task')).toEqual(['No tasks or deadlines were found in the text.']);
  });

  it('does not list a rhetorical question', () => {
    expect(list('You know the narrow bridge near the station?', 'question')).toEqual(['The text leaves no question open.']);
  });

  it('puts several kinds under headings and leaves out empty ones', () => {
    expect(list('It rose by 5 %. Why did it rise so fast?', 'number', 'deadline', 'question')).toEqual([
      'Numbers:',
      '- 5 %: It rose by 5 %.',
      '',
      'Open questions:',
      '- Why did it rise so fast?',
    ]);
    expect(list('Nothing here.', 'number', 'deadline')).toEqual(['None of these were found in the text.']);
    expect(list('Nothing here.', 'task', 'deadline')).toEqual(['No tasks or deadlines were found in the text.']);
  });

  it('lists marked notes with their words, and what is not needed apart from them', () => {
    const notes = "meiosis = 2 divisions (!!! exam)\nmitosis has one division\nYou don't need to know the substages of prophase.";
    expect(list(notes, 'exam-hint')).toEqual([
      '- meiosis = 2 divisions (!!! exam)',
      '',
      'Named as not needed:',
      "- You don't need to know the substages of prophase.",
    ]);
  });

  it('quotes what a short hint announces, and says that nothing is marked only where nothing is', () => {
    expect(list('Students always get this wrong. Heat is not temperature.', 'exam-hint')).toEqual([
      '- Students always get this wrong. Heat is not temperature.',
    ]);
    expect(list('Heat is not temperature.', 'exam-hint')).toEqual(['Nothing in the text is marked as important or as exam material.']);
  });

  it('lists what the text leaves open, not a question that the next sentence answers', () => {
    expect(list('Why does ice float? Because it is less dense. It is still debated how life began on Earth.', 'question')).toEqual([
      '- It is still debated how life began on Earth.',
    ]);
  });
});

describe('The numbers of a résumé', () => {
  it('are those of achievements, never contact details, classes of degree or codes', () => {
    const raw =
      'Contact: grace · 07700 900123\n\nBSc Nursing, University of Leeds, 2:1, 2019\n\nCoded to EN ISO 9606-1\n\nReduced infections by 30% in a year';
    const lines = read(facts({ from: 'text', kinds: ['number'], max: 9, achievements: true }, contextOf(raw)));
    expect(lines).toEqual(['- 30%: Reduced infections by 30% in a year']);
  });

  it('include those of a job at an employer after "@"', () => {
    const raw = '- Backend @ Zalando: cut latency from 900 ms to 240 ms by a cache';
    const lines = read(facts({ from: 'text', kinds: ['number'], max: 9, achievements: true }, contextOf(raw)));
    expect(lines).toEqual(['- 900 ms, 240 ms: Backend @ Zalando: cut latency from 900 ms to 240 ms by a cache']);
  });

  it('are no times of service, but may be a time that was won', () => {
    const raw = 'Placements: 12 weeks A&E, 10 weeks stroke ward\n\nInternship at Petronas, 3 months\n\nCut the waiting time by 3 weeks';
    const lines = read(facts({ from: 'text', kinds: ['number'], max: 9, achievements: true }, contextOf(raw)));
    expect(lines).toEqual(['- 3 weeks: Cut the waiting time by 3 weeks']);
  });
});
