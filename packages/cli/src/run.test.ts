import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FakeModel, startFakeModel } from '@marginalia/fake-model';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { run } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'marginalia-cli-'));
let service: FakeModel;
let printed: string;
let errors: string;

beforeAll(async () => {
  service = await startFakeModel();
});
beforeEach(() => {
  printed = '';
  errors = '';
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

/** Runs a command line; returns its exit status. */
function marginalia(...words: string[]): Promise<number> {
  return run(words, {
    environment: { MARGINALIA_KEY: 'test-key' },
    out: (text) => {
      printed += text;
    },
    error: (text) => {
      errors += text;
    },
  });
}

function file(content: string): string {
  const path = join(folder, 'input.json');
  writeFileSync(path, content);
  return path;
}

const notes = () => file('{"material": "Osmosis is the movement of water across a membrane."}');

describe('marginalia run', () => {
  it('prints the text that the device writes', async () => {
    expect(await marginalia('run', 'flashcard-creator', notes())).toBe(0);
    expect(printed).toMatch(/^Flashcards\n1\. Q: What is osmosis\?/);
    expect(errors).toMatch(/^1 of about 15 cards\. No more could be drawn/);
  });

  it('prints a model’s text as JSON with its source', async () => {
    const server = ['--generator', 'openai-compatible', '--base-url', `${service.url}/v1`, '--model', 'fake'];
    const status = await marginalia('run', 'flashcard-creator', notes(), '--json', ...server);
    expect(errors).toBe('');
    expect(status).toBe(0);
    expect(JSON.parse(printed)).toMatchObject({ tool: 'flashcard-creator', source: 'fake', complete: true });
    expect(JSON.parse(printed).items).toContainEqual(expect.objectContaining({ kind: 'card', section: 'flashcards' }));
  });

  it('writes the result as a file of another program', async () => {
    const path = join(folder, 'cards.tsv');
    expect(await marginalia('run', 'flashcard-creator', notes(), '--export', 'anki-tsv', '--out', path)).toBe(0);
    expect(readFileSync(path, 'utf8')).toContain('What is osmosis?\tthe movement of water across a membrane');
    expect(printed).toBe('');
    expect(errors).toContain('cards.tsv is written');
  });

  it('ends with status 1 and says what to do when the model refuses the key', async () => {
    service.fault('401');
    const server = ['--generator', 'gemini', '--base-url', service.url];
    expect(await marginalia('run', 'flashcard-creator', notes(), ...server)).toBe(1);
    expect(printed).toBe('');
    expect(errors).toMatch(/key/i);
    expect(errors).not.toContain('test-key');
  });

  it.each<[string, () => readonly string[], RegExp]>([
    ['an unknown command', () => ['write'], /no command "write"/],
    ['an unknown option', () => ['run', '--loud'], /--loud/],
    ['an unknown format', () => ['run', 'flashcard-creator', notes(), '--export', 'pdf', '--out', 'x'], /no format "pdf".*docx/],
    ['an export without a file', () => ['run', 'flashcard-creator', notes(), '--export', 'docx'], /--out <file>/],
    [
      'a format that the result cannot have',
      () => ['run', 'flashcard-creator', notes(), '--export', 'bib', '--out', 'x'],
      /cannot become bib.*apkg/,
    ],
    ['no input', () => ['run', 'flashcard-creator'], /marginalia run <tool> <input\.json>/],
    ['an unknown tool', () => ['run', 'flash-cards', notes()], /no tool "flash-cards".*flashcard-creator/],
    ['an unknown generator', () => ['run', 'flashcard-creator', notes(), '--generator', 'cloud'], /no generator "cloud"/],
    ['a server without a base URL', () => ['run', 'flashcard-creator', notes(), '--generator', 'openai-compatible'], /--base-url/],
    ['a file that is missing', () => ['run', 'flashcard-creator', join(folder, 'none.json')], /could not be read/],
    ['a file that is no JSON', () => ['run', 'flashcard-creator', file('{')], /is no JSON/],
    ['a file with a list', () => ['run', 'flashcard-creator', file('[]')], /must hold an object/],
    ['an unknown field', () => ['run', 'flashcard-creator', file('{"notes": "x"}')], /no field "notes".*material/],
    ['a number as a value', () => ['run', 'flashcard-creator', file('{"material": 1}')], /"material" must be a text/],
    ['a blank required field', () => ['run', 'flashcard-creator', file('{"material": " "}')], /Enter study material/],
  ])('ends with status 2 and says what to change for %s', async (_name, words, message) => {
    expect(await marginalia(...words())).toBe(2);
    expect(errors).toMatch(message);
    expect(printed).toBe('');
  });
});

describe('marginalia tools', () => {
  it('lists every tool with its description', async () => {
    expect(await marginalia('tools')).toBe(0);
    expect(printed.trim().split('\n')).toHaveLength(11);
    expect(printed).toMatch(/^flashcard-creator\s+\S/m);
  });
});

it('explains itself', async () => {
  expect(await marginalia('--help')).toBe(0);
  expect(printed).toContain('marginalia run <tool> <input.json>');
});
