import type { DownloadFormat } from '../definition/define-tool.ts';
import type { Tool } from '../definition/tool.ts';
import { localDay } from '../local-day.ts';
import type { Notice } from '../notice.ts';
import { type Ports, StorageError } from '../ports.ts';
import { type Result, resultText } from '../result/result.ts';
import { saveResult } from '../work/saved-work.ts';
import { paragraphsOf } from './document.ts';
import { fileName } from './file-name.ts';
import { wordDocument } from './word-document.ts';

/** What a person does with a result. Each says what happened in a notice; none changes the result. */

/** Puts the text on the clipboard, exactly as written. Where the browser refuses, the screen selects the text. */
export async function copyResult(tool: Tool, result: Result, ports: Pick<Ports, 'clipboard'>): Promise<Notice> {
  try {
    await ports.clipboard.write(resultText(result));
    return { tone: 'success', title: 'Copied!', text: `${tool.definition.screen.noun} copied to clipboard` };
  } catch {
    return {
      tone: 'error',
      title: 'Error',
      text: 'The browser blocked copying.',
      reason: 'The text is selected: copy it with the command of your device.',
    };
  }
}

/** Hands the text to the browser as a file, or to its print dialog, which says for itself what came of it: then no notice. */
export function downloadResult(
  tool: Tool,
  result: Result,
  format: DownloadFormat,
  ports: Pick<Ports, 'files' | 'printer' | 'clock'>,
): Notice | undefined {
  const title = documentTitle(tool, result);
  if (format === 'print') {
    try {
      ports.printer.print({ title, paragraphs: paragraphsOf(tool, result) });
      return undefined;
    } catch {
      return { tone: 'error', title: 'Error', text: 'This browser cannot print.', reason: 'Download the text instead.' };
    }
  }
  const name = downloadName(tool, result, format, ports.clock.now());
  ports.files.download(
    format === 'word'
      ? { name, type: 'application/msword', content: wordDocument(title, paragraphsOf(tool, result)) }
      : { name, type: 'text/plain;charset=utf-8', content: resultText(result).toWellFormed() },
  );
  return { tone: 'success', title: 'Downloaded!', text: `${tool.definition.screen.noun} downloaded` };
}

/** Saves the result where its definition says. Anything but a `StorageError` is a fault of the program and is thrown on. */
export async function keepResult(tool: Tool, result: Result, ports: Pick<Ports, 'storage' | 'clock'>): Promise<Notice> {
  try {
    await saveResult(ports.storage, tool, result, ports.clock.now());
    return { tone: 'success', title: 'Saved!', text: `${tool.definition.screen.noun} saved to your profile` };
  } catch (thrown) {
    if (!(thrown instanceof StorageError)) throw thrown;
    return { tone: 'error', title: 'Error', text: thrown.message, reason: 'Download the result to keep it.' };
  }
}

/** The specified file name (specification §9), made safe. */
export function downloadName(tool: Tool, result: Result, format: 'text' | 'word', now: Date): string {
  const template = tool.definition.output.file;
  // The first placeholder is what a person typed; what follows it stays whole when a long title is cut.
  const head = /^\{[^{}]+\}/.exec(template)?.[0] ?? '';
  const more = { date: localDay(now) };
  const extension = format === 'word' ? '.doc' : '.txt';
  const rest = tool.text(template.slice(head.length), result.values, more);
  return head === '' ? fileName(rest, '', extension) : fileName(tool.text(head, result.values, more), rest, extension);
}

function documentTitle(tool: Tool, result: Result): string {
  const { save } = tool.definition.output;
  return save ? tool.text(save.title, result.values) : tool.name;
}
