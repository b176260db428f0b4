import { describe, expect, it } from 'vitest';
import { downloadName } from '../export/names.ts';
import { ON_DEVICE, type Result } from '../result/result.ts';
import { transcriptOf } from '../result/transcript.ts';
import { readSavedWork } from '../saved/saved-entry.ts';
import { exampleTool, fakePorts } from '../testing/index.ts';
import { copyResult, downloadResult, saveWithNotice } from './result-actions.ts';

const tool = exampleTool();
const text = 'About Tides\nWater <b>rises</b> & falls.\n\n{topic}';
const result: Result = { transcript: transcriptOf(text), values: { topic: 'My Tides', level: 'easy' }, source: ON_DEVICE, complete: true };

describe('The actions on a result', () => {
  it('copy the text unchanged', async () => {
    const ports = fakePorts();
    expect(await copyResult(tool, result, ports)).toEqual({ tone: 'success', title: 'Copied!', text: 'Example copied to clipboard' });
    expect(ports.copied).toEqual([text]);
  });

  it('return an error with advice when the browser refuses to copy', async () => {
    const ports = fakePorts({ clipboard: { write: () => Promise.reject(new Error('no')) } });
    expect(await copyResult(tool, result, ports)).toMatchObject({ tone: 'error', title: 'Error', reason: /selected/ });
  });

  it('download the text unchanged', () => {
    const ports = fakePorts();
    expect(downloadResult(tool, result, 'text', ports)).toEqual({ tone: 'success', title: 'Downloaded!', text: 'Example downloaded' });
    expect(ports.downloads).toEqual([{ name: 'My_Tides_Example.txt', type: 'text/plain;charset=utf-8', content: text }]);
  });

  it('download a Word document with escaped text', () => {
    const ports = fakePorts();
    downloadResult(tool, { ...result, values: { ...result.values, topic: 'Tides' } }, 'word', ports);
    const [file] = ports.downloads;
    expect(file?.name).toBe('Tides_Example.doc');
    expect(file?.content).toContain('<title>Tides - Example</title>');
    expect(file?.content).toContain('<h2>About Tides</h2>\n<p>Water &lt;b&gt;rises&lt;/b&gt; &amp; falls.</p>');
  });

  it('have a table of the text as a table, in Word and in print', () => {
    const ports = fakePorts();
    const table = transcriptOf('About Tides\n\n| Week | Use (L) |\n| ---- | ------- |\n| 1    | 9 < 10  |\n\nIt | was | less.');
    downloadResult(tool, { ...result, transcript: table }, 'word', ports);
    expect(ports.downloads[0]?.content).toContain('<tr><th>Week</th><th>Use (L)</th></tr><tr><td>1</td><td>9 &lt; 10</td></tr></table>');
    downloadResult(tool, { ...result, transcript: table }, 'print', ports);
    expect(ports.printed[0]?.paragraphs.slice(2)).toEqual([
      {
        kind: 'table',
        rows: [
          ['Week', 'Use (L)'],
          ['1', '9 < 10'],
        ],
      },
      { kind: 'text', text: '' },
      { kind: 'text', text: 'It | was | less.' },
    ]);
  });

  it('print headings and text, and return no notice', () => {
    const ports = fakePorts();
    expect(downloadResult(tool, { ...result, values: { ...result.values, topic: 'Tides' } }, 'print', ports)).toBeUndefined();
    expect(ports.printed[0]?.paragraphs[0]).toEqual({ kind: 'heading', text: 'About Tides' });
    expect(ports.printed[0]?.title).toBe('Tides - Example');
  });

  const saved = { tone: 'success', title: 'Saved!', text: 'Example saved to your profile' };

  it('save, and return an error with advice when there is no room at all', async () => {
    const ports = fakePorts();
    expect(await saveWithNotice(tool, result, ports)).toEqual({ ...saved, reason: 'It is kept in this browser. The dashboard lists it.' });
    ports.database.failure = 'full';
    const other = { ...result, transcript: transcriptOf('Another text') };
    expect(await saveWithNotice(tool, other, ports)).toMatchObject({
      tone: 'error',
      title: 'Error',
      text: /no room/,
      reason: /Download the result/,
    });
  });

  it('save a result once, and again after it was deleted; a run with the same text is another result', async () => {
    const ports = fakePorts();
    const texts = async () => (await readSavedWork(ports.work)).entries.map(({ title, content }) => `${title}: ${content.slice(0, 5)}`);
    await saveWithNotice(tool, result, ports);
    expect(await saveWithNotice(tool, result, ports)).toMatchObject({ tone: 'info', title: 'Saved!', reason: /no second copy/ });
    expect(await texts()).toHaveLength(1);
    await saveWithNotice(tool, { ...result, transcript: transcriptOf('Other text') }, ports);
    await saveWithNotice(tool, { ...result, values: { ...result.values, topic: 'Other title' } }, ports);
    await saveWithNotice(tool, { ...result }, ports);
    expect(await texts()).toHaveLength(4);
    for (const entry of (await readSavedWork(ports.work)).entries) await ports.work.remove(entry);
    expect(await saveWithNotice(tool, result, ports)).toMatchObject({ tone: 'success' });
  });

  it('save with a warning when only the public list is full, and when the browser keeps it less safely', async () => {
    const ports = fakePorts();
    ports.storage.failure = 'full';
    expect(await saveWithNotice(tool, result, ports)).toEqual({ ...saved, reason: expect.stringMatching(/kept in extended storage/) });
    const unsafe = fakePorts();
    unsafe.database.durable = false;
    expect(await saveWithNotice(tool, result, unsafe)).toEqual({ ...saved, reason: expect.stringMatching(/Download the result too/) });
  });

  it('download instead of saving when saving is switched off', async () => {
    const ports = fakePorts();
    ports.storage.failure = 'blocked';
    expect(await saveWithNotice(tool, result, ports)).toMatchObject({
      tone: 'info',
      title: 'Downloaded!',
      text: 'Example downloaded',
      reason: 'Saving is switched off in this browser. The result was downloaded instead.',
    });
    expect(ports.downloads).toHaveLength(1);
  });

  it('name the file after the template of the definition', () => {
    expect(downloadName(tool, result, '.txt', new Date())).toBe('My_Tides_Example.txt');
    expect(downloadName(tool, result, '.doc', new Date())).toBe('My_Tides_Example.doc');
  });
});
