import { describe, expect, it } from 'vitest';
import { readStudentFile } from '../read-student-file.ts';

const read = (value: unknown, name = 'lab.ipynb') => readStudentFile(new File([JSON.stringify(value)], name));

describe('A notebook', () => {
  it('is read by its cells: Markdown, code, and the texts that the code put out', async () => {
    const cells = [
      { cell_type: 'markdown', source: ['# Pendulum\n', '\n', 'Swing it \\*slowly\\*.'] },
      {
        cell_type: 'code',
        source: ['import numpy as np\n', 'np.mean(t)'],
        outputs: [
          { output_type: 'stream', name: 'stdout', text: ['\u001b[31mready\u001b[0m\n'] },
          { output_type: 'execute_result', data: { 'text/plain': ['1.42'], 'text/html': ['<b>1.42</b>'] } },
          { output_type: 'display_data', data: { 'image/png': 'iVBOR', 'text/plain': ['<Figure size 640x480 with 1 Axes>'] } },
        ],
      },
      {
        cell_type: 'code',
        source: '1/0',
        outputs: [{ output_type: 'error', ename: 'ZeroDivisionError', evalue: 'division by zero', traceback: ['long'] }],
      },
      { cell_type: 'markdown', source: '## Result\nIt takes 1.42 s.' },
      { cell_type: 'code', source: [], outputs: [] },
    ];
    const { format, kind, parts, leftOut } = await read({ nbformat: 4, nbformat_minor: 5, metadata: {}, cells });
    expect([format, kind, leftOut]).toEqual(['notebook', 'document', ['1 image']]);
    const fenced = (text: string): string => `\`\`\`\n${text}\n\`\`\``;
    expect(parts).toEqual([
      {
        title: 'Pendulum',
        text: [
          '# Pendulum\n\nSwing it *slowly*.',
          fenced('import numpy as np\nnp.mean(t)'),
          fenced('ready'),
          fenced('1.42'),
          fenced('1/0'),
          fenced('ZeroDivisionError: division by zero'),
        ].join('\n\n'),
      },
      { title: 'Result', text: '## Result\nIt takes 1.42 s.' },
    ]);
  });

  it('of the older form is read too', async () => {
    const cells = [{ cell_type: 'code', input: ['x = 2'], outputs: [{ output_type: 'pyout', text: ['2'], png: 'iVBOR' }] }];
    const { parts } = await read({ nbformat: 3, worksheets: [{ cells }] }, 'lab.json');
    expect(parts).toEqual([{ text: '```\nx = 2\n```\n\n```\n2\n```' }]);
  });

  it('without a text is refused, and other JSON is a text', async () => {
    await expect(read({ nbformat: 4, cells: [null, { cell_type: 'raw' }] })).rejects.toMatchObject({ reason: 'empty' });
    expect((await read({ title: 'x', note: '"nbformat"' })).format).toBe('text');
  });
});
