import { describe, expect, it } from 'vitest';
import { fakePorts } from '../testing/index.ts';
import { downloadSaved, downloadUnreadable } from './download-saved.ts';

describe('Downloads of saved work', () => {
  it('make a text file with the name of the title, and a notice', () => {
    const ports = fakePorts();
    const notice = downloadSaved({ title: 'Tides: a/b - Debrief', content: 'Text \ud800' }, ports.files);
    expect(ports.downloads[0]).toMatchObject({ name: 'Tides-_a-b_-_Debrief.txt', content: 'Text \ufffd' });
    expect(notice).toMatchObject({ title: 'Downloaded!', text: 'Tides: a/b - Debrief downloaded' });
  });

  it('contain unreadable texts unchanged', () => {
    const ports = fakePorts();
    downloadUnreadable(['{"broken', 'null'], ports.files);
    expect(ports.downloads[0]?.content).toBe('{"broken\n\nnull');
  });
});
