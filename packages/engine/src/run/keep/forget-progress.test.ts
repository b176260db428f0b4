import { beforeEach, describe, expect, it } from 'vitest';
import { progressId } from '../../progress/progress-port.ts';
import { type FakePorts, fakePorts } from '../../testing/fake-ports.ts';
import { forgetExpiredProgress, forgetProgress, forgetSaved } from './forget-progress.ts';

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

describe('the work of a student on a result', () => {
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

  it('is removed 30 days after its record was deleted, and not while a record still has the text', async () => {
    let now = new Date('2026-11-20T12:00:00.000Z');
    const later = (days: number): Date => (now = new Date(now.getTime() + days * 86_400_000));
    ports = fakePorts({ clock: { now: () => now } });
    for (const id of [ID, OTHER]) await ports.progress.update(id, 'checklist', () => ['a']);
    const at = ports.progress.records.get(ID)?.at ?? '';
    now = new Date(at);
    await save();
    await forgetExpiredProgress(ports, now);
    expect([...ports.progress.records.keys()]).toEqual([ID, OTHER]);
    await forgetExpiredProgress(ports, later(31));
    expect([...ports.progress.records.keys()]).toEqual([ID]);
    await remove();
    await forgetExpiredProgress(ports, later(29));
    expect(await ports.progress.read(ID)).toBeTruthy();
    await forgetExpiredProgress(ports, later(2));
    expect(await ports.progress.read(ID)).toBeUndefined();
  });

  it('stays when the records cannot be read', async () => {
    ports.storage.failure = 'blocked';
    await forgetExpiredProgress(ports, new Date(Date.now() + 40 * 86_400_000));
    expect(await ports.progress.read(ID)).toBeTruthy();
  });
});
