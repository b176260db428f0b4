import { writeFileSync } from 'node:fs';
import { it } from 'vitest';
import { formatList } from './format-list.ts';
import works from './known-works.json';
import { fullRange } from './publication.ts';
import { readReference } from './reference.ts';

const norm = (s: string) =>
  s
    .toLowerCase()
    .replace(/[–—]/g, '-')
    .replace(/[.\s]+$/, '')
    .replace(/\s+/g, ' ');
it('dump', async () => {
  let o = '';
  const tot: Record<string, [number, number]> = {};
  for (const s of ['apa', 'mla', 'chicago', 'harvard', 'ieee'] as const) {
    const l = await formatList(works as never, s);
    const styleTot: [number, number] = [0, 0];
    for (const e of l) {
      const w: any = works.find((x) => x.id === e.id);
      const text = e.text.replace(/^\[\d+\] /, '');
      const r: any = readReference(text);
      const f = r.fields;
      const bad: string[] = [];
      for (const k of [
        'title',
        'container-title',
        'volume',
        'issue',
        'page',
        'publisher',
        'publisher-place',
        'edition',
        'DOI',
        'URL',
        'year',
        'type',
        'authors',
      ]) {
        let want: any, got: any;
        if (k === 'year') {
          want = w.issued?.['date-parts'][0].join('-');
          got = f.issued?.['date-parts'][0].join('-');
          if (want && !new RegExp(text.includes('June') || text.includes('Jun.') ? 'Jun' : '\\d{4}').test(text)) continue;
          if (!/Jun/.test(text)) {
            want = want?.slice(0, 4);
          }
        } else if (k === 'authors') {
          const fam = (n: any) =>
            n.literal ??
            n.family +
              '/' +
              (text.includes(n.given)
                ? n.given
                : n.given
                    .replace(/[^A-ZÀ-Ż.\s-]|\./gu, '')
                    .trim()
                    .split(/[\s]+/)
                    .map((x: string) => x[0] + '.')
                    .join(' '));
          const shown = w.author.filter((n: any) => text.includes(n.family ?? n.literal));
          want = shown.map(fam).join('; ');
          got = (f.author ?? []).map((n: any) => n.literal ?? n.family + '/' + n.given).join('; ');
        } else {
          want = w[k];
          got = f[k];
          if (k === 'page' && want) {
            if (!text.replace(/–/g, '-').includes(want.split('-')[0])) continue;
            want = fullRange(want);
          } else if (k === 'type') {
          } else if (want !== undefined && !norm(text).includes(norm(want)) && k !== 'edition') {
            if (got === undefined) continue;
            want = undefined;
          }
          if (k === 'volume' && want && !(text.includes('ol. ' + want) || new RegExp('\\b' + want + '[ (:,]').test(text))) continue;
          if (k === 'volume' && s === 'harvard' && (w.type === 'chapter' || w.type === 'paper-conference')) continue;
          if (want === undefined && got === undefined) continue;
        }
        const ok = norm(String(want ?? '')) === norm(String(got ?? ''));
        (tot[k] ??= [0, 0])[1]++;
        styleTot[1]++;
        if (ok) {
          tot[k]![0]++;
          styleTot[0]++;
        } else bad.push(`   ${k}: want <${want}> got <${got}>`);
      }
      if (bad.length) o += `${s}${r.loose ? ' LOOSE' : ''}: ${e.text}\n${bad.join('\n')}\n`;
    }
    o += `== ${s} ${styleTot[0]}/${styleTot[1]}\n`;
  }
  o += Object.entries(tot)
    .map(([k, [a, b]]) => `${k} ${a}/${b} ${(a / b).toFixed(3)}`)
    .join('\n');
  writeFileSync('/tmp/dump.txt', o);
});
