/**
 * Serves both builds of the site from deploy/nginx.conf and runs the tests of hosts against them. Installs Debian's nginx if the
 * machine has none.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PROGRAM = '/usr/sbin/nginx';

function run(program: string, words: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  const { status } = spawnSync(program, words, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync(PROGRAM)) {
  const apt = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq'];
  const [program, ...words] = apt as [string, ...string[]];
  run(program, [...words, 'update']);
  run(program, [...words, 'install', '-y', '--no-install-recommends', 'nginx-light']);
}
run('playwright', ['test', 'e2e/hosts.spec.ts'], { NGINX_PROGRAM: PROGRAM });
