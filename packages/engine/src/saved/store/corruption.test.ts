import { describe, expect, it } from 'vitest';
import { parseObject } from '../../format/json.ts';
import { fakePorts, memoryStorage } from '../../testing/index.ts';
import { readRecordList } from './record-list.ts';

/** Texts that a broken program, a failed disk or a person can leave behind. */
const CORRUPTIONS: Readonly<Record<string, (text: string) => string>> = {
  'cut after a quarter': (text) => text.slice(0, text.length / 4),
  'cut in the middle': (text) => text.slice(0, text.length / 2),
  'cut after three quarters': (text) => text.slice(0, (text.length * 3) / 4),
  'without its last character': (text) => text.slice(0, -1),
  'without its first character': (text) => text.slice(1),
  'without its first half': (text) => text.slice(text.length / 2),
  'one character': (text) => text.slice(0, 1),
  null: () => 'null',
  'a number': () => '42',
  'a text': () => '"oops"',
  true: () => 'true',
  'another shape': (text) => (text.startsWith('[') ? '{"not":"a list"}' : '["not","an object"]'),
  'a list of nothing': () => '[null,false,[],{}]',
  undefined: () => 'undefined',
  NaN: () => 'NaN',
  'a converted object': () => '[object Object]',
  'white space': () => '  \n\t',
  'text before it': (text) => `x${text}`,
  'text after it': (text) => `${text}x`,
  'twice in a row': (text) => text + text,
  'with a byte order mark': (text) => `\uFEFF${text}`,
  'with a zero character': (text) => `${text.slice(0, 20)}\0${text.slice(20)}`,
  'with a trailing comma': (text) => `${text.slice(0, -1)},${text.slice(-1)}`,
  'with a missing comma': (text) => text.replace(/,"/, '"'),
  'with a missing quote': (text) => text.replace('"', ''),
  'with single quotes': (text) => text.replaceAll('"', "'"),
  'with a missing bracket': (text) => text.replace(/[}\]]/, ''),
  'with a changed character': (text) => text.replace(':', ';'),
  'with a lone surrogate': (text) => `${text.slice(0, 30)}\uD83D${text.slice(30)}`,
  'a JSON text in a JSON text': (text) => JSON.stringify(text),
  'a page': () => '<!doctype html><title>502 Bad Gateway</title>',
  'nested deeply': () => '['.repeat(10_000) + ']'.repeat(10_000),
  'nested deeply and cut': () => '{"a":['.repeat(10_000),
};

const RECORDS = [
  '{"id":1,"title":"Tides","content":"a, \\"b\\" [c]"}',
  '{"id":2,"title":"Soil","content":"\\\\"}',
  '{"id":3,"title":"Cells"}',
];
const LIST = `[${RECORDS.join(',')}]`;
const COUNTERS = '{"flashcards":3,"mockInterview":2,"other":{"kept":[1,2]},"lastUsed":"2026-11-01T10:00:00.000Z"}';

it('has 33 kinds of corruption', () => expect(Object.keys(CORRUPTIONS)).toHaveLength(33));

describe.each(Object.entries(CORRUPTIONS))('A stored text that is %s', (_, corrupt) => {
  it.each(['saved_reports', 'saved_content'] as const)('loses nothing in %s, and nothing of it is overwritten unread', async (key) => {
    for (const wasKnown of [true, false]) {
      const raw = corrupt(LIST);
      const ports = fakePorts({ storage: memoryStorage({ [key]: wasKnown ? LIST : raw }) });
      if (wasKnown) {
        await ports.work.check();
        ports.storage.entries.set(key, raw);
      }
      await ports.work.check();
      await ports.work.save(key, (id) => ({ id, title: 'New' }));
      await ports.work.check();
      const texts = await ports.work.read();
      const stored = [...readRecordList(texts[key]).records, ...(await ports.work.deleted())].map(({ text }) => text);
      if (wasKnown) expect(stored).toEqual(expect.arrayContaining(RECORDS));
      const { records, unreadable } = readRecordList(raw);
      expect(stored).toEqual(expect.arrayContaining(records.map(({ text }) => text)));
      if (unreadable.length > 0) expect(texts.quarantined).toEqual([raw]);
      expect(stored.at(-1 - (stored.length - readRecordList(texts[key]).records.length))).toContain('"New"');
    }
  });

  it('loses nothing in tool_analytics', async () => {
    const raw = corrupt(COUNTERS);
    const ports = fakePorts({ storage: memoryStorage({ tool_analytics: raw }) });
    await ports.work.count('flashcards');
    await ports.work.check();
    const { quarantined, tool_analytics } = await ports.work.read();
    const { value, unreadable } = parseObject(raw);
    const { flashcards = 0, lastUsed: _lastUsed, ...others } = value;
    expect(quarantined).toEqual(unreadable === undefined ? [] : [raw]);
    expect(JSON.parse(tool_analytics ?? '')).toMatchObject({ ...others, flashcards: Number(flashcards) + 1 });
  });
});
