import { it } from 'vitest';
import { writeFileSync } from 'node:fs';
import works from './known-works.json';
import { formatList } from './format-list.ts';
it('dump', async () => { let o='';
 for (const s of ['apa','mla','chicago','harvard','ieee'] as const) { const t=performance.now(); const l = await formatList(works as never, s); o+=`\n## ${s} ${(performance.now()-t).toFixed(0)} ms\n`+l.map(e=>e.text).join('\n')+'\n'; }
 writeFileSync('/tmp/dump.txt', o);
});
