import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * The Content Security Policy of the site. It is written to the `_headers` file of static hosts (which the preview reads too) and, for
 * hosts without headers, to a meta element of every page.
 */

/** The inline code of pages, which the policy allows by its hashes. */
export interface InlineCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

// Where a generator may be reached (product decisions, "Choosing the generator"). The page connects to no other origin.
const GENERATORS = [
  'https://generativelanguage.googleapis.com',
  'https://api.openai.com',
  'https://openrouter.ai',
  'http://localhost:*',
  'http://127.0.0.1:*',
];

/** Web3Forms implements the protocol of specification §7. Another service comes from the built-in `config.json` or CSP_CONNECT_EXTRA. */
const FORM_SERVICES = ['https://api.web3forms.com', ...builtInFormService()];

function builtInFormService(): string[] {
  const file = new URL('../public/config.json', import.meta.url);
  const { form } = JSON.parse(readFileSync(file, 'utf8')) as { form?: { url?: string } };
  return form?.url === undefined ? [] : [new URL(form.url).origin];
}

/** Further origins to connect to, from the build setting CSP_CONNECT_EXTRA. */
const EXTRA = (process.env['CSP_CONNECT_EXTRA'] ?? '').split(/\s+/).filter((origin) => origin !== '');
const malformed = EXTRA.find((origin) => !/^https?:\/\/[\w.:*-]+$/.test(origin));
if (malformed !== undefined)
  throw new Error(`CSP_CONNECT_EXTRA: "${malformed}" is no origin; write it as https://host or https://host:port`);

/** The policy for the meta element of a page. */
export function policyForMeta({ scripts, styles }: InlineCode): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts.map(hashSource)].join(' ')}`,
    `style-src ${["'self'", ...styles.map(hashSource)].join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${["'self'", ...GENERATORS, ...FORM_SERVICES, ...EXTRA].join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types marginalia',
  ].join('; ');
}

/** The headers that a host sends with the pages. `code` is the inline code of all pages. */
export function securityHeaders(code: InlineCode): Readonly<Record<string, string>> {
  return {
    // A browser ignores frame-ancestors in a meta element, and reports that in the console.
    'Content-Security-Policy': `${policyForMeta(code)}; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** The source expression that allows inline code with exactly this text. */
function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
