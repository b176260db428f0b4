import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ON_DEVICE, type Result } from '../result/result.ts';
import { transcriptOf } from '../result/transcript.ts';
import { exampleTool, fakePorts } from '../testing/index.ts';
import { fileName } from './file-name.ts';
import { copyResult, downloadName, downloadResult, keepResult } from './result-actions.ts';
import { escapeHtml } from './word-document.ts';

const tool = exampleTool();
const text = 'About Tides\nWater <b>rises</b> & falls.\n\n{topic}';
const result: Result = { transcript: transcriptOf(text), values: { topic: 'My Tides', level: 'easy' }, source: ON_DEVICE, complete: true };

describe('A file name', () => {
  it.each([
    ['Low-cost soil monitoring', 'Low-cost_soil_monitoring_X.txt'],
    ['  a  b ', 'a_b_X.txt'],
    ['CON', '_CON_X.txt'],
    ['nul.txt', '_nul.txt_X.txt'],
    ['LPT¹', '_LPT¹_X.txt'],
    ['a/b\\c:d*e?f"g<h>i|j%k~l#m', 'a-b-c-d-e-f-g-h-i-j-k-l-m_X.txt'],
    ['../../etc', '-..-etc_X.txt'],
    ['???', 'untitled_X.txt'],
    ['', 'untitled_X.txt'],
    ['evil\u202Etxt.exe', 'eviltxt.exe_X.txt'],
    ['नमस्ते दुनिया', 'नमस्ते_दुनिया_X.txt'],
    ['🌊', '🌊_X.txt'],
  ])('of %j is %s', (title, name) => {
    expect(fileName(title, '_X', '.txt')).toBe(name);
  });

  it('is one that every system takes, from any title', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.string({ unit: 'grapheme', maxLength: 400 })), (title) => {
        const name = fileName(title, '_NTCC_Report', '.txt');
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(180);
        expect(name).toMatch(/^[^/\\:*?"<>|%~#\s\p{Cc}\p{Cf}]+_NTCC_Report\.txt$/u);
        expect(name).not.toMatch(/^\./);
        expect(name.isWellFormed()).toBe(true);
      }),
    );
  });

  it('keeps its ending when the title is long, within the limit', () => {
    const name = fileName('é'.repeat(400), '_NTCC_Report', '.txt');
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(180);
    expect(name).toMatch(/^é+_NTCC_Report\.txt$/);
  });

  it('is safe wherever a typed text stands in it', () => {
    const name = fileName('Tides', `_${'a/b:c?\u202e '.repeat(40)}_X`, '.txt');
    expect(name).toMatch(/^Tides_a-b-c-_/);
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(180);
  });

  it('follows the definition', () => {
    expect(downloadName(tool, result, 'text', new Date())).toBe('My_Tides_Example.txt');
    expect(downloadName(tool, result, 'word', new Date())).toBe('My_Tides_Example.doc');
  });
});

describe('What a person does with a result', () => {
  it('copies exactly the text', async () => {
    const ports = fakePorts();
    expect(await copyResult(tool, result, ports)).toEqual({ tone: 'success', title: 'Copied!', text: 'Example copied to clipboard' });
    expect(ports.copied).toEqual([text]);
  });

  it('is told when the browser does not copy', async () => {
    const ports = fakePorts({ clipboard: { write: () => Promise.reject(new Error('no')) } });
    expect(await copyResult(tool, result, ports)).toMatchObject({ tone: 'error', title: 'Error', reason: /selected/ });
  });

  it('downloads exactly the text', () => {
    const ports = fakePorts();
    expect(downloadResult(tool, result, 'text', ports)).toEqual({ tone: 'success', title: 'Downloaded!', text: 'Example downloaded' });
    expect(ports.downloads).toEqual([{ name: 'My_Tides_Example.txt', type: 'text/plain;charset=utf-8', content: text }]);
  });

  it('downloads a Word document in which the text is only text', () => {
    const ports = fakePorts();
    downloadResult(tool, { ...result, values: { ...result.values, topic: 'Tides' } }, 'word', ports);
    const [file] = ports.downloads;
    expect(file?.name).toBe('Tides_Example.doc');
    expect(file?.content).toContain('<title>Tides - Example</title>');
    expect(file?.content).toContain('<h2>About Tides</h2>\n<p>Water &lt;b&gt;rises&lt;/b&gt; &amp; falls.</p>');
  });

  it('prints headings and text, without a notice of its own', () => {
    const ports = fakePorts();
    expect(downloadResult(tool, { ...result, values: { ...result.values, topic: 'Tides' } }, 'print', ports)).toBeUndefined();
    expect(ports.printed[0]?.paragraphs[0]).toEqual({ kind: 'heading', text: 'About Tides' });
    expect(ports.printed[0]?.title).toBe('Tides - Example');
  });

  it('saves, and is told when there is no room', async () => {
    const ports = fakePorts();
    expect(await keepResult(tool, result, ports)).toEqual({ tone: 'success', title: 'Saved!', text: 'Example saved to your profile' });
    ports.storage.failure = 'full';
    expect(await keepResult(tool, result, ports)).toMatchObject({
      tone: 'error',
      title: 'Error',
      text: /no room/,
      reason: /Download the result/,
    });
  });
});

it('Escaped text brings no element, no entity and no control into HTML, and reads the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (any) => {
      const html = escapeHtml(any);
      expect(html).not.toMatch(/[<>"']/);
      expect(html.replace(/&(amp|lt|gt|quot|#39);/g, '')).not.toContain('&');
    }),
  );
});
