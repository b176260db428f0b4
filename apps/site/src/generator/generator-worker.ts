import workerUrl from './generator.worker.ts?worker&url';

/** The members of Trusted Types that are used here. TypeScript's DOM library does not declare them yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** Starts a worker of the on-device generator. The site's only Trusted Types policy, `marginalia`, allows just the URL of the built worker. */
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
