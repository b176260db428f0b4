import { toolDefinitions } from '@marginalia/engine/vite';
import { skillDeclarations } from '@marginalia/on-device/declarations';
import { readFileSync } from 'node:fs';
import { createServer } from 'vite';
const server = await createServer({ root: import.meta.dirname, configFile: false, logLevel: 'error', plugins: [toolDefinitions({ skills: skillDeclarations })], server: { middlewareMode: true, ws: false, watch: null }, optimizeDeps: { noDiscovery: true } });
const { runDevice } = (await server.ssrLoadModule('/run-device.ts')) as any;
const [tool, ...files] = process.argv.slice(2);
for (const file of files) {
  let text = readFileSync(file!, 'utf8'); if (file!.endsWith('.json')) text = JSON.parse(text).text;
  const t0 = performance.now();
  const r = await runDevice(tool, { title: 'T', content: text, focus: process.env.FOCUS ?? 'summary' });
  console.log('#####', file, text.split(/\s+/).length, 'words', Math.round(performance.now() - t0), 'ms');
  console.log(r.text);
  for (const s of r.sections) { if (s.lacks.length) console.log('LACK', s.section.title, JSON.stringify(s.lacks.map((l: any) => [l.grade, l.reason.map((x: any) => x.text).join('')]))); if (s.unused.length) console.log('UNUSED', s.section.title, s.unused.length, JSON.stringify(s.unused.slice(0, 12).map((u: any) => [text.slice(u.start, u.end).slice(0, 60), u.reason]))); }
}
await server.close();
