import { type GeneratorOption, type GeneratorSettings, SETTINGS_KEY, writeSettings } from '@marginalia/engine';
import type { ConnectionOutcome, GeneratorFormValues, SettingsPorts } from '@marginalia/ui';
import { siteStorage } from '../storage/local-storage.ts';
import { generatorStore, keys } from './generator-store.ts';

/** The ports of the settings dialog on this site. */
export const settingsPorts: SettingsPorts = {
  storedKey: (baseUrl) => keys.storedKeyFor(baseUrl),
  forgetKey() {
    keys.forget();
    void generatorStore.refresh();
  },
  async save(draft) {
    const before = await siteStorage.read(SETTINGS_KEY);
    await writeSettings(siteStorage, settingsOf(draft));
    try {
      saveKey(draft);
    } catch (error) {
      // The choice is useless without its key, so the earlier choice and its key are restored.
      if (before === null) localStorage.removeItem(SETTINGS_KEY);
      else await siteStorage.update(SETTINGS_KEY, () => before);
      throw error;
    }
    await generatorStore.refresh();
  },
  test: testDraft,
  browserModel: {
    availability: async () => (await browserModel()).availability(),
    async download(onRatio, signal) {
      const { PROBE } = await import('@marginalia/engine/models');
      // The first answer starts when the download is complete.
      for await (const event of (await browserModel()).generate({ ...PROBE, signal })) {
        if (event.type === 'start') break;
        if (event.type === 'progress' && event.ratio !== undefined) onRatio(event.ratio);
      }
      await generatorStore.refresh();
    },
  },
};

// A dynamic import, as everywhere else: importing this module statically in one place would move 400 bytes into every page's chunk.
const browserModel = async () => (await import('@marginalia/engine/browser-model')).browserModelGenerator();

function saveKey({ option, baseUrl, key, remember }: GeneratorFormValues): void {
  const address = baseUrl.trim();
  const stored = keys.storedKeyFor(address);
  if (key.trim() !== '') keys.save(address, key, remember);
  else if (stored && stored.remembered !== remember) keys.remember(address, remember);
  // The address has changed to another origin, but the key was entered for the old one.
  else if (!stored && keys.storedKeyFor(option.baseUrl ?? '')) keys.forget();
}

function settingsOf({ option, ...draft }: GeneratorFormValues): Omit<GeneratorSettings, 'version'> {
  const { kind, deployed, fixedModel } = option;
  const [baseUrl, model] = [draft.baseUrl.trim(), draft.model.trim()];
  if (deployed !== undefined) return { kind, deployed, ...(!fixedModel && { deployedModel: model }) };
  if (kind === 'gemini') return { kind, gemini: { baseUrl, model } };
  return kind === 'openai-compatible' ? { kind, openai: { baseUrl, model } } : { kind };
}

async function testDraft(draft: GeneratorFormValues, signal: AbortSignal): Promise<ConnectionOutcome> {
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
  if (!tested.ok) return { ok: false, text: tested.reason, advice: tested.fix };
  // At least 0.1, because "0.0 s" looks like an error.
  return { ok: true, text: `Connected. Replied in ${Math.max(0.1, tested.milliseconds / 1000).toFixed(1)} s.` };
}

function authOf(auth: GeneratorOption['auth']) {
  return auth === 'key-if-asked' ? 'user-key' : auth;
}

/** Calls the listener with every address that the site's Content Security Policy blocks. */
function watchPolicy(listener: (blockedUri: string) => void): () => void {
  const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent): void => listener(blockedURI);
  document.addEventListener('securitypolicyviolation', onViolation);
  return () => document.removeEventListener('securitypolicyviolation', onViolation);
}
