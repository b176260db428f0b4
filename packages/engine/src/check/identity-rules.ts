import type { ToolDefinition } from '../definition/define-tool.ts';
import type { Mistake } from './problem.ts';

// Characters that fit on a card of the catalogue.
const LONGEST_DESCRIPTION = 80;

/** Checks the slug, the counter and the description of a tool. */
export function identityFindings({ slug, counter, description }: ToolDefinition): Mistake[] {
  const findings: Mistake[] = [];
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug)) {
    findings.push({
      path: 'slug',
      message: `"${slug}" is not a slug`,
      fix: 'Write lower-case words joined by hyphens, as in reading-log.',
    });
  }
  if (!/^[a-z][A-Za-z0-9]*$/.test(counter) || counter === 'lastUsed') {
    findings.push({
      path: 'counter',
      message: `"${counter}" cannot name a counter`,
      fix: 'Write one camelCase word that is not lastUsed, as in readingLog.',
    });
  }
  return [...findings, ...descriptionFindings(description)];
}

/** Finds keywords that a search does not need. */
export function keywordFindings({
  name,
  description,
  keywords = [],
}: Pick<ToolDefinition, 'name' | 'description' | 'keywords'>): Mistake[] {
  const text = `${name} ${description}`.toLowerCase();
  return keywords.flatMap((keyword, index) =>
    text.includes(keyword)
      ? [{ path: `keywords[${index}]`, message: `"${keyword}" stands in the name or the description already`, fix: 'Remove it.' }]
      : [],
  );
}

function descriptionFindings(description: string): Mistake[] {
  const report = (message: string, fix: string): Mistake[] => [{ path: 'description', message, fix }];
  if (/[.!?]\s+\S/.test(description)) return report('has more than one sentence', 'Write one sentence: what a student gets.');
  if (!/^[\p{Lu}\p{N}].*[.!?]$/u.test(description)) {
    return report('is not a sentence', 'Begin with a capital letter, end with a full stop, and stay on one line.');
  }
  if (description.length > LONGEST_DESCRIPTION)
    return report(`has ${description.length} characters`, `Write at most ${LONGEST_DESCRIPTION}.`);
  return [];
}
