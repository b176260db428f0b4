import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type AskedRequest, type BuiltSite, builtSite, workerAnswer } from './answer.ts';

const FILES = ['index.html', 'tools/index.html', 'tools/mock-interview/index.html', '404.html', 'assets/index-1.js', 'icon-192.png'];
const ROOT = builtSite('https://study.example.org/', FILES);
const BELOW = builtSite('https://example.org/marginalia/', FILES);

const visit = (url: string): AskedRequest => ({ method: 'GET', mode: 'navigate', url });
const load = (url: string): AskedRequest => ({ method: 'GET', mode: 'cors', url });

describe.each([
  ['at the root of a host', ROOT],
  ['below a path', BELOW],
])('A site %s', (_where, site) => {
  const at = (path: string): string => site.address + path;

  it.each([
    ['', 'index.html'],
    ['index.html', 'index.html'],
    ['#main', 'index.html'],
    ['tools', 'tools/index.html'],
    ['tools/', 'tools/index.html'],
    ['tools/index.html', 'tools/index.html'],
    ['tools/mock-interview#result', 'tools/mock-interview/index.html'],
  ])('has the cached page at "%s"', (path, file) => {
    expect(workerAnswer(visit(at(path)), site)).toEqual({ first: 'cache', path: file });
  });

  it('asks the network first for a page with a query, which may hold the ticket of a sign-in', () => {
    expect(workerAnswer(visit(at('tools?ticket=ST-1')), site)).toEqual({ first: 'network', path: 'tools/index.html' });
  });

  it.each([
    'nowhere',
    '/',
    '/index.html',
    'tools//',
    'llm/v1',
    'login?next=/',
    'storybook/',
    'tools/index.htm',
    'toolsindex.html',
    'assets/index-1.js',
    '404.html',
  ])('asks the network first for "%s", and has the not-found page without one', (path) => {
    expect(workerAnswer(visit(at(path)), site)).toEqual({ first: 'network', path: '404.html' });
  });

  it('has the cached copy of a built file, and asks the network first for config.json', () => {
    expect(workerAnswer(load(at('assets/index-1.js')), site)).toEqual({ first: 'cache', path: 'assets/index-1.js' });
    expect(workerAnswer(load(at('config.json')), site)).toEqual({ first: 'network', path: 'config.json' });
  });

  it.each(['llm/v1/models', 'forms', 'tools', 'tools/index.html', 'assets/index-2.js', 'assets/index-1.js?v=2', 'config.json?v=2'])(
    'leaves a request of a page for "%s" to the browser',
    (path) => {
      expect(workerAnswer(load(at(path)), site)).toBeUndefined();
    },
  );

  it.each(['POST', 'PUT', 'HEAD', 'DELETE'])('leaves %s to the browser, for a page and for a file', (method) => {
    expect(workerAnswer({ ...visit(at('tools')), method }, site)).toBeUndefined();
    expect(workerAnswer({ ...load(at('assets/index-1.js')), method }, site)).toBeUndefined();
  });
});

it('leaves other origins and other sites of its origin to the browser', () => {
  for (const url of [
    'https://api.openai.com/v1/models',
    'https://study.example.org.evil.example/tools',
    'http://study.example.org/tools',
    'https://study.example.org:8443/tools',
    'https://me@study.example.org/tools',
  ])
    for (const asked of [visit(url), load(url)]) expect(workerAnswer(asked, ROOT), url).toBeUndefined();
  for (const url of ['https://example.org/', 'https://example.org/other/tools', 'https://example.org/marginalia2/tools'])
    for (const asked of [visit(url), load(url)]) expect(workerAnswer(asked, BELOW), url).toBeUndefined();
});

/** Addresses near those of the site: parts of its paths, put together in every way. */
const part = fc.oneof(
  fc.constantFrom('', '/', 'tools', 'mock-interview', 'index.html', '404.html', 'assets', 'index-1.js', 'config.json', 'marginalia', 'llm'),
  fc.constantFrom('?', '#', '%2F', '..', '.', '//', '?x=', 'v1', '\\', ' '),
  fc.string({ maxLength: 4 }),
);
const url = fc
  .tuple(
    fc.constantFrom(ROOT.address, BELOW.address, 'https://study.example.org', 'https://other.example/'),
    fc.array(part, { maxLength: 6 }),
    fc.constantFrom('', '/'),
  )
  .map(([start, parts, between]) => start + parts.join(between))
  .filter((text) => URL.canParse(text))
  .map((text) => new URL(text).href);
const asked = fc.record({
  method: fc.constantFrom('GET', 'GET', 'GET', 'POST'),
  mode: fc.constantFrom('navigate', 'cors', 'no-cors'),
  url,
});

/** Every address that has a cached copy, spelt out. */
function cachedAddresses({ address }: BuiltSite): Set<string> {
  const pages = ['', 'index.html', ...['tools', 'tools/mock-interview'].flatMap((page) => [page, `${page}/`, `${page}/index.html`])];
  return new Set([...pages, ...FILES.filter((file) => !file.endsWith('.html'))].map((path) => address + path));
}

test.each([
  ['at the root', ROOT],
  ['below a path', BELOW],
])(
  'Whatever is asked of a site %s, a cached copy answers its own address alone, and the network is first for anything else',
  (_where, site) => {
    const cached = cachedAddresses(site);
    fc.assert(
      fc.property(asked, (request) => {
        const answer = workerAnswer(request, site);
        // An empty query is none.
        const address = (request.url.split('#')[0] as string).replace(/\?$/, '');
        if (answer === undefined) return;
        expect(request.method).toBe('GET');
        expect(address.startsWith(site.address)).toBe(true);
        if (answer.first === 'cache') {
          expect(cached).toContain(address);
          expect(FILES).toContain(answer.path);
        } else {
          expect(request.mode === 'navigate' || answer.path === 'config.json').toBe(true);
        }
      }),
      { numRuns: 2_000 },
    );
  },
);
