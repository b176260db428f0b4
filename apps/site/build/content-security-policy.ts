import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * The Content Security Policy of the site. It is written to the `_headers` file of static hosts (which the preview reads too) and, for
 * hosts without headers, to a meta element of every page.
 */

/** The inline code of pages, which the policy allows by its hashes. */
interface InlineCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

// A page may reach generators at these origins. It connects to no other.
const GENERATORS = [
  'https://generativelanguage.googleapis.com',
  'https://api.openai.com',
  'https://openrouter.ai',
  'http://localhost:*',
  'http://127.0.0.1:*',
];

interface BuiltInConfig {
  readonly form?: { readonly url?: string };
  readonly lookup?: { readonly doi?: string };
}

const CONFIG = JSON.parse(readFileSync(new URL('../public/config.json', import.meta.url), 'utf8')) as BuiltInConfig;

/** Web3Forms implements this protocol. Another service comes from the built-in `config.json` or CSP_CONNECT_EXTRA. */
const FORM_SERVICES = ['https://api.web3forms.com', ...originOf(CONFIG.form?.url)];

/** The registries to which doi.org passes a request on. A browser checks the policy again for each of them. */
const REGISTRIES = [
  'https://data.crossref.org',
  'https://api.crossref.org',
  'https://data.crosscite.org',
  'https://data.datacite.org',
  'https://api.datacite.org',
  'https://data.medra.org',
];

/** The origins that a look-up at this resolver connects to. */
export function resolversOf(doi: string | undefined): readonly string[] {
  const own = originOf(doi);
  return own.includes('https://doi.org') ? [...own, ...REGISTRIES] : own;
}

/** The origin of an address; none for a path of this site. */
function originOf(address: string | undefined): readonly string[] {
  return address === undefined || address.startsWith('/') ? [] : [new URL(address).origin];
}

/** The address where references are looked up, if the built-in `config.json` names a resolver. */
const RESOLVERS = resolversOf(CONFIG.lookup?.doi);

/** Further origins to connect to, from the build setting CSP_CONNECT_EXTRA. */
const EXTRA_ORIGINS = (process.env['CSP_CONNECT_EXTRA'] ?? '').split(/\s+/).filter((origin) => origin !== '');
const malformed = EXTRA_ORIGINS.find((origin) => !/^https?:\/\/[\w.:*-]+$/.test(origin));
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
    `connect-src ${["'self'", ...GENERATORS, ...FORM_SERVICES, ...RESOLVERS, ...EXTRA_ORIGINS].join(' ')}`,
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
