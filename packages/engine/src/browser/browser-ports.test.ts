import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixedGenerator } from '../generation/generators.ts';
import { fakeGenerator, fakePorts } from '../testing/index.ts';
import { browserPorts } from './index.ts';

const ports = browserPorts(fixedGenerator(fakeGenerator()), fakePorts());

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('browserStorage', () => {
  it('updates the text at a key from the current one', async () => {
    await ports.storage.update('a', (now) => `${now}1`);
    await ports.storage.update('a', (now) => `${now}2`);
    expect(await ports.storage.read('a')).toBe('null12');
  });

  it('reads after the earlier writes of this page, even while they wait for their lock', async () => {
    const { promise: turn, resolve: take } = Promise.withResolvers<void>();
    vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => void) => turn.then(work) } });
    const written = ports.storage.update('a', () => 'new');
    const read = ports.storage.read('a');
    take();
    expect(await read).toBe('new');
    await written;
  });

  it('can be read after a failed write', async () => {
    const failed = ports.storage.update('a', () => {
      throw new RangeError('a bug');
    });
    expect(await ports.storage.read('a')).toBeNull();
    await expect(failed).rejects.toThrow(RangeError);
  });

  it.each(['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'])(
    'turns a %s into a StorageError (full) and keeps the old text',
    async (name) => {
      localStorage.setItem('a', 'old');
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw Object.assign(new Error('no room'), { name });
      });
      await expect(ports.storage.update('a', () => 'new')).rejects.toMatchObject({ name: 'StorageError', reason: 'full' });
      expect(localStorage.getItem('a')).toBe('old');
    },
  );

  it('throws a StorageError (full) when a write changes nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {});
    await expect(ports.storage.update('a', () => 'new')).rejects.toMatchObject({ reason: 'full' });
  });

  it.each(['storage', 'locks'])('throws a StorageError (blocked) where %s are refused', async (what) => {
    const refuse = (): never => {
      throw Object.assign(new Error('denied'), { name: 'SecurityError' });
    };
    if (what === 'storage') vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    else vi.stubGlobal('navigator', { locks: { request: async () => refuse() } });
    await expect(ports.storage.update('a', () => 'new')).rejects.toMatchObject({ name: 'StorageError', reason: 'blocked' });
  });

  it('throws an error of the change function unchanged', async () => {
    const fault = ports.storage.update('a', () => {
      throw new RangeError('a bug');
    });
    await expect(fault).rejects.toThrow(RangeError);
  });
});

describe('browserClipboard', () => {
  it('falls back to copying a selection, and throws when neither works', async () => {
    vi.stubGlobal('navigator', {});
    document.execCommand = vi.fn(() => true);
    await ports.clipboard.write('text');
    document.execCommand = vi.fn(() => false);
    await expect(ports.clipboard.write('text')).rejects.toThrow(/did not allow/);
    expect(document.querySelector('textarea')).toBeNull();
  });
});

describe('browserPrinter', () => {
  const print = (): void => ports.printer.print({ title: 'Tides', paragraphs: [{ kind: 'text', text: '<b>one</b>' }] });

  it('adds the text to the page for print and removes it afterwards', () => {
    document.title = 'Page';
    window.print = () => {
      expect(document.title).toBe('Tides');
      expect(document.querySelector('.m-print-sheet p')?.textContent).toBe('<b>one</b>');
    };
    print();
    window.dispatchEvent(new Event('afterprint'));
    expect(document.querySelector('.m-print-sheet')).toBeNull();
    expect(document.title).toBe('Page');
  });

  it('prints a table as a table, with the headings of its columns', () => {
    let printed: string | undefined;
    window.print = () => {
      printed = document.querySelector('.m-print-sheet')?.innerHTML.replaceAll(' dir="auto"', '');
    };
    ports.printer.print({ title: 'Tides', paragraphs: [{ kind: 'table', rows: [['Week'], ['<b>1']] }] });
    window.dispatchEvent(new Event('afterprint'));
    expect(printed).toBe('<table><tbody><tr><th>Week</th></tr><tr><td>&lt;b&gt;1</td></tr></tbody></table>');
  });

  it('removes the text also when the browser cannot print', () => {
    window.print = () => {
      throw new Error('not here');
    };
    expect(print).toThrow('not here');
    expect(document.querySelector('.m-print-sheet')).toBeNull();
  });
});
