import { describe, expect, it } from 'vitest';
import { exampleTool, fakeGenerator } from '../testing/index.ts';
import { InvalidInputError, RunError, runTool } from './run-tool.ts';

const tool = exampleTool();
const values = { topic: 'Tides', level: 'easy', notes: 'The moon pulls on the sea.' };

describe('runTool', () => {
  it('returns the text with its words and its source', async () => {
    const generator = fakeGenerator({ chunks: ['The moon ', 'pulls on the sea.'] });
    expect(await runTool(tool, values, { generator })).toEqual({
      text: 'The moon pulls on the sea.',
      words: 6,
      source: generator.source,
      complete: true,
      shortfalls: [],
    });
  });

  it('rejects with every issue and asks no generator when the values do not fit the form', async () => {
    const generator = fakeGenerator({ chunks: ['text'] });
    const run = runTool(tool, { topic: ' ' }, { generator });
    await expect(run).rejects.toThrow(InvalidInputError);
    await expect(run).rejects.toMatchObject({ issues: [{ path: ['topic'] }, { path: ['notes'] }] });
    expect(generator.requests).toEqual([]);
  });

  it('rejects with the text so far and what to do when the generator fails', async () => {
    const generator = fakeGenerator({ chunks: ['The moon pulls.'], fails: 'network' });
    const run = runTool(tool, values, { generator });
    await expect(run).rejects.toThrow(RunError);
    await expect(run).rejects.toMatchObject({ kind: 'network', text: 'The moon pulls.' });
  });

  it('returns the text so far when it is stopped', async () => {
    const stopped = new AbortController();
    const generator = fakeGenerator({ chunks: ['The moon pulls.'], hangs: true });
    const run = runTool(tool, values, { generator, signal: stopped.signal });
    setTimeout(() => stopped.abort(), 50);
    expect(await run).toMatchObject({ text: 'The moon pulls.', complete: false });
  });

  it('returns an empty text when it is stopped before it begins', async () => {
    const generator = fakeGenerator({ chunks: ['The moon pulls.'] });
    expect(await runTool(tool, values, { generator, signal: AbortSignal.abort() })).toMatchObject({ text: '', complete: false });
  });
});
