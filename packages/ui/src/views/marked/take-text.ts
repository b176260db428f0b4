import type { Notice } from '@marginalia/engine';
import type { ViewPorts } from '../view.ts';

/** Copies or downloads the improved text. Without an accepted correction it says what to do first. */
export async function takeText(how: 'copy' | 'download', text: string, accepted: number, ports: ViewPorts): Promise<Notice> {
  if (accepted === 0) {
    return { tone: 'info', title: 'Nothing accepted yet', text: 'Accept a correction first. Your text is unchanged.' };
  }
  if (how === 'download') {
    ports.files.download({ name: 'improved-text.txt', type: 'text/plain;charset=utf-8', content: text.toWellFormed() });
    return { tone: 'success', title: 'Downloaded!', text: `Improved text downloaded. ${takenWords(accepted)}` };
  }
  try {
    await ports.clipboard.write(text);
    return { tone: 'success', title: 'Copied!', text: `Improved text copied to clipboard. ${takenWords(accepted)}` };
  } catch {
    return {
      tone: 'error',
      title: 'Error',
      text: 'The browser blocked copying.',
      reason: 'Use “Download improved text” instead.',
    };
  }
}

function takenWords(accepted: number): string {
  return accepted === 1 ? '1 correction is in it.' : `${accepted} corrections are in it.`;
}
