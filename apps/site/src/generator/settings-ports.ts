import { type GeneratorOption, type GeneratorSettings, SETTINGS_KEY, writeSettings } from '@marginalia/engine';
import type { ConnectionTest, GeneratorFormValues, SettingsPorts } from '@marginalia/ui';
import { workPorts } from '../storage/work-ports.ts';
import { generatorStore, keys } from './generator-store.ts';

/** What Settings need of this site and this browser. */
export const settingsPorts: SettingsPorts = {
  storedKey: (baseUrl) => keys.keptFor(baseUrl),
  forgetKey() {
    keys.forget();
    void generatorStore.refresh();
  },
  async save(draft) {
    const before = await workPorts.storage.read(SETTINGS_KEY);
    await writeSettings(workPorts.storage, settingsOf(draft));
    try {
      keepKey(draft);
    } catch (error) {
      // A choice without its key is not what was asked for: what stood before stands again, with the key that it had.
      if (before === null) localStorage.removeItem(SETTINGS_KEY);
      else await workPorts.storage.update(SETTINGS_KEY, () => before);
      throw error;
    }
    await generatorStore.refresh();
  },
  test: testDraft,
  browserModel: {
    availability: async () => (await browserModel()).availability(),
    async download(onRatio, signal) {
      const { PROBE } = await import('@marginalia/engine/models');
      // Its first answer begins when all of it is there.
      for await (const event of (await browserModel()).generate({ ...PROBE, signal })) {
        if (event.type === 'start') break;
        if (event.type === 'progress' && event.ratio !== undefined) onRatio(event.ratio);
      }
      await generatorStore.refresh();
    },
  },
};

// Imported in the same way by whoever else needs it: a chunk that is both a part and a whole of its own costs every page 400 bytes.
const browserModel = async () => (await import('@marginalia/engine/browser-model')).browserModelGenerator();

function keepKey({ option, baseUrl, key, remember }: GeneratorFormValues): void {
  const address = baseUrl.trim();
  const kept = keys.keptFor(address);
  if (key.trim() !== '') keys.keep(address, key, remember);
  else if (kept && kept.remembered !== remember) keys.remember(address, remember);
  // The generator has moved to another origin: the key was typed for the old one.
  else if (!kept && keys.keptFor(option.baseUrl ?? '')) keys.forget();
}

function settingsOf({ option, ...draft }: GeneratorFormValues): Omit<GeneratorSettings, 'version'> {
  const { kind, deployed, fixedModel } = option;
  const [baseUrl, model] = [draft.baseUrl.trim(), draft.model.trim()];
  if (deployed !== undefined) return { kind, deployed, ...(!fixedModel && { deployedModel: model }) };
  if (kind === 'gemini') return { kind, gemini: { baseUrl, model } };
  return kind === 'openai-compatible' ? { kind, openai: { baseUrl, model } } : { kind };
}

async function testDraft(draft: GeneratorFormValues, signal: AbortSignal): Promise<ConnectionTest> {
  const { testConnection } = await import('@marginalia/engine/models');
  const { kind, auth } = draft.option;
  const baseUrl = draft.baseUrl.trim();
  const tested = await testConnection(
    {
      kind: kind === 'gemini' ? 'gemini' : 'openai-compatible',
      baseUrl,
      model: draft.model.trim(),
      key: () => draft.key.trim() || keys.keyFor(baseUrl),
      auth: authOf(auth),
      signal,
    },
    { online: () => navigator.onLine, origin: location.origin, watchPolicy },
  );
  if (!tested.ok) return { ok: false, text: tested.reason, mend: tested.fix };
  // Not "0.0 s": nothing takes no time.
  return { ok: true, text: `Connected. Replied in ${Math.max(0.1, tested.milliseconds / 1000).toFixed(1)} s.` };
}

function authOf(auth: GeneratorOption['auth']) {
  return auth === 'key-if-asked' ? 'user-key' : auth;
}

/** Tells of every address that the site's Content Security Policy refuses. */
function watchPolicy(listener: (blockedUri: string) => void): () => void {
  const hear = ({ blockedURI }: SecurityPolicyViolationEvent): void => listener(blockedURI);
  document.addEventListener('securitypolicyviolation', hear);
  return () => document.removeEventListener('securitypolicyviolation', hear);
}
