import { parseText, tokenizeVTTCue, type VTTCue, type VTTNode } from 'media-captions';
import { loaded } from '../loaded.ts';

/** The pause, in seconds, that starts a paragraph. */
const PARAGRAPH_PAUSE_SECONDS = 2;

/** Fewer lines than this share end a sentence in recognised speech, which has no marks. */
const MARKED_FROM_SHARE = 0.1;

/**
 * The spoken text of captions. A rolling line is said once, speakers are named, and a pause starts a paragraph. Recognised speech without
 * marks keeps a line for each cue, because nothing else says where a thought may end.
 */
export async function readCaptions(text: string, type: 'vtt' | 'srt'): Promise<string> {
  // The library loads its parser of the format. It reads any text, so nothing else can fail.
  const { cues } = await loaded(parseText(text, { type, errors: false }));
  const paragraphs: string[][] = [];
  let before: { readonly end: number; readonly speaker: string; readonly lines: readonly string[] } | undefined;
  for (const cue of cues) {
    const { speaker, lines } = spokenIn(cue);
    if (lines.length === 0) continue;
    const fresh = before ? withoutRepeated(before.lines, lines) : lines;
    const changesSpeaker = speaker !== '' && speaker !== before?.speaker;
    if (!before || changesSpeaker || cue.startTime - before.end >= PARAGRAPH_PAUSE_SECONDS)
      paragraphs.push(changesSpeaker ? [`${speaker}:`] : []);
    if (fresh.length > 0) paragraphs.at(-1)?.push(fresh.join(' '));
    before = { end: Math.max(cue.endTime, before?.end ?? 0), speaker: speaker || (before?.speaker ?? ''), lines };
  }
  const between = hasMarks(paragraphs.flat()) ? ' ' : '\n';
  return paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join(between))
    .join('\n\n');
}

/** Whether cues end sentences with marks, as written captions do. */
function hasMarks(lines: readonly string[]): boolean {
  return lines.filter((line) => /[.!?…。！？।]["'”’»)]*$/u.test(line)).length >= lines.length * MARKED_FROM_SHARE;
}

/** The lines of a cue without those that already stood at the end of the cue before. */
function withoutRepeated(before: readonly string[], lines: readonly string[]): readonly string[] {
  for (let count = Math.min(before.length, lines.length); count > 0; count -= 1) {
    if (before.slice(-count).every((line, index) => line === lines[index])) return lines.slice(count);
  }
  return lines;
}

function spokenIn(cue: VTTCue): { readonly speaker: string; readonly lines: readonly string[] } {
  // Captions for players place a line with {\an8}.
  cue.text = cue.text.replace(/\{\\[^}]*\}/g, '');
  const nodes = tokenizeVTTCue(cue);
  const lines = textOf(nodes)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  return { speaker: speakerOf(nodes), lines };
}

function textOf(nodes: readonly VTTNode[]): string {
  return nodes.map((node) => (node.type === 'text' ? node.data : textOf(node.children))).join('');
}

function speakerOf(nodes: readonly VTTNode[]): string {
  return nodes.find((node) => node.type === 'v')?.voice.trim() ?? '';
}
