import { type ChildProcess, spawn } from 'node:child_process';

/** A browser's process group. */
export interface MortalProcess {
  /** Resolves to the first group of a pattern in what the browser says. */
  said(pattern: RegExp): Promise<string>;
  /** Ends the browser and all of its processes at once, as a power cut does. */
  kill(): Promise<void>;
}

export function startProcess(command: string, flags: readonly string[]): MortalProcess {
  const child = spawn(command, flags, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    said: (pattern) => outputMatching(child, pattern),
    async kill() {
      if (child.exitCode === null && child.signalCode === null) process.kill(-(child.pid as number), 'SIGKILL');
      await ended;
    },
  };
}

function outputMatching(child: ChildProcess, pattern: RegExp): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let all = '';
  child.stderr?.on('data', (part: Buffer) => {
    all += String(part);
    const found = pattern.exec(all)?.[1];
    if (found !== undefined) resolve(found);
  });
  child.once('exit', () => reject(new Error(`The browser did not start: ${all}`)));
  return promise;
}
