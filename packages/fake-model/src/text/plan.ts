/** The demands of a prompt of the engine. */
export interface AnswerPlan {
  readonly sections: readonly PlannedSection[];
  /** Whether each section begins with its title on a separate line. */
  readonly titled: boolean;
}

export interface PlannedSection {
  readonly title: string;
  readonly words?: number;
  readonly items?: PlannedItems;
}

export interface PlannedItems {
  readonly min: number;
  readonly max: number;
  /** "card" */
  readonly name: string;
  /** The number of the last item that exists already. */
  readonly after?: number;
}

const SEVERAL = /^Write these (?:\d+ )?sections/;
const LENGTH = String.raw`(?:about )?([\d,]+)(?:-([\d,]+))? ([a-z][a-z ]*?)s?`;
const SECTION = /^Section: (.+)$/;
/** The length before the brief, in the line after the title: "15-20 cards: what an examiner could ask." */
const LEADING = new RegExp(`^${LENGTH}: `);
const AFTER = /^Go on after number (\d+)/;
const WRITE = /^Write (?:about |exactly |up to )?([\d,]+)(?:-([\d,]+))? (?:more )?([a-z]+?)s?\.$/;

/**
 * Reads a prompt of the engine: "Section: Title", then its length in the next line ("about 500 words: the brief") or in one of its own
 * ("Write about 500 words."). Ignores the student's text between tags.
 */
export function planOf(prompt: string): AnswerPlan {
  const lines = withoutMaterial(prompt.split('\n'));
  const named = namedSections(lines);
  if (named.length > 0) return { sections: named, titled: named.length > 1 || lines.some((line) => SEVERAL.test(line)) };
  const length = lines.map((line) => WRITE.exec(line)).find((match) => match !== null);
  return { sections: [{ title: '', ...(length && lengthOf(length.slice(1))) }], titled: false };
}

/** Reads "Section:" lines and their lengths. A length before the first section applies to every section without its own. */
function namedSections(lines: readonly string[]): PlannedSection[] {
  const sections: PlannedSection[] = [];
  let before: Omit<PlannedSection, 'title'> = {};
  for (const [at, line] of lines.entries()) {
    const section = SECTION.exec(line);
    const length = section ? null : (WRITE.exec(line) ?? (SECTION.test(lines[at - 1] ?? '') ? LEADING.exec(line) : null));
    const last = sections.at(-1);
    if (section) sections.push({ title: section[1] ?? '' });
    else if (length && last && !last.words && !last.items) sections[sections.length - 1] = { ...last, ...lengthOf(length.slice(1)) };
    else if (length && !last) before = lengthOf(length.slice(1));
    const after = Number(AFTER.exec(line)?.[1] ?? 0);
    if (after > 0 && last?.items) sections[sections.length - 1] = { ...last, items: { ...last.items, after } };
  }
  return sections.map((section) => ({ ...before, ...section }));
}

function lengthOf([from, to, name]: readonly (string | undefined)[]): Omit<PlannedSection, 'title'> {
  if (from === undefined || name === undefined) return {};
  const min = number(from);
  const max = to === undefined ? min : number(to);
  return name === 'word' ? { words: Math.round((min + max) / 2) } : { items: { min, max, name } };
}

function number(text: string): number {
  return Number(text.replaceAll(',', ''));
}

/** The lines of the prompt itself. A text of the student stands between tags with a code, in one line or in several. */
function withoutMaterial(lines: readonly string[]): string[] {
  let end = '';
  return lines.filter((line) => {
    if (end !== '') {
      if (line === end) end = '';
      return false;
    }
    const tag = /^<([\p{L}\p{N}-]+-[a-z0-9]{6})>/u.exec(line)?.[1];
    if (tag !== undefined && !line.endsWith(`</${tag}>`)) end = `</${tag}>`;
    return tag === undefined;
  });
}
