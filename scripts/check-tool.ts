/** `npm run check-tool [slug]`: prints the problems in the definition of one tool or of every tool. Exits with 1 if there are any. */
import { join } from 'node:path';
import { checkFolder, definitionChecker, formatProblem } from '@marginalia/engine/vite';
import { skillDeclarations } from '@marginalia/on-device/declarations';

// The second argument is for tests of this script.
const [slug = '', folder = join(import.meta.dirname, '../packages/tool-defs/src/tools')] = process.argv.slice(2);

// All definitions are checked together, because some mistakes are conflicts between two of them.
const { files, problems } = await checkFolder(folder, definitionChecker(skillDeclarations));
const asked = files.filter(({ path }) => slug === '' || path === join(folder, `${slug}.tool.ts`));
const shown = problems.filter(({ file }) => asked.some((one) => one.file === file));

if (asked.length === 0) stop(`There is no ${join(folder, `${slug}.tool.ts`)}. Write it with: npm run new-tool ${slug}`);
if (shown.length > 0) stop(shown.map(formatProblem).join('\n'));
process.stdout.write(`${slug === '' ? `${asked.length} tools` : slug}: no problem.\n`);

function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
