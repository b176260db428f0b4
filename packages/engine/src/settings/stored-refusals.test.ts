import { expect, it } from 'vitest';
import { memoryStorage } from '../testing/index.ts';
import { readSettings, SETTINGS_KEY, writeSettings } from './generator-settings.ts';
import { storedRefusals } from './stored-refusals.ts';

const on = (day: string) => (): Date => new Date(`${day}T12:00:00`);

it('A refusal of a model is kept with the settings for thirty days, and changes nothing else in them', async () => {
  const storage = memoryStorage({ [SETTINGS_KEY]: '{"version":1,"kind":"gemini","mood":"m"}' });
  await storedRefusals(storage, on('2026-11-01')).add('https://a.example m', ['temperature']);
  await storedRefusals(storage, on('2026-11-02')).add('https://a.example m', ['topK', 'temperature']);
  expect(await storedRefusals(storage, on('2026-12-01')).read()).toEqual({ 'https://a.example m': ['temperature', 'topK'] });
  expect(await storedRefusals(storage, on('2026-12-03')).read()).toEqual({});
  expect(await readSettings(storage)).toEqual({ version: 1, kind: 'gemini' });
  await writeSettings(storage, { kind: 'paste' });
  expect(await storedRefusals(storage, on('2026-11-03')).read()).toHaveProperty(['https://a.example m']);
});

it('A record that nobody can read holds no refusals and is not lost', async () => {
  const storage = memoryStorage({ [SETTINGS_KEY]: '{"kind":' });
  const refusals = storedRefusals(storage, on('2026-11-01'));
  expect(await refusals.read()).toEqual({});
  await refusals.add('m', ['topK']);
  expect(storage.entries.get(SETTINGS_KEY)).toContain('"unreadable":"{\\"kind\\":"');
});
