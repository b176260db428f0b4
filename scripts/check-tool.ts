/** `npm run check-tool [slug]`: prints the problems in the definition of one tool or of every tool. Exits with 1 if there are any. */
import { join } from 'node:path';
import { checkFolder, definitionChecker, formatProblem } from '@marginalia/engine/vite';
import { skillDeclarations } from '@marginalia/on-device/declarations';

const TOOLS = join(import.meta.dirname, '../packages/tool-defs/src/tools');

/** @returns what the command prints, and whether that is a failure */
export async function checkTool(slug = '', folder = TOOLS): Promise<{ readonly failed: boolean; readonly text: string }> {
  // All definitions are checked together, because some mistakes are conflicts between two of them.
  const { files, problems } = await checkFolder(folder, definitionChecker(skillDeclarations));
  const asked = files.filter(({ path }) => slug === '' || path === join(folder, `${slug}.tool.ts`));
  const shown = problems.filter(({ file }) => asked.some((one) => one.file === file));
  if (asked.length === 0)
    return { failed: true, text: `There is no ${join(folder, `${slug}.tool.ts`)}. Write it with: npm run new-tool ${slug}` };
  if (shown.length > 0) return { failed: true, text: shown.map(formatProblem).join('\n') };
  return { failed: false, text: `${slug === '' ? `${asked.length} tools` : slug}: no problem.` };
}

if (import.meta.main) {
  const { failed, text } = await checkTool(process.argv[2]);
  (failed ? process.stderr : process.stdout).write(`${text}\n`);
  process.exitCode = failed ? 1 : 0;
}
