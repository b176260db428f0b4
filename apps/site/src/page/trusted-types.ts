/** The part of Trusted Types that is used here; the type checker's libraries do not have it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** The worker's own URL, passed by the site's one policy, `marginalia`. Any other URL throws. */
export function trustedWorkerUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy('marginalia', {
    createScriptURL(given) {
      if (given !== url) throw new TypeError('Only the built worker may be started');
      return given;
    },
  });
  return policy.createScriptURL(url);
}
