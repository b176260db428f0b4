import { beforeEach, describe, expect, it } from 'vitest';
import { progressId } from '../../progress/progress-port.ts';
import { type FakePorts, fakePorts } from '../../testing/fake-ports.ts';
import { forgetProgress, forgetSaved } from './forget-progress.ts';

const TEXT = 'Next Steps\n[ ] Read chapter 7';
const ID = progressId('example', TEXT);
const OTHER = progressId('example', 'Another text');
let ports: FakePorts;

const save = () => ports.work.save('saved_content', (id) => ({ id, title: 'Tides', content: TEXT, type: 'Example' }));
const remove = async (): Promise<string> => {
  const { saved_content } = await ports.work.read();
  const [record] = JSON.parse(saved_content ?? '[]') as object[];
  return (await ports.work.remove({ store: 'saved_content', text: JSON.stringify(record) })) ?? '';
};

beforeEach(async () => {
  ports = fakePorts();
  for (const id of [ID, OTHER]) await ports.progress.update(id, 'checklist', () => ['a']);
});

describe('what was done with a result', () => {
  it('is removed with its text, and that of other texts stays', async () => {
    await forgetProgress(ports, TEXT);
    expect([...ports.progress.records.keys()]).toEqual([OTHER]);
  });

  it('stays while a kept result has the text', async () => {
    const facts = { values: {}, source: 'on-device', complete: true, shortfalls: [], unfinished: false } as const;
    await ports.kept.put({ ...facts, id: '1', tool: 'example', at: '2026-11-20T12:00:00.000Z', text: TEXT });
    await forgetProgress(ports, TEXT);
    expect(await ports.progress.read(ID)).toBeTruthy();
  });

  it('stays while a saved record has the text, and comes back with one that is restored', async () => {
    await save();
    await forgetProgress(ports, TEXT);
    const deleted = await remove();
    await forgetProgress(ports, TEXT);
    expect(await ports.progress.read(ID)).toBeTruthy();
    await ports.work.restore(deleted);
    expect(await ports.progress.read(ID)).toBeTruthy();
  });

  it('is removed when its record is deleted for good, but not while there is a second record of the text', async () => {
    await save();
    await save();
    await forgetSaved(ports, await remove());
    expect(await ports.progress.read(ID)).toBeTruthy();
    await forgetSaved(ports, await remove());
    expect(await ports.progress.read(ID)).toBeUndefined();
  });
});
