import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package that the site contains, as `pnpm licenses list` describes it. */
export interface ShippedPackage {
  readonly name: string;
  readonly versions: readonly string[];
  /** Its folders, one for each version. */
  readonly paths: readonly string[];
  /** An SPDX expression; "Unknown" where the package names none. */
  readonly license: string;
  readonly homepage?: string;
  readonly author?: string;
}

/** Licences that allow the site to ship a work under the MIT licence, as long as the notice comes with it. */
const ALLOWED: readonly string[] = [
  '(MIT AND Zlib)',
  '(MIT OR GPL-3.0-or-later)',
  '0BSD',
  'Apache-2.0',
  // The text of duck's licence is that of BSD-2-Clause.
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CPAL-1.0 OR AGPL-1.0',
  'ISC',
  'MIT',
  // Asks only that the source of its own files is available: the notice names the address of the package.
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
];

/** Files of a package that its licence asks to pass on. */
const NOTICE = /^(?:licen[cs]e|copying|copyright|notice|unlicense|ofl)/i;

const DICTIONARIES = join(import.meta.dirname, '../../../packages/on-device/src/skills/style/lexicon/dictionaries');

/** The notices of works of others that the site contains but that come from no package. */
const WITHOUT_PACKAGE = [
  `Citation Style Language: styles and locales
https://citationstyles.org
CC-BY-SA-3.0, https://creativecommons.org/licenses/by-sa/3.0/legalcode

Unchanged files of https://github.com/citation-style-language/styles and https://github.com/citation-style-language/locales.
Their authors and translators are named in the files.`,
  `SCOWL: English dictionaries and word lists
http://wordlist.aspell.net
MIT AND BSD

${noticesIn(DICTIONARIES).join('\n')}`,
];

/** The text of the MIT licence (https://spdx.org/licenses/MIT.html), without its copyright line. */
const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** The text of the ISC licence (https://spdx.org/licenses/ISC.html), without its copyright line. */
const ISC = `Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`;

/** Packages whose licence file is in their repository alone. */
const WITHOUT_FILE: Readonly<Record<string, string>> = {
  saxes: `Copyright (c) Contributors
Forked from sax, Copyright (c) Isaac Z. Schlueter and Contributors

${ISC}

String.fromCodePoint: Copyright Mathias Bynens <https://mathiasbynens.be/>

${MIT}`,
};

const LINE = `\n\n${'-'.repeat(80)}\n\n`;

/**
 * The packages that the site ships: the production dependencies of the lockfile, and Lucide, whose drawings are in the sprite of icons.
 * Throws an error that names the packages whose licence is not on the list.
 */
export function shippedPackages(): readonly ShippedPackage[] {
  const packages = [
    ...listed(['--prod', '--filter', '@marginalia/site...']),
    ...listed(['--dev', '--filter', '@marginalia/ui']).filter(isLucide),
  ];
  const problems = licenceProblems(packages);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return packages.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** A sentence for each package whose licence is not on the list. */
export function licenceProblems(packages: readonly ShippedPackage[]): string[] {
  return packages
    .filter(({ license }) => !ALLOWED.includes(license))
    .map(
      ({ name, license }) =>
        `The site ships ${name}, whose licence "${license}" is not on the list. Read it; then add it to apps/site/build/third-party.ts or remove the package.`,
    );
}

/** The text of THIRD-PARTY.txt: each package with its licence as its own files state it. */
export function thirdPartyNotices(packages: readonly ShippedPackage[]): string {
  const head = 'Marginalia contains works of others. Each keeps its own licence, which stands below its name.';
  // The mark of UTF-8 (U+FEFF): some hosts send a text file without its encoding.
  return `\ufeff${[head, ...WITHOUT_PACKAGE, ...packages.map(noticeOf)].join(LINE)}\n`;
}

function noticeOf({ name, versions, license, homepage, author, paths }: ShippedPackage): string {
  const texts = new Set(paths.flatMap(noticesIn));
  // Some packages state the MIT licence in package.json alone.
  if (texts.size === 0 && license === 'MIT' && author !== undefined) texts.add(`Copyright (c) ${author}\n\n${MIT}`);
  const kept = WITHOUT_FILE[name];
  if (texts.size === 0 && kept !== undefined) texts.add(kept);
  if (texts.size === 0) throw new Error(`${name} has no licence file, so THIRD-PARTY.txt cannot quote it`);
  return [[`${name} ${versions.join(', ')}`, ...(homepage === undefined ? [] : [homepage]), license].join('\n'), ...texts].join('\n\n');
}

function noticesIn(folder: string): string[] {
  const files = readdirSync(folder).filter((file) => NOTICE.test(file));
  return files.sort().map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
}

/** pdf.js draws with it in Node; the bundle for browsers does not hold it. */
function isForNode({ name }: ShippedPackage): boolean {
  return name.startsWith('@napi-rs/canvas');
}

function isLucide({ name }: ShippedPackage): boolean {
  return name === 'lucide-static';
}

function listed(options: readonly string[]): ShippedPackage[] {
  const json = execFileSync('pnpm', ['licenses', 'list', '--json', ...options], { encoding: 'utf8', maxBuffer: 64_000_000 });
  return Object.values(JSON.parse(json) as Record<string, ShippedPackage[]>)
    .flat()
    .filter((found) => !isForNode(found));
}
