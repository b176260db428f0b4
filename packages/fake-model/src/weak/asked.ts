/** A section that a prompt of the section writer asks for. */
interface AskedSection {
  readonly title: string;
  readonly words: number;
  /** The content that it should have, in one sentence. */
  readonly holds: string;
}

const WORDS = 150;

/** Reads the sections that a prompt asks for: "Section: Design", "Write about 600 words.", "It holds: the parts; the data." */
export function askedSections(prompt: string): AskedSection[] {
  return prompt
    .split(/^Section: /m)
    .slice(1)
    .map((block) => {
      const [title = ''] = block.split('\n');
      const words = /^Write about (\d+) (?:more )?words\.$/m.exec(block)?.[1];
      const holds = /(?:^It holds: |What is still missing: )(.*)$/m.exec(block)?.[1] ?? '';
      return { title: title.replace(/ \(\d+-\d+ [a-z]+s\)$/, ''), words: words === undefined ? WORDS : Number(words), holds };
    });
}

/** The clauses of a brief, as a model without judgement reads them: the parts between its commas and semicolons. */
export function clausesIn(holds: string): string[] {
  return holds
    .replace(/\.$/, '')
    .split(/[,;]/)
    .map((clause) => clause.trim().replace(/^and /, ''))
    .filter((clause) => clause !== '');
}
