/**
 * The headers as nginx directives, for the `server` block of deploy/nginx.conf. The policy is a variable, which that file empties for
 * Storybook's pages: nginx sends no header whose value is empty.
 */
export function nginxHeaders({ 'Content-Security-Policy': policy = '', ...rest }: Readonly<Record<string, string>>): string {
  return [
    '# Written by the build for deploy/nginx.conf. Copy it again after each build: the policy allows what its pages contain.',
    `set $policy "${policy}";`,
    'add_header Content-Security-Policy $policy always;',
    ...Object.entries(rest).map(([name, value]) => `add_header ${name} "${value}" always;`),
    '',
  ].join('\n');
}
