import type { DownloadFormat } from '../definition/define-tool.ts';
import type { Tool } from '../definition/tool.ts';
import { documentParagraphs } from '../export/document.ts';
import { documentTitle, downloadName } from '../export/names.ts';
import { wordDocument } from '../export/word-document.ts';
import type { Notice } from '../notice.ts';
import type { Ports, SaveOutcome } from '../ports.ts';
import { type Result, resultText } from '../result/result.ts';
import { savedWorkOf } from '../saved/saved-entry.ts';
import { StorageError } from '../storage/storage-error.ts';
import { saveResult } from './save-result.ts';

/** Copies the text unchanged. When the browser refuses, the notice asks the person to copy the text, which the screen has selected. */
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

/** Downloads the result as a file, or opens the print dialog. Returns no notice for print: the dialog shows the outcome itself. */
export function downloadResult(
  tool: Tool,
  result: Result,
  format: DownloadFormat,
  ports: Pick<Ports, 'files' | 'printer' | 'clock'>,
): Notice | undefined {
  const title = documentTitle(tool, result);
  if (format === 'print') {
    try {
      ports.printer.print({ title, paragraphs: documentParagraphs(tool, result) });
      return undefined;
    } catch {
      return { tone: 'error', title: 'Error', text: 'This browser cannot print.', reason: 'Download the text instead.' };
    }
  }
  const name = downloadName(tool, result, format === 'word' ? '.doc' : '.txt', ports.clock.now());
  ports.files.download(
    format === 'word'
      ? { name, type: 'application/msword', content: wordDocument(title, documentParagraphs(tool, result)) }
      : { name, type: 'text/plain;charset=utf-8', content: resultText(result).toWellFormed() },
  );
  return { tone: 'success', title: 'Downloaded!', text: `${tool.definition.screen.noun} downloaded` };
}

const SAVED_WHERE: Readonly<Record<SaveOutcome, string>> = {
  safe: 'It is kept in this browser. The dashboard lists it.',
  'less-safe': 'This browser refuses the storage that survives a crash. Download the result too if it matters.',
  overflow: "The browser's list storage is full. This item is kept in extended storage and listed on the dashboard. Download what matters.",
};

/** The text of the notice after a save. */
export function savedSentence(noun: string): string {
  return `${noun} saved to your profile`;
}

/** The results that this page has saved. A run with the same text is another result. */
const savedResults = new WeakSet<Result>();

/**
 * Saves the result in its tool's store. A result that was saved before and is still there is not saved again. Where saving is switched off,
 * downloads it instead. Another `StorageError` becomes a notice; any other error is a bug and is thrown again.
 */
export async function saveWithNotice(
  tool: Tool,
  result: Result,
  ports: Pick<Ports, 'work' | 'files' | 'printer' | 'clock'>,
): Promise<Notice> {
  const saved = { title: 'Saved!', text: savedSentence(tool.definition.screen.noun) };
  try {
    if (savedResults.has(result) && (await isInStore(tool, result, ports)))
      return { tone: 'info', ...saved, reason: 'It is there already, so no second copy was made.' };
    const reason = SAVED_WHERE[await saveResult(ports, tool, result)];
    savedResults.add(result);
    return { tone: 'success', ...saved, reason };
  } catch (thrown) {
    if (!(thrown instanceof StorageError)) throw thrown;
    const downloaded = thrown.reason === 'blocked' ? downloadResult(tool, result, 'text', ports) : undefined;
    if (downloaded) return { ...downloaded, tone: 'info', reason: `${thrown.message} The result was downloaded instead.` };
    return { tone: 'error', title: 'Error', text: thrown.message, reason: 'Download the result to keep it.' };
  }
}

async function isInStore(tool: Tool, result: Result, { work }: Pick<Ports, 'work'>): Promise<boolean> {
  const { save } = tool.definition.output;
  if (!save) return false;
  const [title, text] = [tool.text(save.title, result.values), resultText(result)];
  return savedWorkOf(await work.read()).entries.some(
    (entry) => entry.store === save.store && entry.title === title && entry.content === text,
  );
}
