import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

async function addressOf(settings: Readonly<Record<string, string>>) {
  vi.resetModules();
  for (const [name, value] of Object.entries({ BASE_PATH: '', SITE_URL: '', ...settings })) vi.stubEnv(name, value);
  const { basePath, hasOrigin, siteAddress } = await import('./site-address.ts');
  return [basePath, hasOrigin, siteAddress];
}

it.each([
  [{}, ['/', false, '']],
  [{ BASE_PATH: '/' }, ['/', false, '']],
  [{ BASE_PATH: '/marginalia/' }, ['/marginalia/', false, '/marginalia']],
  [{ BASE_PATH: 'a/b' }, ['/a/b/', false, '/a/b']],
  [{ SITE_URL: 'https://example.org/' }, ['/', true, 'https://example.org']],
  [{ BASE_PATH: '/marginalia', SITE_URL: 'http://localhost:8080' }, ['/marginalia/', true, 'http://localhost:8080/marginalia']],
])('the settings %j give the base path, whether there is an origin, and the address %j', async (settings, expected) => {
  expect(await addressOf(settings)).toEqual(expected);
});

it.each([
  [{ BASE_PATH: 'https://example.org/marginalia' }, 'BASE_PATH: "https://example.org/marginalia" is no path'],
  [{ BASE_PATH: '/my site/' }, 'BASE_PATH: "/my site/" is no path'],
  [{ SITE_URL: 'https://example.org/marginalia' }, 'SITE_URL: "https://example.org/marginalia" is no origin'],
  [{ SITE_URL: 'example.org' }, 'SITE_URL: "example.org" is no origin'],
])('the settings %j are refused', async (settings, message) => {
  await expect(addressOf(settings)).rejects.toThrow(message);
});
