import workerUrl from './generator.worker.ts?worker&url';

/** The part of Trusted Types that is used here; the type checker's libraries do not have it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** A worker of the on-device generator, through the site's one policy, `marginalia`, which passes the built worker's URL alone. */
export function startGeneratorWorker(): Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('marginalia', {
    createScriptURL(url) {
      if (url !== workerUrl) throw new TypeError('Only the built worker may be started');
      return url;
    },
  });
  return new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
}
