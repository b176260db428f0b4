import { describe, expect, it } from 'vitest';
import type { SkillContext, SkillOutput } from '../../skill.ts';
import { type Line, textOf } from '../../spans.ts';
import { schedule } from './skill.ts';

type Part = Parameters<typeof schedule>[0]['part'];

async function write(values: Record<string, string>, part: Part): Promise<SkillOutput> {
  const context = { values, labels: values, fieldLabels: {}, today: '2026-11-22' } as unknown as SkillContext;
  const written = await schedule({ subjects: 'subjects', time: 'time', pace: 'pace', dates: 'dates', goals: 'goals', part }, context);
  return 'lines' in written ? written : { lines: written };
}

async function lines(values: Record<string, string>, part: Part): Promise<readonly Line[]> {
  return (await write(values, part)).lines;
}

async function print(values: Record<string, string>, part: Part): Promise<string> {
  return (await lines(values, part)).map(textOf).join('\n');
}

const FINALS = {
  subjects: 'Operating Systems, DBMS, Computer Networks and Linear Algebra (hard)',
  time: '3 hours a day',
  dates: 'DBMS - 12 Dec\nOS: 2026-12-09\nCN on 5 Dec, LA on 7 Dec',
  pace: 'balanced',
};

describe('A study plan', () => {
  it('says how it read “next Friday” where another Friday comes first', async () => {
    const values = { subjects: 'Anatomy', time: '2 hours a day', dates: 'Anatomy next Friday' };
    const context = { values, labels: values, fieldLabels: {}, today: '2026-11-24' } as unknown as SkillContext;
    const written = await schedule(
      { subjects: 'subjects', time: 'time', pace: 'pace', dates: 'dates', goals: 'goals', part: 'dates' },
      context,
    );
    const text = ('lines' in written ? written.lines : written).map(textOf).join('\n');
    expect(text).toContain('“next Friday” was read as Fri 4 Dec 2026. If you mean Fri 27 Nov 2026, write that date.');
  });

  it('lasts from tomorrow to the last exam, with final revision on the day before each', async () => {
    const text = await print(FINALS, 'days');
    expect(text).toMatch(/^Week of Mon 23 Nov 2026 \(21 h\):\nMon 23 Nov: /);
    expect(text).toContain('Fri 4 Dec: Computer Networks 3 h (final revision)');
    expect(text).toContain('Sat 5 Dec: EXAM Computer Networks · ');
    expect(text).toMatch(/Fri 11 Dec: DBMS 3 h \(final revision\)\nSat 12 Dec: EXAM DBMS$/);
    expect(text.split('Sat 5 Dec')[1]).not.toMatch(/Computer Networks \d/);
  });

  it('begins today where the hours of today are named', async () => {
    const days = await print({ subjects: 'Biology, Law', time: 'tonight 3 hours, then 2 hours a day', dates: 'Biology 4 Dec' }, 'days');
    expect(days).toMatch(/Sun 22 Nov: [^\n]*\n/);
    expect(days).not.toContain('Sun 22 Nov: no study planned');
  });

  it('lasts until the exams where weeks until them are named, and for these weeks without their dates', async () => {
    const form = { subjects: 'Biology, Law', time: '2 weeks until exams, 3 hours a day' };
    const dated = await print({ ...form, dates: 'Biology 10 Dec, Law 11 Dec' }, 'days');
    expect(dated).toContain('Wed 9 Dec: Biology');
    expect((await print(form, 'days')).trimEnd().split('\n').at(-1)).toMatch(/^Sun 6 Dec: /);
  });

  it('lists what is said about a subject where it weighs nothing, and makes no topic of it', async () => {
    const form = { subjects: 'Biology (got a C last time)\nLaw', time: '3 hours a day' };
    const { lines: days, unused } = await write(form, 'days');
    expect(days.map(textOf).join('\n')).not.toContain('got a C');
    expect(unused?.map(({ start, end }) => form.subjects.slice(start, end)).join()).toBe('C');
  });

  it('has blocks of the length that the person names for a session', async () => {
    const form = { subjects: 'Mandarin\nMicroeconomics', time: '25 min pomodoros, 4 a day, every other day', pace: 'relaxed' };
    const inputs = await print(form, 'inputs');
    expect(inputs).toContain('Study time: 1 h 40 min a day, every other day');
    expect(inputs).toContain('blocks of about 25 min');
    expect(inputs).not.toContain('You did not say how often');
    expect(await print(form, 'advice')).toContain('blocks of about 25 min, with a pause of 5 min');
    expect(await write(form, 'days')).toMatchObject({ unused: [] });
  });

  it('has the hours stated for a piece of work before it is due, and no more', async () => {
    const form = {
      subjects: 'EU law\nJurisprudence essay (about 10 hours of writing)\nTort',
      time: '2 hours a day',
      dates: 'EU law 20 Dec\nJurisprudence essay due 12 Dec\nTort 18 Dec',
    };
    expect(await print(form, 'inputs')).toContain('- Jurisprudence essay – 10 h in all, because you wrote “about 10 hours of writing”\n');
    expect(await print(form, 'totals')).toContain('- Jurisprudence essay: 10 h (');
    expect((await print(form, 'days')).split('Sat 12 Dec')[1]).not.toMatch(/Jurisprudence essay \d/);
    expect(await print(form, 'days')).not.toContain('about 10 hours');
    const short = { ...form, dates: 'EU law 20 Dec\nJurisprudence essay due 25 Nov' };
    expect(await print(short, 'inputs')).toMatch(/because you wrote “about 10 hours of writing”; the plan has [1-4] h/);
  });

  it('has all stated hours where the days before two due dates are just enough', async () => {
    const form = {
      subjects: 'Essay (6 hours)\nReport (5 hours)\nMaths (hard)',
      time: '1.5 hours a day',
      dates: 'Maths 20 Dec\nEssay due 30 Nov\nReport due 1 Dec',
    };
    const text = await print(form, 'totals');
    expect(text).toContain('- Essay: 6 h (');
    expect(text).toContain('- Report: 5 h (');
  });

  it('leaves days free once work with stated hours is done', async () => {
    const text = await print({ subjects: 'Essay (4 hours)\nReport (3 hours)', time: '2 hours a day' }, 'totals');
    expect(text).toContain('All together: 7 h on ');
  });

  it('does not take hours beside an exam for the work on it', async () => {
    const form = { subjects: 'Physics (3 hours)\nArt', time: '2 hours a day', dates: 'Physics 10 Dec' };
    expect(await print(form, 'inputs')).not.toContain('in all');
    expect((await write(form, 'days')).unused).toMatchObject([{ field: 'subjects', start: 9, end: 16 }]);
  });

  it('has no study on days that the exam dates call away, and asks about a break', async () => {
    const form = { subjects: 'Maths\nArt', time: '2 hours a day', dates: 'Maths 10 Dec\nSki trip 3-5 Dec (I am away)' };
    expect(await print(form, 'days')).toMatch(/Thu 3 Dec: no study planned\nFri 4 Dec: no study planned\nSat 5 Dec: no study planned/);
    expect(await print(form, 'dates')).toContain(
      '- Thu 3 Dec 2026 to Sat 5 Dec 2026: no study (in 11 days), from “Ski trip 3-5 Dec (I am away)”',
    );
    expect((await write(form, 'days')).unused).toEqual([]);
    const asked = await print({ ...form, dates: 'Maths 10 Dec\nAutumn break 3-5 Dec' }, 'dates');
    expect(asked).toContain('“Autumn break” is no subject, so its days have study as usual.');
    expect(asked).not.toContain('ready by its first');
  });

  it('has work that is due as a goal of its day, with time until then and no final revision', async () => {
    const form = { subjects: 'EU law\nJurisprudence', time: '3 hours a day', dates: 'EU law 10 Dec\njurisprudence essay due 4 Dec 23:59' };
    const days = await print(form, 'days');
    expect(days).toContain('Fri 4 Dec: GOAL jurisprudence essay, due · ');
    expect(days).not.toContain('EXAM Jurisprudence');
    expect(days).not.toMatch(/Jurisprudence \d[^·\n]*final revision/);
    expect(days).toMatch(/Jurisprudence \d[^·\n]*\(coursework\)/);
    expect(days.split('Fri 4 Dec')[1]).not.toMatch(/Jurisprudence \d/);
    expect(await print(form, 'dates')).toContain('- Fri 4 Dec 2026: jurisprudence essay, due (in 12 days), from “4 Dec 23:59”');
    expect((await write(form, 'days')).unused).toEqual([]);
  });

  it.each([
    ['English essay exam 9 Dec', 'Wed 9 Dec: EXAM English'],
    ['9 Dec: English essay (2000 words)', 'Wed 9 Dec: GOAL English essay (2000 words), due'],
    ['English coursework deadline: 9 Dec', 'Wed 9 Dec: GOAL English coursework deadline, due'],
    ['Essay writing 9 Dec', 'Wed 9 Dec: EXAM Essay writing'],
  ])('distinguishes work from exams: %s', async (dates, line) => {
    expect(
      await print({ subjects: 'English\nEssay writing', time: '2 hours a day', dates: `${dates}\nEnglish exam 14 Dec` }, 'days'),
    ).toContain(line);
  });

  it('says where the days of the exams change a share', async () => {
    const form = { subjects: 'Torts (hardest)\nEquity', time: '2 hours a day', dates: 'Torts 26 Nov, Equity 20 Dec' };
    expect(await print(form, 'inputs')).toMatch(/because you wrote “hardest”; the days of the exams make it 0\.\d ×/);
    expect(await print({ ...form, dates: 'Torts 14 Dec, Equity 20 Dec' }, 'inputs')).toMatch(/because you wrote “hardest”$/m);
  });

  it('starts today when an exam is tomorrow', async () => {
    expect(await print({ ...FINALS, dates: 'OS tomorrow, DBMS 30 Nov' }, 'days')).toContain(
      'Sun 22 Nov: Operating Systems 3 h (final revision)',
    );
  });

  it('lasts 14 days without dates, or the length in the form', async () => {
    const bare = { subjects: 'Biology\nHistory', time: '2 hours a day' };
    expect((await print(bare, 'days')).match(/^\w{3} \d+ \w{3}:/gm)).toHaveLength(14);
    expect((await print({ ...bare, time: '3 weeks, 2 hours a day' }, 'days')).match(/^\w{3} \d+ \w{3}:/gm)).toHaveLength(21);
  });

  it('leaves the hours of a calendar free, and takes its exams', async () => {
    const dates = [
      'Tue 24 Nov 2026, 08:00–14:00: Internship (Office)',
      'Tue 24 Nov 2026, 13:00–21:00: Internship (Office)',
      'Wed 25 Nov 2026, 10:00–12:00: Statistics lecture (Hall 2)',
      'Wed 25 Nov 2026, 08:00–22:00: Book fair (free)',
      'Thu 26 Nov 2026: Mia visits',
      'Fri 4 Dec 2026, 09:00–11:00: Statistics exam (Hall 3)',
    ].join('\n');
    const form = { subjects: 'Statistics', time: '3 hours a day', dates };
    const days = await print(form, 'days');
    expect(days).toMatch(/^Tue 24 Nov: Statistics 1 h /m);
    expect(days).toMatch(/^Wed 25 Nov: .*3 h /m);
    expect(days).toContain('Fri 4 Dec: EXAM Statistics');
    expect(days).not.toContain('Wed 25 Nov: EXAM');
    const inputs = await print(form, 'inputs');
    expect(inputs).toContain('Your calendar takes time on 2 days of this plan.');
    expect(inputs).toContain('- Tue 24 Nov 2026: 1 h free.');
    expect(await print(form, 'dates')).not.toContain('Internship');
    expect((await write(form, 'days')).unused?.map(({ reason }) => reason)).toEqual([
      'It has no hours. If you do not study on this day, write so in your study time.',
    ]);
  });

  it('is printed by weeks after the first six, and by days in the last two weeks before an exam', async () => {
    const text = await print(
      { subjects: 'Maths, Physics', time: '10 hours a week', dates: 'Maths 1 March 2027, Physics 6 March 2027' },
      'days',
    );
    expect(text.match(/^\w{3} \d+ \w{3}:/gm)).toHaveLength(42 + 13);
    expect(text).toContain(
      '\n\nAfter six weeks, the hours of each week:\nWeek of Mon 4 Jan 2027, 10 h: Maths 6 h · Physics 4 h\nWeek of Mon 11 Jan',
    );
    expect(text).toMatch(/\nWeek of Mon 15 Feb 2027, 10 h: .*\n\nWeek of Mon 22 Feb 2027 \(10 h\):\nMon 22 Feb: /);
    expect(text).toContain('Mon 1 Mar: EXAM Maths');
    const near = await print({ subjects: 'Maths', time: '2 hours every other day', dates: 'Maths 8 Jan 2027' }, 'days');
    expect(near).toContain('Thu 7 Jan: no study planned\nFri 8 Jan: EXAM Maths');
    expect(near).not.toContain('After six weeks');
  });

  it('gives the hour of an exam on its day, which the view reads as the hour and not as a part of the name', async () => {
    const days = await print({ subjects: 'Maths, Law', time: '2 hours a day', dates: 'Maths 7 Dec at 9am\nLaw 2026-12-10 14:15' }, 'days');
    expect(days).toContain('Mon 7 Dec: EXAM Maths, 9am');
    expect(days).toContain('Thu 10 Dec: EXAM Law, 14:15');
  });

  it('has a subject for each word of a list without commas whose words have exams of their own', async () => {
    const inputs = await print({ subjects: 'chem bio eng', time: '2h', dates: 'chem 4/12 bio 8/12 eng 10/12' }, 'inputs');
    expect(inputs).toContain('- chem\n- bio\n- eng');
  });

  it('begins each subject before the exams of the others, with new material', async () => {
    const dates = 'Thermo 7 Dec\nFluids 7 Dec\nControl: week of 15 December';
    const form = { subjects: 'Thermodynamics, Fluid Mechanics, Control Systems', time: '3 hours a day', dates };
    const days = await print(form, 'days');
    expect(days.split('Mon 7 Dec')[0]).toMatch(/Control Systems \d.*\(new: part 1 of/);
    expect(days).toContain('Mon 14 Dec: EXAM Control Systems');
    expect(await print(form, 'dates')).toContain(
      '“week of 15 December” is a run of days; the plan has Control Systems ready by its first.',
    );
    const late = { subjects: 'Bio, Chem', time: '2 hours a day', dates: 'Bio 30 Nov, Chem 20 Dec', goals: 'past papers' };
    expect((await print(late, 'days')).split('Mon 30 Nov')[0]).toMatch(/Chem \d.*\(new: part 1 of/);
  });

  it('goes on to an exam of which only the month is known', async () => {
    const form = {
      subjects: "Histoire de l'art\nDroit constitutionnel",
      time: '2 hours a day',
      dates: 'Histoire: 12 décembre\nDroit constitutionnel: janvier',
    };
    const days = await print(form, 'days');
    expect(days).toMatch(/Thu 31 Dec: Droit constitutionnel 2 h \(final revision\)/);
    expect(days).not.toContain('EXAM Droit');
    expect(await print(form, 'dates')).toContain('“janvier” is a run of days; the plan has Droit constitutionnel ready by its first.');
    const maths = await print({ subjects: 'Maths, Art', time: '1 hour a day', dates: 'Maths in February 2027\nArt 5 Dec' }, 'dates');
    expect(maths).toContain('Mon 1 Feb 2027 to Sun 28 Feb 2027: Maths');
    for (const line of ['Maths: mid January', 'Maths: mid-January']) {
      const vague = await print({ subjects: 'Maths, Art', time: '1 hour a day', dates: `${line}\nArt 5 Dec` }, 'dates');
      expect(vague).toContain(`No date could be read in “${line}”`);
    }
  });

  it('leaves days free before exams where a goal asks for it', async () => {
    const form = { subjects: 'Pathophysiology\nPharmacology', time: '3 hours a day', dates: 'Patho 14 Dec\nPharm 16 Dec' };
    const goals = 'pass patho (need 65%, no less), finish anki deck, 1 day off before patho';
    const days = await print({ ...form, goals }, 'days');
    expect(days).toContain('Sun 13 Dec: no study planned');
    expect(days).toContain('Sat 12 Dec: Pathophysiology 3 h (final revision)');
    const inputs = await print({ ...form, goals }, 'inputs');
    expect(inputs).toContain('“1 day off before patho”: no study on these days.');
    expect(inputs).toContain('“pass patho (need 65%, no less)”: A grade');
    expect(inputs).toContain('“finish anki deck”: A plan of hours');
    const each = await print({ ...form, goals: 'Keep the day before each exam free' }, 'days');
    expect(each).toContain('Sun 13 Dec: no study planned');
    expect(each).toContain('Tue 15 Dec: no study planned');
    const two = await print({ ...form, goals: 'two days off before pharm and no study before breakfast' }, 'inputs');
    expect(two).not.toContain('no study on these days');
  });

  it('uses the hour and the room that it prints beside a date', async () => {
    const dates = 'Patho final: Mon Dec 14, 9am room B2.14\nA&P II 18.12.2026 à 14h';
    const form = { subjects: 'Pathophysiology\nAnatomy & physiology I\nAnatomy & physiology II', time: '3 hours a day', dates };
    const printed = await print(form, 'dates');
    expect(printed).toContain('from “Mon Dec 14, 9am room B2.14”');
    expect(printed).toContain('Fri 18 Dec 2026: Anatomy & physiology II');
    expect(await write(form, 'days')).toMatchObject({ unused: [] });
  });

  it('has totals that add up', async () => {
    const text = await print(FINALS, 'totals');
    const hours = [...text.matchAll(/^- (?!Week).*: (\d+) h/gm)].reduce((sum, match) => sum + Number(match[1]), 0);
    expect(text).toContain(`All together: ${hours} h on 19 days.`);
  });

  it('prints what was read and assumed', async () => {
    expect(await print({ ...FINALS, time: '3' }, 'inputs')).toContain('You wrote only a number, so this is read as 3 h a day.');
    expect(await print(FINALS, 'inputs')).toContain('- Linear Algebra – 1.5 × the usual share of time, because you wrote “hard”');
  });

  it('explains how to write a study time that could not be read', async () => {
    const text = await print({ subjects: 'maths', time: '6 weeks' }, 'inputs');
    expect(text).toContain('“6 weeks”) has no hours that can be read');
    expect(text).toContain('Write it like one of these');
    expect(await print({ subjects: 'maths', time: '6 weeks', dates: 'maths 3 Dec' }, 'days')).toContain('- Thu 3 Dec 2026: maths');
  });

  it('prints every date as it was read, with warnings', async () => {
    const text = await print(
      {
        subjects: 'Physics\nChemistry\nMaths\nLatin',
        time: '2h a day',
        dates: 'Physics Sat 11 Dec\nChemistry TBA\nMusic 9 Dec\nMaths 5/12/2026\nLatin: 1 Nov 2026',
      },
      'dates',
    );
    expect(text).toContain('- Fri 11 Dec 2026: Physics (in 19 days), from “Sat 11 Dec”');
    expect(text).toContain('but Fri 11 Dec 2026 is a Friday');
    expect(text).toContain('No date could be read in “Chemistry TBA”');
    expect(text).toContain('“Music” is not among your subjects');
    expect(text).toContain('“5/12/2026” was read day first, as Sat 5 Dec 2026');
    expect(text).toContain('Sun 1 Nov 2026 has passed, so Latin is not planned to it. Which date do you mean?');
    expect(text).toContain('Chemistry has no exam date');
  });

  it.each([
    ['Maths: 31 November 2026', '“31 November”: November has 30 days.'],
    ['Maths February 30', '“February 30”: February has 28 or 29 days.'],
  ])('says that the calendar has no such day: %s', async (dates, reason) => {
    expect(await print({ subjects: 'Maths', time: '2h a day', dates }, 'dates')).toContain(`There is no such day as ${reason}`);
  });

  it('does not claim that no date was given when one has passed or could not be read', async () => {
    const form = { subjects: 'Maths\nPhysics', time: '3 hours a day' };
    const past = { ...form, dates: 'Maths 3 January 2020\nPhysics sometime in December' };
    const all = (await Promise.all((['inputs', 'dates', 'advice'] as const).map((part) => print(past, part)))).join('\n');
    expect(all).not.toContain('No exam dates');
    expect(all).not.toContain('Add your exam dates');
    expect(all).toContain('The exam dates that could be read have passed');
    expect(all).toContain('Fri 3 Jan 2020 has passed, so Maths is not planned to it. Which date do you mean?');
    expect(await print({ ...form, dates: 'Physics sometime in December' }, 'inputs')).toContain('No exam date could be read');
    expect(await print(form, 'inputs')).toContain('No exam dates and no length are given');
  });

  it('uses one period for all subjects without a date of their own', async () => {
    const text = await print({ subjects: 'Physics\nMaths', time: '2h a day', dates: 'Exams start 14 December' }, 'dates');
    expect(text).toContain('2 of your subjects take their date from “14 December”');
  });

  it('asks for hours, subjects or days when it has none', async () => {
    const reason = async (values: Record<string, string>) =>
      ((await write(values, 'days')).lacks ?? []).map((it) => `${it.grade} ${it.field}: ${textOf(it.reason)}`);
    expect(await reason({ subjects: 'Maths', time: 'a lot' })).toEqual([
      'needs-more time: No plan yet: your study time “a lot” has no hours that can be read. Choose or write one like “3 hours a day”.',
    ]);
    expect((await reason({ subjects: '...', time: '2h a day' })).join()).toContain('needs-more subjects: No plan yet');
    expect(
      (await reason({ subjects: 'Maths', time: '2 hours on Mondays', dates: 'Maths 25 Nov', goals: 'keep Mondays free' })).join(),
    ).toContain('leaves no day');
    expect(await reason(FINALS)).toEqual([]);
  });

  it('is changed by goals, and says of the other goals that it is not', async () => {
    const values = {
      subjects: 'Calculus\nStatistics',
      time: '2 hours a day',
      dates: 'Calculus 10 Dec\nStatistics 12 Dec',
      goals: 'finish chapter 7 of statistics by Friday\nfocus on past papers\nkeep Sundays free\nprioritise calculus\nwant a B\nsleep well',
    };
    const { lines: days, unused } = await write(values, 'days');
    const text = days.map(textOf).join('\n');
    expect(text).toContain('Fri 27 Nov: GOAL finish chapter 7 of statistics by Friday · ');
    expect(text).toContain('Sun 29 Nov: no study planned');
    // They stand in the result, so they are not among the lines that do not.
    expect(unused ?? []).toEqual([]);
    const built = await print(values, 'inputs');
    expect(built).toContain('- Calculus – 1.5 × the usual share of time, because you wrote “prioritise calculus”');
    expect(built).toContain('Goals that do not change the plan:\n- “want a B”: A grade does not change the plan.');
    expect(built).toContain('- “sleep well”: A plan of hours has no place for this goal.');
    expect(built).toContain('- “focus on past papers”: all subjects get more practice and less new material.');
  });

  it.each([
    ['3 hours a day for 2 weeks', 'Maths 7 Jan 2027, Law 1 Dec 2026', 14, '42 h on 14 days', 'Thu 7 Jan: EXAM Maths'],
    ['1 hour a day for 1 week', 'Maths 2 Dec 2026', 7, '7 h on 7 days', 'Wed 2 Dec: EXAM Maths'],
  ])('has study for the stated length only, and names later exams: %s', async (time, dates, length, total, exam) => {
    const form = { subjects: 'Maths\nLaw', time, dates };
    const days = await print(form, 'days');
    expect(days).toContain(exam);
    expect(days.match(/^.* \d+ (?:h|min) \(/gm)?.filter((line) => !line.startsWith('Week'))).toHaveLength(length);
    expect(days).not.toContain('no study planned');
    const built = await print(form, 'inputs');
    expect(built).toContain(`(${length} days). Study ends after the length you gave; exams after it stand in the plan without hours.`);
    expect(await print(form, 'totals')).toContain(`All together: ${total}.`);
  });

  it.each([
    ['Maths 16/12/2026 9am', '16/12/2026 9am'],
    ['Maths: 16 December 2026, 09:30-11:30', '16 December 2026, 09:30-11:30'],
    ['Maths 16 Dec (2 pm)', '16 Dec (2 pm)'],
    ['Maths, 9am on 16 Dec', '9am on 16 Dec'],
    ['Maths 16 Dec room 12', '16 Dec'],
    ['Maths chapter 3, 16 Dec', '16 Dec'],
  ])('keeps the hour of an exam: %s', async (dates, words) => {
    expect(await print({ subjects: 'Maths', time: '1 hour a day', dates }, 'dates')).toContain(`, from “${words}”`);
  });

  it('lists exam dates that it cannot use', async () => {
    const values = { subjects: 'Spanish\nFrench', time: '1 hour a day', dates: 'Spanish 9 Nov 2026\nGeology 12 Dec\nFrench tbc' };
    const { unused } = await write(values, 'days');
    expect((unused ?? []).map((it) => `${values.dates.slice(it.start, it.end)}: ${it.reason}`)).toEqual([
      'French tbc: No date that can be read.',
      'Spanish 9 Nov 2026: This day has passed.',
      'Geology 12 Dec: This is not among your subjects.',
    ]);
  });

  it('quotes only words of the form', async () => {
    const values = { ...FINALS, subjects: 'Physics: optics,  waves\nMaths (hard)' };
    for (const part of ['inputs', 'days', 'totals', 'dates', 'advice'] as const) {
      for (const span of (await lines(values, part)).flat()) {
        if (span.kind !== 'quote') continue;
        const written = values[span.field as keyof typeof values].slice(span.start, span.end).replace(/\s+/g, ' ').trim();
        expect(span.text).toBe(written);
        expect(span.text).not.toBe('');
      }
    }
  });

  it('is made for a very long text', async () => {
    const long = 'Physics (hard): optics, waves and 12 Dec; '.repeat(12_000);
    await print({ subjects: long, time: long, dates: long }, 'days');
  });
});
