/** Starts the fake model service on port 4199, or on PORT: `npm run fake-model`. */

import { manual } from './control.ts';
import { type RequestLog, startFakeModel } from './index.ts';
import { countWords } from './text/count-words.ts';

// Milliseconds between two events, slow enough to see a text arrive.
const PACE = 60;

function lineOf({ protocol, kind, model, status, faults, violation, answer, keyIn, preflight, abortedAt, startedAt }: RequestLog): string {
  const parts = [
    `${protocol} ${kind} ${model}`.trim(),
    status === undefined ? 'no answer' : String(status),
    `key: ${keyIn}`,
    ...(preflight ? [`preflight: ${preflight.join(', ') || 'nothing'}`] : []),
    ...(faults.length > 0 ? [`fault: ${faults.join('+')}`] : []),
    ...(answer === '' ? [] : [`${countWords(answer)} words`]),
    ...(violation === undefined ? [] : [`VIOLATION: ${violation}`]),
    ...(abortedAt === undefined ? [] : [`stopped by the client after ${abortedAt - startedAt} ms`]),
  ];
  return `${parts.join(' · ')}\n`;
}

const port = Number(process.env['PORT'] ?? 4199);
try {
  const { url } = await startFakeModel({ port, pace: PACE, onEnd: (log) => process.stdout.write(lineOf(log)) });
  process.stdout.write(`${manual(url)}\nStop with Ctrl+C. Requests:\n`);
} catch (error) {
  const taken = (error as { code?: string }).code === 'EADDRINUSE';
  process.stderr.write(taken ? `Port ${port} is taken. Choose another: PORT=${port + 1} npm run fake-model\n` : `${String(error)}\n`);
  process.exitCode = 1;
}
