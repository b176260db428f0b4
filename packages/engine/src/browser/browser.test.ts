// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixedGenerator } from '../generation/generators.ts';
import { fakeGenerator } from '../testing/index.ts';
import { browserPorts } from './index.ts';

const ports = browserPorts(fixedGenerator(fakeGenerator()));

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('Storage in a browser', () => {
  it('changes the text at a key, from what is there', async () => {
    await ports.storage.update('a', (now) => `${now}1`);
    await ports.storage.update('a', (now) => `${now}2`);
    expect(await ports.storage.read('a')).toBe('null12');
  });

  it('reads what this page was to write before, though that still waits for its turn', async () => {
    const { promise: turn, resolve: take } = Promise.withResolvers<void>();
    vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => void) => turn.then(work) } });
    const written = ports.storage.update('a', () => 'new');
    const read = ports.storage.read('a');
    take();
    expect(await read).toBe('new');
    await written;
  });

  it('can be read after a write that failed', async () => {
    const failed = ports.storage.update('a', () => {
      throw new RangeError('a bug');
    });
    expect(await ports.storage.read('a')).toBeNull();
    await expect(failed).rejects.toThrow(RangeError);
  });

  it.each(['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'])('says of a %s that it is full, and leaves the old text', async (name) => {
    localStorage.setItem('a', 'old');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw Object.assign(new Error('no room'), { name });
    });
    await expect(ports.storage.update('a', () => 'new')).rejects.toMatchObject({ name: 'StorageError', reason: 'full' });
    expect(localStorage.getItem('a')).toBe('old');
  });

  it('says that it is full when the write changes nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {});
    await expect(ports.storage.update('a', () => 'new')).rejects.toMatchObject({ reason: 'full' });
  });

  it.each(['storage', 'locks'])('says that it is blocked where %s are refused', async (what) => {
    const refuse = (): never => {
      throw Object.assign(new Error('denied'), { name: 'SecurityError' });
    };
    if (what === 'storage') vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    else vi.stubGlobal('navigator', { locks: { request: async () => refuse() } });
    await expect(ports.storage.update('a', () => 'new')).rejects.toMatchObject({ name: 'StorageError', reason: 'blocked' });
  });

  it('does not take a fault of the program for a fault of the browser', async () => {
    const fault = ports.storage.update('a', () => {
      throw new RangeError('a bug');
    });
    await expect(fault).rejects.toThrow(RangeError);
  });
});

describe('Copying in a browser', () => {
  it('falls back to the selection, and says when neither works', async () => {
    vi.stubGlobal('navigator', {});
    document.execCommand = vi.fn(() => true);
    await ports.clipboard.write('text');
    document.execCommand = vi.fn(() => false);
    await expect(ports.clipboard.write('text')).rejects.toThrow(/did not allow/);
    expect(document.querySelector('textarea')).toBeNull();
  });
});

describe('Printing in a browser', () => {
  const print = (): void => ports.printer.print({ title: 'Tides', paragraphs: [{ kind: 'text', text: '<b>one</b>' }] });

  it('lays the text out as text, and clears it away afterwards', () => {
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

  it('clears it away also when the browser cannot print', () => {
    window.print = () => {
      throw new Error('not here');
    };
    expect(print).toThrow('not here');
    expect(document.querySelector('.m-print-sheet')).toBeNull();
  });
});
