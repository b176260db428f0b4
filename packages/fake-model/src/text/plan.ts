/** What a prompt of the engine asks for. */
export interface Plan {
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

const STRUCTURE = /^Structure\. Write these sections/;
const LENGTH = String.raw`\((?:about )?([\d,]+)(?:-([\d,]+))? ([a-z][a-z ]*?)s?\)`;
const LISTED = [new RegExp(String.raw`^\d+\. (.+?) ${LENGTH}: `), /^\d+\. (.+?): /];
const SECTION = new RegExp(`^Section: (.+?)(?: ${LENGTH})?$`);
const AFTER = /^Go on after number (\d+)/;
const WRITE = /^Write (?:about |exactly |up to )?([\d,]+)(?:-([\d,]+))? (?:more )?([a-z]+?)s?\.$/;

/**
 * Reads a prompt of `composeRequest` ("Structure. Write these sections…", "1. Title (about 500 words): …") or of the section writer
 * ("Section: Title", "Write about 500 words."). Ignores the student's text between lines of equals signs.
 */
export function planOf(prompt: string): Plan {
  const lines = withoutMaterial(prompt.split('\n'));
  const named = namedSections(lines);
  if (named.length > 0) return { sections: named, titled: named.length > 1 };
  const start = lines.findLastIndex((line) => STRUCTURE.test(line));
  const listed = start < 0 ? [] : listedSections(lines.slice(start + 1));
  if (listed.length > 0) return { sections: listed, titled: true };
  const length = lines.map((line) => WRITE.exec(line)).find((match) => match !== null);
  return { sections: [{ title: '', ...(length && lengthOf(length.slice(1))) }], titled: false };
}

function listedSections(lines: readonly string[]): PlannedSection[] {
  const sections: PlannedSection[] = [];
  for (const line of lines) {
    const match = LISTED.map((pattern) => pattern.exec(line)).find((found) => found !== null);
    if (!match) break;
    sections.push({ title: match[1] ?? '', ...lengthOf(match.slice(2)) });
  }
  return sections;
}

/** Reads "Section:" lines and their lengths. A length before the first section applies to every section without its own. */
function namedSections(lines: readonly string[]): PlannedSection[] {
  const sections: PlannedSection[] = [];
  let before: Omit<PlannedSection, 'title'> = {};
  for (const line of lines) {
    const section = SECTION.exec(line);
    const length = section ? null : WRITE.exec(line);
    const last = sections.at(-1);
    if (section) sections.push({ title: section[1] ?? '', ...lengthOf(section.slice(2)) });
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

function withoutMaterial(lines: readonly string[]): string[] {
  let fence = '';
  return lines.filter((line) => {
    if (fence !== '') {
      if (line === fence) fence = '';
      return false;
    }
    if (/^={10,}$/.test(line)) fence = line;
    return fence === '';
  });
}
