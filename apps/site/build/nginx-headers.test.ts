import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nginxHeaders } from './nginx-headers.ts';

it('writes the policy as a variable and each header as a directive', () => {
  expect(
    nginxHeaders({ 'Content-Security-Policy': "default-src 'none'", 'X-Content-Type-Options': 'nosniff' }).split('\n').slice(1),
  ).toEqual([
    `set $policy "default-src 'none'";`,
    'add_header Content-Security-Policy $policy always;',
    'add_header X-Content-Type-Options "nosniff" always;',
    '',
  ]);
});

it('deploy/nginx.conf includes the file and adds no header in a location, where nginx would then send that one alone', () => {
  const block = readFileSync(new URL('../../../deploy/nginx.conf', import.meta.url), 'utf8');
  expect(block).toContain('include /srv/marginalia/nginx-headers.conf;');
  for (const [location] of block.matchAll(/^ {2}location .*?^ {2}\}/gms)) expect(location).not.toContain('add_header');
});
