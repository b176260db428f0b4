import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { licenceProblems, type ShippedPackage, thirdPartyNotices } from './third-party.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marginalia-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const shipped = (more: Partial<ShippedPackage> = {}): ShippedPackage => ({
  name: 'tides',
  versions: ['1.2.0'],
  paths: [folder],
  license: 'MIT',
  ...more,
});

describe('the notices of others', () => {
  it('name each package with its version, address, licence and the text of all its licence files', () => {
    writeFileSync(join(folder, 'LICENSE'), 'MIT License\r\nCopyright the Moon\r\n');
    writeFileSync(join(folder, 'NOTICE.md'), 'Contains the sea.');
    writeFileSync(join(folder, 'readme.md'), 'How to use it.');
    const text = thirdPartyNotices([shipped({ homepage: 'https://tides.example' })]);
    expect(text).toContain('tides 1.2.0\nhttps://tides.example\nMIT\n\nMIT License\nCopyright the Moon\n\nContains the sea.');
    expect(text).not.toContain('How to use it.');
    expect(text).toContain('Citation Style Language');
  });

  it('cannot be made without the licence file of a package', () => {
    expect(() => thirdPartyNotices([shipped()])).toThrow('tides has no licence file');
  });
});

describe('the licence of a shipped package', () => {
  it.each(['MIT', 'ISC', 'MPL-2.0', 'OFL-1.1', 'CPAL-1.0 OR AGPL-1.0'])('may be %s', (license) => {
    expect(licenceProblems([shipped({ license })])).toEqual([]);
  });

  it.each(['GPL-3.0', 'AGPL-1.0', 'SSPL-1.0', 'Unknown', 'UNLICENSED', 'mit OR evil'])(
    'may not be %s, and the package is named',
    (license) => {
      expect(licenceProblems([shipped(), shipped({ name: 'undertow', license })])).toEqual([
        expect.stringMatching(`^The site ships undertow, whose licence "${license}" is not on the list`),
      ]);
    },
  );
});
