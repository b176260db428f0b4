import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/index.ts';
import { GENERATOR_KINDS, parseSettings, readSettings, SETTINGS_KEY, writeSettings } from './generator-settings.ts';

const stored = (storage: ReturnType<typeof memoryStorage>): unknown => JSON.parse(storage.entries.get(SETTINGS_KEY) ?? 'null');

describe('The choice of the generator', () => {
  it('is the device before anything was chosen', async () => {
    expect(await readSettings(memoryStorage())).toEqual({ version: 1, kind: 'on-device' });
  });

  it.each(GENERATOR_KINDS)('"%s" is read as it was stored', async (kind) => {
    const storage = memoryStorage();
    await writeSettings(storage, { kind });
    expect(stored(storage)).toEqual({ version: 1, kind });
    expect(await readSettings(storage)).toEqual({ version: 1, kind });
  });

  it('falls back to the device for a kind of another version, and leaves that where it is', async () => {
    const raw = '{"version":2,"kind":"telepathy","model":"m"}';
    const storage = memoryStorage({ [SETTINGS_KEY]: raw });
    expect((await readSettings(storage)).kind).toBe('on-device');
    expect(storage.entries.get(SETTINGS_KEY)).toBe(raw);
  });

  it('keeps fields that it does not know', async () => {
    const storage = memoryStorage({ [SETTINGS_KEY]: '{"version":1,"kind":"gemini","model":"m"}' });
    await writeSettings(storage, { kind: 'on-device' });
    expect(stored(storage)).toEqual({ version: 1, kind: 'on-device', model: 'm' });
  });

  it('keeps a text aside that cannot be read', async () => {
    const storage = memoryStorage({ [SETTINGS_KEY]: '{"kind":' });
    await writeSettings(storage, { kind: 'on-device' });
    expect(stored(storage)).toEqual({ version: 1, kind: 'on-device', unreadable: '{"kind":' });
  });

  it('says when it could not be stored, and the old one stands', async () => {
    const storage = memoryStorage({ [SETTINGS_KEY]: '{"version":1,"kind":"gemini"}' });
    storage.failure = 'blocked';
    await expect(writeSettings(storage, { kind: 'on-device' })).rejects.toThrow('Saving is switched off in this browser.');
    expect((await readSettings(storage)).kind).toBe('gemini');
  });

  it('is always one of the known kinds, whatever is stored', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((kind) => JSON.stringify({ kind })),
        ),
        (raw) => {
          expect(GENERATOR_KINDS).toContain(parseSettings(raw).kind);
        },
      ),
    );
  });
});
