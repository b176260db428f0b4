const SITES = ['harbour', 'estuary', 'lagoon', 'open coast', 'fjord', 'river mouth'];
const MEASURES = ['water level', 'salinity', 'temperature', 'current', 'turbidity', 'oxygen content'];
const FINDINGS = [
  'rose steadily until the turn of the tide and fell more quickly afterwards',
  'followed the moon with a delay of about two hours',
  'showed no difference between spring and neap tides',
  'was affected by the wind of the previous night more than by the tide',
  'could not be measured for an hour, because the float was stuck',
];

/** A report of some sixty pages: 30 chapters of 4 sections. Each paragraph is its own, so that their order can be checked. */
export function longReport(): string {
  const chapters = Array.from({ length: 30 }, (_, chapter) => {
    const sections = Array.from({ length: 4 }, (_, section) => {
      const paragraphs = Array.from({ length: 4 }, (_, at) => paragraph(chapter, section, at));
      return `## Survey ${chapter + 1}.${section + 1}\n\n${paragraphs.join('\n\n')}`;
    });
    return `# Week ${chapter + 1} at the ${pick(SITES, chapter)}\n\n${sections.join('\n\n')}`;
  });
  return `---\ntitle: Thirty Weeks of Water\nauthor: Field report\nlang: en\n---\n\n${chapters.join('\n\n')}\n`;
}

function paragraph(chapter: number, section: number, at: number): string {
  const seed = chapter * 16 + section * 4 + at;
  const note = at === 1 && section === 0 ? `^[Readings of week ${chapter + 1} were taken by two observers.]` : '';
  return [
    `Observation ${seed + 1} began at ${6 + (seed % 12)}:${10 + (seed % 49)} in the ${pick(SITES, seed)}.`,
    `The ${pick(MEASURES, seed)} ${pick(FINDINGS, seed * 3)}.${note}`,
    `Compared with observation ${Math.max(1, seed - 5)}, the ${pick(MEASURES, seed + 2)} differed by ${(seed % 37) / 10} units, which is within the sufficient accuracy of the instrument.`,
    `The team therefore kept the interval of ${10 + (seed % 5) * 5} minutes and marked the series as number ${seed * 7 + 3}.`,
  ].join(' ');
}

/** A table of 200 rows. */
export function labJournal(): string {
  const rows = Array.from({ length: 200 }, (_, at) => `${at + 1},${pick(SITES, at)},${((at * 37) % 100) / 10},${20 + (at % 7)}`);
  return `Run,Site,Level (m),Temperature (°C)\n${rows.join('\n')}\n`;
}

function pick(list: readonly string[], at: number): string {
  return list[at % list.length] ?? '';
}
