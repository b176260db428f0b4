import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDeployment } from './parse-deployment.ts';

const NOTHING = { site: {}, allowUserGenerators: true, generators: [], warnings: [] };

const campus = {
  id: 'campus',
  kind: 'openai-compatible',
  label: 'Campus AI',
  baseUrl: '/llm/v1',
  model: 'study-default',
  contextTokens: 16_384,
  auth: 'cookie',
} as const;
const whole = {
  version: 1,
  site: { email: 'hello@example.org', repository: 'https://git.example.org/marginalia' },
  form: { url: 'https://forms.example.org/submit', accessKey: 'abc-123' },
  defaultGenerator: 'campus',
  allowUserGenerators: false,
  generators: [campus],
  lookup: { doi: 'https://doi.org' },
};

/** `fc.webUrl()` takes a second to fill a table of all characters. */
const anyAddress = fc.webAuthority({ withPort: true }).map((host) => `https://${host}/v1`);

/** JSON that resembles the file, so that every setting also occurs malformed. */
const anything = fc.oneof(
  fc.jsonValue(),
  fc.record(Object.fromEntries(Object.keys(whole).map((key) => [key, fc.oneof(fc.jsonValue(), fc.string())])), { requiredKeys: [] }),
  fc.record({
    site: fc.dictionary(fc.constantFrom('email', 'repository', '__proto__'), fc.oneof(fc.string(), anyAddress, fc.emailAddress())),
    form: fc.dictionary(fc.constantFrom('url', 'accessKey', 'constructor'), fc.oneof(fc.string(), anyAddress)),
    generators: fc.array(
      fc.record(
        {
          id: fc.oneof(fc.string(), fc.constantFrom('a', '__proto__', 'constructor')),
          kind: fc.constantFrom('gemini', 'openai-compatible', 'on-device', 'toString'),
          baseUrl: fc.oneof(anyAddress, fc.string(), fc.constantFrom('javascript:alert(1)', '//evil.example', '/llm/v1')),
          contextTokens: fc.oneof(fc.nat(), fc.double(), fc.string(), fc.constant(null)),
          auth: fc.constantFrom('none', 'user-key', 'cookie', 'root', 5),
        },
        { requiredKeys: [] },
      ),
    ),
  }),
);

describe('parseDeployment', () => {
  it('reads every setting', () => {
    const { version: _, ...parts } = whole;
    expect(parseDeployment(whole)).toEqual({ ...parts, warnings: [] });
  });

  it.each([{}, { version: 1 }, { site: {}, form: {}, generators: [] }, { site: null, form: { url: '', accessKey: '' }, generators: null }])(
    'accepts a file without settings: %j',
    (json) => {
      expect(parseDeployment(json)).toEqual(NOTHING);
    },
  );

  it.each([
    ['site', 'hello@example.org', { site: {} }],
    ['site', { email: 'hello@', repository: whole.site.repository }, { site: { repository: whole.site.repository } }],
    ['site', { email: 'a?bcc=b@example.org' }, { site: {} }],
    ['site', { repository: 'javascript:alert(1)' }, { site: {} }],
    ['site', { repository: 'https://me:secret@git.example.org' }, { site: {} }],
    ['site', { repository: 'https://me@git.example.org' }, { site: {} }],
    ['form', [], { form: undefined }],
    ['form', { url: 'ftp://forms.example.org', accessKey: 'abc' }, { form: undefined }],
    ['form', { url: '//evil.example/submit', accessKey: 'abc' }, { form: undefined }],
    ['form', { url: '/\\evil.example/submit', accessKey: 'abc' }, { form: undefined }],
    ['form', { url: 'https://forms.example.org' }, { form: undefined }],
    ['form', { url: 'https://forms.example.org', accessKey: 5 }, { form: undefined }],
    ['form', { url: 'https://forms.example.org', accessKey: ' \u200b' }, { form: undefined }],
    ['form', { url: 'https://forms.example.org', accessKey: 'x'.repeat(501) }, { form: undefined }],
    ['lookup', { doi: 'javascript:alert(1)' }, { lookup: undefined }],
    ['lookup', { doi: 'https://doi.org/?key=1' }, { lookup: undefined }],
    ['lookup', 'https://doi.org', { lookup: undefined }],
    ['defaultGenerator', 'constructor', { defaultGenerator: undefined }],
    ['allowUserGenerators', 'no', { allowUserGenerators: true }],
    ['generators', {}, { generators: [], defaultGenerator: undefined }],
    ['generators', [campus, { ...campus, id: 'x', kind: 'oracle' }], { generators: [campus] }],
    ['generators', [campus, { ...campus, label: 'Another' }], { generators: [campus] }],
    ['generators', [campus, { ...campus, id: '' }, 'gemini', null], { generators: [campus] }],
    ['generators', [campus, { ...campus, id: 'x', auth: 'root' }], { generators: [campus] }],
    ['generators', [campus, { id: 'x', kind: 'openai-compatible' }], { generators: [campus] }],
    ['generators', [campus, { id: 'x', kind: 'gemini', baseUrl: 'file:///etc' }], { generators: [campus] }],
    ['generators', [campus, { ...campus, id: 'x', baseUrl: 'https://user@host/v1' }], { generators: [campus] }],
    ['generators', [campus, { ...campus, id: 'x', baseUrl: 'http://llm.example.edu/v1', auth: 'user-key' }], { generators: [campus] }],
  ])('ignores a malformed %s (%j) with a warning and reads the rest', (key, value, left) => {
    const { version: _, ...parts } = whole;
    const { warnings, ...read } = parseDeployment({ ...whole, [key]: value });
    expect(read).toEqual({ ...parts, ...left });
    expect(warnings.join('\n')).toContain(`config.json: ${key}`);
  });

  it.each(['AIzaSyExample', 'AQ.example', ' sk-example'])(
    'ignores a generator that contains a key (%s) and does not repeat the key',
    (apiKey) => {
      const { generators, warnings } = parseDeployment({ generators: [{ ...campus, apiKey }] });
      expect(generators).toEqual([]);
      expect(warnings.join()).toContain('everybody can read this file');
      expect(warnings.join()).not.toContain(apiKey.trim());
    },
  );

  it('warns of every key that is no setting, with the nearest one, and never of its value', () => {
    const { warnings, ...read } = parseDeployment({
      form: { ...whole.form, acessKey: 'hidden-1' },
      site: { ...whole.site, colour: 'hidden-2' },
      alowUserGenerators: false,
      generators: [{ ...campus, BaseURL: 'https://hidden-3.example' }],
    });
    expect(warnings).toEqual([
      'config.json: "alowUserGenerators" is no setting and is ignored. Did you mean allowUserGenerators?',
      'config.json: form."acessKey" is no setting and is ignored. Did you mean form.accessKey?',
      'config.json: generators[0]."BaseURL" is no setting and is ignored. Did you mean generators[0].baseUrl?',
      'config.json: site."colour" is no setting and is ignored. Known are site.email, site.repository.',
    ]);
    expect(read).toEqual({ site: whole.site, form: whole.form, allowUserGenerators: true, generators: [campus] });
  });

  it('ignores a generator whose address has a query, where keys are put by mistake', () => {
    const { generators, warnings } = parseDeployment({
      generators: [{ ...campus, baseUrl: 'https://llm.example.edu/v1?key=AIzaSyExample' }],
    });
    expect(generators).toEqual([]);
    expect(warnings.join()).not.toContain('AIza');
  });

  it.each([0, -1, 1.5, '16384', true, [16_384], Number.NaN])('ignores a context of %j with a warning and keeps the generator', (given) => {
    const { contextTokens: _, ...others } = campus;
    const { generators, warnings } = parseDeployment({ generators: [{ ...campus, contextTokens: given }] });
    expect(generators).toEqual([others]);
    expect(warnings).toEqual(['config.json: generators[0].contextTokens is ignored, it must be a whole number from 1']);
  });

  it.each([
    ['http://localhost:4000/v1', 'user-key'],
    ['http://llm.example.edu/v1', 'none'],
    ['/llm/v1', 'user-key'],
  ] as const)('accepts %s with the auth %s', (baseUrl, auth) => {
    const { generators, warnings } = parseDeployment({ generators: [{ ...campus, baseUrl, auth }] });
    expect(generators).toEqual([{ ...campus, baseUrl, auth }]);
    expect(warnings).toEqual([]);
  });

  it('requires no base URL for Gemini, and defaults to the person’s own key', () => {
    expect(parseDeployment({ generators: [{ id: 'g', kind: 'gemini' }] }).generators).toEqual([
      { id: 'g', kind: 'gemini', label: 'g', auth: 'user-key' },
    ]);
  });

  it('offers any chat by copy and paste without an address, and as the default', () => {
    const chat = { id: 'chat', kind: 'paste', label: 'Your chat', auth: 'none' };
    const read = parseDeployment({ defaultGenerator: 'chat', generators: [chat] });
    expect([read.generators, read.defaultGenerator, read.warnings]).toEqual([[chat], 'chat', []]);
    expect(parseDeployment({ defaultGenerator: 'paste' }).defaultGenerator).toBe('paste');
  });

  it('returns valid settings only, whatever the file contains', () => {
    fc.assert(
      fc.property(anything, (json) => {
        const read = parseDeployment(json);
        for (const address of [read.site.repository, read.form?.url, ...read.generators.map(({ baseUrl }) => baseUrl)]) {
          if (address === undefined) continue;
          const url = new URL(address, 'https://this.example');
          expect(url.protocol).toMatch(/^https?:$/);
          if (address.startsWith('/')) expect(url.origin).toBe('https://this.example');
        }
        if (read.site.email !== undefined) expect(new URL(`mailto:${read.site.email}`).search).toBe('');
        expect(new Set(read.generators.map(({ id }) => id)).size).toBe(read.generators.length);
        for (const { contextTokens = 1, ...texts } of read.generators) {
          for (const text of Object.values(texts)) expect(typeof text).toBe('string');
          expect(Number.isSafeInteger(contextTokens) && contextTokens > 0).toBe(true);
        }
      }),
    );
  });

  it('ignores inherited properties', () => {
    const inherited = Object.create(whole) as unknown;
    expect(parseDeployment(inherited)).toEqual(NOTHING);
    expect(parseDeployment(JSON.parse('{"__proto__": {"form": {"url": "https://x.example", "accessKey": "k"}}}'))).toEqual({
      ...NOTHING,
      warnings: [expect.stringContaining('"__proto__" is no setting')],
    });
  });
});
