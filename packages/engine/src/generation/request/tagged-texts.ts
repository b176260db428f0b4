import { shortHashOf } from '../../format/hash.ts';

/** A text of the student, with the words that name it. */
export interface TaggedText {
  readonly label: string;
  readonly text: string;
}

// A longer text, or one of several lines, stands on lines of its own.
const LONGEST_IN_LINE = 100;
const CODE_LENGTH = 6;

/**
 * The texts between tags that are named after their labels and end in a code: `<lecture-content-k3f9x1>`. No text holds the code, so
 * none can close its tag or open another.
 */
export function inTags(materials: readonly TaggedText[]): string {
  const code = codeFor(materials.map(({ text }) => text));
  return materials
    .map(({ label, text }) => {
      const name = `${nameOf(label)}-${code}`;
      const gap = text.length > LONGEST_IN_LINE || text.includes('\n') ? '\n' : '';
      return `<${name}>${gap}${text}${gap}</${name}>`;
    })
    .join('\n');
}

/** A prompt without the texts between such tags. */
export function withoutTagged(prompt: string): string {
  return prompt.replace(/<([\p{L}\p{N}-]{1,200}-[0-9a-z]{6})>[\s\S]*?<\/\1>/gu, '');
}

/** A code that none of the texts holds. It is the same for the same texts, so that the requests of one document begin alike. */
function codeFor(texts: readonly string[]): string {
  const lower = texts.map((text) => text.toLowerCase());
  const seed = lower.map(shortHashOf).join(' ');
  for (let round = 0; ; round += 1) {
    const code = shortHashOf(`${seed} ${round}`).padStart(CODE_LENGTH, '0').slice(-CODE_LENGTH);
    if (!lower.some((text) => text.includes(code))) return code;
  }
}

function nameOf(label: string): string {
  return (
    label
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'text'
  );
}
