import { it } from 'vitest';
import { writeFileSync, readFileSync } from 'node:fs';
import { cite } from '../skills/cite.ts';
import { textOf } from '../trace.ts';
it('dump', async () => { let o='';
 const raw=readFileSync('/tmp/messy.txt','utf8');
 for (const style of (process.env['S']??'apa').split(',')) for (const part of ['list','attention'] as const) {
  const lines = await cite({from:'sources',style:'style',part},{values:{sources:raw,style},today:'2026-11-21'} as never);
  o+=`#### ${style} ${part}\n`+lines.map(textOf).join('\n')+'\n\n';
 }
 writeFileSync('/tmp/messy-out.txt',o);
});
