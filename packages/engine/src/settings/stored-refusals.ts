import { localDay } from '../format/format.ts';
import { isObject, parseObject } from '../format/json.ts';
import type { RefusalStore, Refusals } from '../generation/http/refused-parameters.ts';
import { daysBetween } from '../items/days.ts';
import type { StoragePort } from '../ports.ts';
import { SETTINGS_KEY } from './generator-settings.ts';

/** After so many days a model is asked again: servers and models are updated. */
const DAYS = 30;
const MOST_MODELS = 20;

interface StoredRefusal {
  readonly names: readonly string[];
  /** The local day, YYYY-MM-DD. */
  readonly since: string;
}

/**
 * The parameters that models have refused, in the record of the settings: the address, the model, the names of parameters and the day,
 * never a key.
 */
export function storedRefusals(storage: StoragePort, now = (): Date => new Date()): RefusalStore {
  return {
    async read() {
      const { value } = parseObject(await storage.read(SETTINGS_KEY));
      return Object.fromEntries(validIn(value['refused'], localDay(now())).map(([model, { names }]) => [model, names])) satisfies Refusals;
    },
    add: (model, names) =>
      storage.update(SETTINGS_KEY, (raw) => {
        const { value, unreadable } = parseObject(raw);
        const today = localDay(now());
        const others = validIn(value['refused'], today).filter(([other]) => other !== model);
        const before = validIn(value['refused'], today).find(([other]) => other === model)?.[1].names ?? [];
        const own: StoredRefusal = { names: [...new Set([...before, ...names])], since: today };
        const refused = Object.fromEntries([...others.slice(1 - MOST_MODELS), [model, own] as const]);
        return JSON.stringify({ ...value, ...(unreadable === undefined ? {} : { unreadable }), refused });
      }),
  };
}

function validIn(refused: unknown, today: string): (readonly [model: string, refusal: StoredRefusal])[] {
  return Object.entries(isObject(refused) ? refused : {}).flatMap(([model, value]) => {
    if (!isObject(value) || !Array.isArray(value['names']) || typeof value['since'] !== 'string') return [];
    const names = (value['names'] as unknown[]).filter((name) => typeof name === 'string');
    const days = daysBetween(value['since'], today);
    return days >= 0 && days < DAYS ? [[model, { names, since: value['since'] }] as const] : [];
  });
}
