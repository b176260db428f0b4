import { readFileSync } from 'node:fs';

/**
 * The one Content Security Policy of the site: for the preview's header, the `_headers` file of static hosts and, for hosts
 * that send none, the meta element of every page.
 */

// Where a generator may be reached (product decisions, "Choosing the generator"); the page itself calls nobody.
const GENERATORS = [
  'https://generativelanguage.googleapis.com',
  'https://api.openai.com',
  'https://openrouter.ai',
  'http://localhost:*',
  'http://127.0.0.1:*',
];

/** Web3Forms speaks the protocol of specification §7; another service comes from the `config.json` that is built in, or as an extra. */
const FORM_SERVICES = ['https://api.web3forms.com', ...builtInFormService()];

function builtInFormService(): string[] {
  const file = new URL('../public/config.json', import.meta.url);
  const { form } = JSON.parse(readFileSync(file, 'utf8')) as { form?: { url?: string } };
  return form?.url === undefined ? [] : [new URL(form.url).origin];
}

// A browser ignores these in a meta element, and says so in the console.
const HEADER_ONLY = ["frame-ancestors 'none'"];

/** @param extra further origins to connect to, from the build setting CSP_CONNECT_EXTRA */
function directives(extra: readonly string[]): string[] {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${["'self'", ...GENERATORS, ...FORM_SERVICES, ...extra].join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types marginalia',
  ];
}

const extra = (process.env['CSP_CONNECT_EXTRA'] ?? '').split(/\s+/).filter((origin) => origin !== '');
const malformed = extra.find((origin) => !/^https?:\/\/[\w.:*-]+$/.test(origin));
if (malformed !== undefined)
  throw new Error(`CSP_CONNECT_EXTRA: "${malformed}" is no origin; write it as https://host or https://host:port`);

export const policyForMeta = directives(extra).join('; ');

export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [...directives(extra), ...HEADER_ONLY].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
