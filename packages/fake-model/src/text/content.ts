import type { FaultMode } from '../models/faults.ts';
import { countWords } from './count-words.ts';
import { type AnswerPlan, type PlannedItems, type PlannedSection, planOf } from './plan.ts';
import { fnv1a, paragraphs, type Random, randomOf, sentence } from './sentences.ts';

/** A hash of the prompt in eight hex digits. Every answer contains it: "These lines answer request 1a2b3c4d “as asked”." */
export function promptFingerprint(prompt: string): string {
  return fnv1a(prompt).toString(16).padStart(8, '0');
}

/**
 * The whole text that answers a prompt, with the sections, words and items that it asks for. The same at every run.
 * @param defaultWords words of a section if the prompt does not give its length
 */
export function textFor(prompt: string, faults: readonly FaultMode[], defaultWords: number): string {
  if (faults.includes('refusal')) return 'I’m sorry, but I can’t help with that request.';
  const plan = withFaults(planOf(prompt), faults, defaultWords);
  const markdown = faults.includes('markdown');
  const mark = `These lines answer request ${promptFingerprint(prompt)} “as asked”.`;
  const nouns = nounsIn(prompt);
  const text = plan.sections
    .map((section, index) => {
      const random = randomOf(`${index} ${prompt}`, nouns);
      const opening = index === 0 ? mark : '';
      const body = section.items ? items(section.items, random, opening) : prose(section.words ?? defaultWords, random, opening);
      const title = markdown ? `## ${section.title}\n` : `${section.title}\n`;
      return (plan.titled ? title : '') + (markdown ? marked(body) : body);
    })
    .join('\n\n');
  if (faults.includes('fences')) return `\`\`\`text\n${text}\n\`\`\``;
  if (faults.includes('preamble')) return `Sure! Here is the text you asked for:\n\n${text}\n\nLet me know if you would like any changes!`;
  return text;
}

const MOST_NOUNS = 60;

/** Words of the material, so that an answer is about it. The pieces of a long document speak of anything. */
function nounsIn(prompt: string): string[] {
  if (prompt.includes('\nWrite one piece of a longer text')) return [];
  const material = [...prompt.matchAll(/<([\p{L}\p{N}-]+-[a-z0-9]{6})>([\s\S]*?)<\/\1>/gu)].map(([, , text = '']) => text).join('\n');
  return [...new Set(material.toLowerCase().match(/(?<![\p{L}\p{N}])\p{L}{5,14}(?![\p{L}\p{N}])/gu))].slice(0, MOST_NOUNS);
}

/** The rest of the text after an earlier answer, wherever that one was cut. */
export function restAfter(earlier: string, text: string, prompt: string): string {
  if (text.startsWith(earlier)) return text.slice(earlier.length);
  const tail = earlier.trimEnd().slice(-60);
  const at = tail.length < 20 ? -1 : text.lastIndexOf(tail);
  if (at >= 0) return text.slice(at + tail.length);
  const missing = countWords(text) - countWords(earlier);
  return missing > 0 ? ` ${paragraphs(missing, randomOf(`rest ${prompt}`))}` : ' It holds.';
}

/** The text up to the end of its n-th word. */
export function cutAfterWords(text: string, words: number): string {
  const word = /\S+/g;
  let end = 0;
  for (let n = 0; n < words && word.test(text); n += 1) end = word.lastIndex;
  return text.slice(0, end);
}

function withFaults(plan: AnswerPlan, faults: readonly FaultMode[], defaultWords: number): AnswerPlan {
  const ratio = faults.includes('too-short') ? 0.5 : faults.includes('too-long') ? 1.75 : 1;
  const lost = faults.includes('missing-section') && plan.sections.length > 1 ? Math.floor(plan.sections.length / 2) : -1;
  const lengthOf = ({ words = defaultWords, items }: PlannedSection): Omit<PlannedSection, 'title'> => {
    if (!items) return { words: Math.round(words * ratio) };
    if (faults.includes('too-few-items')) return { items: exactly(items.min / 2, items) };
    if (ratio === 1) return { items };
    return { items: exactly((ratio < 1 ? items.min : items.max) * ratio, items) };
  };
  const sections = plan.sections.filter((_, index) => index !== lost).map((section) => ({ title: section.title, ...lengthOf(section) }));
  return { ...plan, sections };
}

function exactly(count: number, items: PlannedItems): PlannedItems {
  const whole = Math.max(1, Math.floor(count));
  return { ...items, min: whole, max: whole };
}

function prose(words: number, random: Random, opening: string): string {
  return paragraphs(words, random, countWords(opening) < words ? opening : '');
}

function items({ min, max, name, after = 0 }: PlannedItems, random: Random, opening: string): string {
  const count = Math.floor((min + max) / 2);
  const list = Array.from({ length: count }, (_, index) => {
    const answer = index === 0 && opening !== '' ? opening : sentence(random);
    return `${after + index + 1}. ${item(name, answer, random)}`;
  });
  return list.join(name === 'card' ? '\n\n' : '\n');
}

function item(name: string, text: string, random: Random): string {
  if (name === 'card') return `Q: ${question(random)}\nA: ${text}`;
  if (name === 'question') return text.startsWith('These lines') ? `${text.slice(0, -1)}: ${question(random)}` : question(random);
  if (name === 'reference') return `${text} (verify)`;
  return text;
}

function question(random: Random): string {
  const statement = sentence(random);
  return `How would you show this: ${statement.charAt(0).toLowerCase()}${statement.slice(1, -1)}?`;
}

function marked(body: string): string {
  const [first = '', ...others] = body.split('\n\n');
  const table = '| Point | Weight |\n|---|---|\n| First | 1 |';
  return [`**${first}**`, ...others.map((paragraph) => `- ${paragraph}`), table].join('\n\n');
}
