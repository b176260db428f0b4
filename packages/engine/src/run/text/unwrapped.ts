import { isObject } from '../../format/json.ts';
import { characterOfEntity } from '../../format/markup.ts';

/** An answer in words: one that a chat gives as JSON or as a web page is printed as lines. Any other stays as it is. */
export function unwrapAnswer(answer: string): string {
  const inside = withoutFence(answer);
  return fromJson(inside) ?? fromHtml(inside) ?? answer;
}

function withoutFence(text: string): string {
  return /^\s*(?:```|~~~)\w*\s*\n([\s\S]*?)\n\s*(?:```|~~~)\s*$/.exec(text)?.[1] ?? text;
}

function fromJson(text: string): string | undefined {
  if (!/^\s*[{[]/.test(text) || !/[}\]]\s*$/.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? printed(value, 0) : undefined;
  } catch {
    return undefined;
  }
}

/** The names under which a JSON answer has the title and the text of a section, and the question and answer of a card. */
const TITLES = ['title', 'heading', 'section', 'name'];
const TEXTS = ['content', 'text', 'body', 'items', 'value'];
const FRONTS = ['q', 'question', 'front'];
const BACKS = ['a', 'answer', 'back'];
const WRAPPERS = ['sections', 'result', 'results', 'answer', 'response', 'output', 'data', 'report', 'document'];
const MOST_LEVELS = 12;

function printed(value: unknown, depth: number): string {
  if (depth > MOST_LEVELS || typeof value !== 'object' || value === null) return value === null || value === undefined ? '' : String(value);
  if (Array.isArray(value)) return listed(value, depth);
  const entries = Object.entries(value);
  const one = (names: readonly string[]): string | undefined => {
    const found = entries.find(([name]) => names.includes(name.toLowerCase()));
    return found && printed(found[1], depth + 1);
  };
  const rest = (...names: (readonly string[])[]): string[] =>
    entries.flatMap(([name, inner]) => (names.flat().includes(name.toLowerCase()) ? [] : [labelled(name, inner, depth)]));
  const [title, text, front, back] = [one(TITLES), one(TEXTS), one(FRONTS), one(BACKS)];
  if (front !== undefined && back !== undefined) return [`Q: ${front}`, `A: ${back}`, ...rest(FRONTS, BACKS)].join('\n');
  if (title !== undefined && text !== undefined) return [title, text, ...rest(TITLES, TEXTS)].join('\n');
  const [only] = entries;
  // {"sections": […]} around all of it
  if (depth === 0 && entries.length === 1 && only && WRAPPERS.includes(only[0].toLowerCase())) return printed(only[1], depth + 1);
  return entries.map(([name, inner]) => labelled(name, inner, depth)).join(depth === 0 ? '\n\n' : '\n');
}

function labelled(name: string, value: unknown, depth: number): string {
  const text = printed(value, depth + 1);
  return depth === 0 || text.includes('\n') ? `${name}\n${text}` : `${name}: ${text}`;
}

function listed(list: readonly unknown[], depth: number): string {
  const parts = list.map((part) => printed(part, depth + 1));
  return parts.join(list.some(isObject) || parts.some((part) => part.includes('\n')) ? '\n\n' : '\n');
}

const PAGE = /^\s*<(?:!doctype html|html|body|main|article|section|div|h[1-6]|p|ul|ol|table)\b[^>]*>/i;

/** The lines of a web page. Its words are text: nothing of it is ever shown as a page. */
function fromHtml(text: string): string | undefined {
  if (!PAGE.test(text)) return undefined;
  return text
    .replace(/<(style|script|head)\b[^>]{0,400}>[\s\S]*?<\/\1>/gi, '')
    .replace(/\s*\n\s*/g, '\n')
    .replace(/<h[1-6]\b[^>]{0,400}>/gi, '\n\n## ')
    .replace(/<li\b[^>]{0,400}>/gi, '\n- ')
    .replace(/<\/t[dh]>\s*(?=<t[dh])/gi, ' | ')
    .replace(/<(?:br|\/h[1-6]|\/p|\/tr|\/div|\/li|\/ul|\/ol|p|tr|div)\b[^>]{0,400}>/gi, '\n')
    .replace(/<[/!]?[a-z][^<>]{0,400}>/gi, '')
    .replace(/&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{2,6}));/g, (whole, name: string | undefined, code: string | undefined) => {
      const point = Number(code);
      if (name !== undefined) return characterOfEntity(name) ?? whole;
      return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
    })
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
