import { Cite } from '@citation-js/core';
import type { ExportSource } from '@marginalia/engine';
import { describe, expect, it } from 'vitest';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { bibtex } from './bibtex.ts';
import { cslJson } from './csl-json.ts';
import { ris } from './ris.ts';

const LIST = [
  'Roediger, H. L., & Karpicke, J. D. (2006). Test-enhanced learning: Taking memory tests improves long-term retention. Psychological Science, 17(3), 249–255. https://doi.org/10.1111/j.1467-9280.2006.01693.x',
  'World Health Organization. (2020). Guidelines on physical activity & sedentary behaviour. World Health Organization.',
  'Knuth, D. E. (1997). The art of computer programming (3rd ed.). Addison-Wesley.',
];
const SOURCE: ExportSource = {
  tool: 'bibliography-builder',
  title: 'Bibliography',
  text: LIST.join('\n\n'),
  headings: [],
  sections: [{ kind: 'reference', items: LIST.map((text) => ({ text })), section: 'references', title: 'References' }],
  today: '2026-11-22',
  now: '2026-11-22T09:00:00.000Z',
};

describe.each([
  ['BibTeX', bibtex],
  ['RIS', ris],
  ['CSL-JSON', cslJson],
])('Another program (citation-js) reads %s', async (_name, write) => {
  const read = new Cite(await write(SOURCE)).data;

  it('Another program (citation-js) reads %s with every source and its parts', () => {
    expect(read).toHaveLength(3);
    expect(read[0]).toMatchObject({
      type: 'article-journal',
      title: 'Test-enhanced learning: Taking memory tests improves long-term retention',
      author: [{ family: 'Roediger' }, { family: 'Karpicke' }],
      'container-title': 'Psychological Science',
      volume: '17',
      DOI: '10.1111/j.1467-9280.2006.01693.x',
    });
    expect(`${read[0]?.['page']}`.replace('–', '-')).toBe('249-255');
    expect(`${read[0]?.['issue'] ?? read[0]?.['number']}`).toBe('3');
    expect(read.map(({ issued }) => `${issued?.['date-parts']?.[0]?.[0]}`)).toEqual(['2006', '2020', '1997']);
    expect(read[1]?.['title']).toBe('Guidelines on physical activity & sedentary behaviour');
    expect(read[2]).toMatchObject({ type: 'book', publisher: 'Addison-Wesley' });
  });
});
