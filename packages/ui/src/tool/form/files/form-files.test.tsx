import { createTool, type DocumentsPort, type DraftsPort, FileRefused, type ReadDocument } from '@marginalia/engine';
import { exampleDefinition, fakeGenerator, fakePorts } from '@marginalia/engine/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stubDialog } from '../../../testing/stub-dialog.ts';
import { clearView, notes, openScreen, stubView, topic } from '../../../testing/tool-screen.tsx';
import { MOST_IN_FIELD } from '../most-in-field.ts';

beforeEach(stubView);
afterEach(clearView);

const { input } = exampleDefinition;
const tool = createTool(
  {
    ...exampleDefinition,
    input: {
      ...input,
      properties: { ...input.properties, notes: { type: 'string', title: 'Your notes', ui: { rows: 12, material: true } } },
    },
  },
  () => true,
);
const fileOf = (text: string, name = 'tides.txt'): File => new File([text], name);
const parts = (...texts: readonly string[]): ReadDocument => ({
  format: 'docx',
  kind: 'document',
  parts: texts.map((text) => ({ text })),
  leftOut: ['2 images', '1 note'],
});
const open = (read?: DocumentsPort['read'], drafts?: DraftsPort) => {
  const ports = fakePorts();
  const opened = openScreen(tool, fakePorts({ ...(read && { documents: { ...ports.documents, read } }), ...(drafts && { drafts }) }));
  const dialog = document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
  const choose = (...files: readonly File[]): void => void fireEvent.change(dialog, { target: { files } });
  return { ...opened, choose };
};
const drop = (on: HTMLElement, ...files: readonly File[]): void => {
  const dataTransfer = { types: ['Files'], files, getData: () => '' };
  fireEvent.dragOver(on, { dataTransfer });
  expect(screen.getByText('Drop to add to Your notes')).toBeTruthy();
  fireEvent.drop(on, { dataTransfer });
};

describe('"Add a file"', () => {
  it('puts the text below what the field has, and the run uses it', async () => {
    const { choose, press, ports } = open();
    fireEvent.change(topic(), { target: { value: 'Tides' } });
    fireEvent.change(notes(), { target: { value: 'Mine.\n' } });
    choose(fileOf('The moon pulls.'));
    await waitFor(() => expect(notes().value).toBe('Mine.\n\nThe moon pulls.'));
    expect((await screen.findByText('tides.txt')).closest('[role="status"]')?.textContent).toContain('3 words');
    await press('Make Example');
    await waitFor(() => expect(JSON.stringify(ports.generator.requests)).toContain('The moon pulls.'));
  });

  it('says what was left out, and "Remove what was added" gives the field back as it was', async () => {
    const { choose, press } = open(async () => parts('One', 'Two'));
    fireEvent.change(notes(), { target: { value: 'Mine.' } });
    choose(fileOf('', 'tides.docx'));
    await waitFor(() => expect(notes().value).toBe('Mine.\n\nOne\n\nTwo'));
    expect((await screen.findByText('Left out:')).parentElement?.textContent).toBe('Left out: 2 images, 1 note.');
    fireEvent.change(notes(), { target: { value: 'Mine.\n\nOne\n\nTwo\n\nMore.' } });
    await press('Remove what was added');
    expect(notes().value).toBe('Mine.\n\nMore.');
    expect(screen.queryByText('tides.docx')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a file' }));
  });

  it('keeps an added text that was changed since', async () => {
    const { choose, press } = open();
    choose(fileOf('The moon pulls.'));
    await waitFor(() => expect(notes().value).toBe('The moon pulls.'));
    fireEvent.change(notes(), { target: { value: 'The moon pulls hard.' } });
    await press('Remove what was added');
    expect(notes().value).toBe('The moon pulls hard.');
    expect(screen.getByText('The added text was changed since. Remove it in the field.')).toBeTruthy();
  });

  it('joins several files under their names, and says which was refused', async () => {
    const { choose } = open();
    choose(fileOf('One', 'week 1.txt'), fileOf('', 'empty.txt'), fileOf('Two', 'week 2.txt'));
    await waitFor(() => expect(notes().value).toBe('week 1\n\nOne\n\nweek 2\n\nTwo'));
    await screen.findByText('“empty.txt” was not added');
    expect(screen.getByText('This file holds no text.')).toBeTruthy();
  });

  it('takes back what several reads have added, and says what each file left out', async () => {
    const { choose, press } = open(async (file) => ({ ...parts(file.name), leftOut: ['1 note'] }));
    fireEvent.change(notes(), { target: { value: 'Mine.' } });
    choose(fileOf('', 'one.docx'), fileOf('', 'two.docx'));
    await screen.findByText('one.docx, two.docx');
    expect(screen.getByText('Left out:').parentElement?.textContent).toBe('Left out: 1 note of one.docx, 1 note of two.docx.');
    choose(fileOf('', 'three.docx'));
    await screen.findByText('one.docx, two.docx, three.docx');
    expect(notes().value).toBe('Mine.\n\none\n\none.docx\n\ntwo\n\ntwo.docx\n\nthree.docx');
    await press('Remove what was added');
    expect(notes().value).toBe('Mine.');
  });

  it('joins lists without the names of their files', async () => {
    const { choose } = open(async (file) => ({ format: 'ris', kind: 'references', parts: [{ text: file.name }], leftOut: [] }));
    choose(fileOf('', 'one.ris'), fileOf('', 'two.ris'));
    await waitFor(() => expect(notes().value).toBe('one.ris\n\ntwo.ris'));
  });

  it('leaves the form alone when a file is refused or fails', async () => {
    const { choose, ports } = open((file) => Promise.reject(file.size > 0 ? new FileRefused('damaged') : new Error('gone')));
    fireEvent.change(notes(), { target: { value: 'Mine.' } });
    choose(fileOf('x', 'a.docx'), fileOf('', 'b.docx'));
    await screen.findByText('“b.docx” was not added');
    expect(screen.getByText(/^This file is damaged\. Open it/)).toBeTruthy();
    expect(screen.getByText('It could not be read. Try again, or copy its text by hand.')).toBeTruthy();
    expect([notes().value, ports.warnings]).toEqual(['Mine.', ['A file was not read: Error: gone']]);
  });

  it('refuses a text that is longer than a field', async () => {
    const { choose } = open(async () => parts('x'.repeat(MOST_IN_FIELD)));
    fireEvent.change(notes(), { target: { value: 'Mine.' } });
    choose(fileOf('', 'long.docx'));
    await screen.findByText('“long.docx” was not added');
    expect(screen.getByText(/^The field would have 2,000,007 characters/)).toBeTruthy();
    expect(notes().value).toBe('Mine.');
  });

  it('asks for the password of a file until it is right', async () => {
    const tried: (string | undefined)[] = [];
    const { choose, user, press } = open(async (_file, { password } = {}) => {
      tried.push(password);
      if (password !== 'tides') throw new FileRefused('password');
      return parts('The moon pulls.');
    });
    choose(fileOf('', 'exam.pdf'));
    await user.type(await screen.findByLabelText('Password'), 'waves');
    await press('Open');
    await screen.findByText('This is not the password of the file.');
    await user.clear(screen.getByLabelText('Password'));
    await user.type(screen.getByLabelText('Password'), 'tides{Enter}');
    await waitFor(() => expect(notes().value).toBe('The moon pulls.'));
    expect(tried).toEqual([undefined, 'waves', 'tides']);
    expect(document.body.innerHTML).not.toContain('waves');
  });

  it('reads the files that are added while a locked one waits for its password', async () => {
    const { choose, user, press } = open(async (file, { password } = {}) => {
      if (file.name === 'exam.pdf' && password !== 'tides') throw new FileRefused('password');
      return parts(`Text of ${file.name}`);
    });
    choose(fileOf('', 'exam.pdf'), fileOf('', 'one.docx'));
    await screen.findByLabelText('Password');
    await waitFor(() => expect(notes().value).toBe('Text of one.docx'));
    await user.type(screen.getByLabelText('Password'), 'waves{Enter}');
    await screen.findByText('This is not the password of the file.');
    choose(fileOf('', 'two.docx'));
    await waitFor(() => expect(notes().value).toBe('Text of one.docx\n\nText of two.docx'));
    expect(screen.getByText('one.docx, two.docx')).toBeTruthy();
    await user.clear(screen.getByLabelText('Password'));
    await user.type(screen.getByLabelText('Password'), 'tides');
    await press('Open');
    await waitFor(() => expect(notes().value).toBe('Text of one.docx\n\nText of two.docx\n\nText of exam.pdf'));
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  it('asks for the passwords of several locked files, one after the other, and keeps what was refused', async () => {
    const { choose, user, press } = open(async (file, { password } = {}) => {
      if (file.name === 'bad.docx') throw new FileRefused('damaged');
      if (password === undefined) throw new FileRefused('password');
      return parts(`${file.name} by ${password}`);
    });
    choose(fileOf('', 'one.pdf'), fileOf('', 'two.pdf'), fileOf('', 'bad.docx'));
    await screen.findByText('“one.pdf” needs its password');
    await user.type(screen.getByLabelText('Password'), 'a{Enter}');
    await waitFor(() => expect(notes().value).toBe('one.pdf by a'));
    expect(screen.getByText('“bad.docx” was not added')).toBeTruthy();
    expect(screen.getByText('“two.pdf” needs its password')).toBeTruthy();
    await press('Cancel reading');
    await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull());
    expect(notes().value).toBe('one.pdf by a');
  });

  it('leaves a locked file out when no password is given', async () => {
    const { choose, press } = open(() => Promise.reject(new FileRefused('password')));
    fireEvent.change(notes(), { target: { value: 'Mine.' } });
    choose(fileOf('', 'exam.pdf'));
    await screen.findByLabelText('Password');
    await press('Cancel reading');
    await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull());
    expect(notes().value).toBe('Mine.');
  });

  it('lets the person choose the parts of a text that is longer than a field', async () => {
    stubDialog();
    const long = 'x'.repeat(MOST_IN_FIELD / 2);
    const { choose, user } = open(async () => ({
      ...parts('# Tides\n\nThe moon pulls.', long, long),
      parts: [
        { title: 'Tides', text: '# Tides\n\nThe moon pulls.' },
        { title: 'Waves', text: long },
        { title: 'Wind', text: long },
      ],
    }));
    fireEvent.change(notes(), { target: { value: 'Mine.' } });
    choose(fileOf('', 'sea.docx'));
    await screen.findByRole('dialog', { name: 'Choose what goes in' });
    await user.click(screen.getByRole('checkbox', { name: /^Waves/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Wind/ }));
    expect(screen.getByText(/too many$/)).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: /^Waves/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Wind/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Tides/ }));
    await user.click(screen.getByRole('button', { name: /^Put in/ }));
    await waitFor(() => expect(notes().value).toBe('Mine.\n\n# Tides\n\nThe moon pulls.'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('adds nothing when the person closes the choice', async () => {
    stubDialog();
    const long = 'x'.repeat(MOST_IN_FIELD / 2);
    const { choose, press } = open(async () => parts(long, long, 'Tides'));
    choose(fileOf('', 'sea.docx'));
    await screen.findByRole('dialog', { name: 'Choose what goes in' });
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(notes().value).toBe('');
  });

  it('stops on "Cancel reading"', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const { choose, press } = open(
      (_file, { signal } = {}) =>
        new Promise((_resolve, reject) => {
          signals.push(signal);
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    choose(fileOf('x', 'long.docx'));
    await screen.findByText('Reading the file. You can go on typing.');
    await press('Cancel reading');
    expect(signals[0]?.aborted).toBe(true);
    expect(screen.queryByText('long.docx')).toBeNull();
  });

  it('says which file was being read when the form was left, once', async () => {
    const drafts = fakePorts().drafts;
    const never: DocumentsPort['read'] = (_file, { signal } = {}) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    const { choose } = open(never, drafts);
    choose(fileOf('x', 'long.docx'), fileOf('y', 'more.docx'));
    await screen.findByText('Reading the file. You can go on typing.');
    cleanup();
    open(never, drafts);
    await screen.findByText('“long.docx” was not added');
    expect(screen.getByText('“more.docx” was not added')).toBeTruthy();
    expect(screen.getAllByText('The form was left before it was read. Add it again.')).toHaveLength(2);
    cleanup();
    open(never, drafts);
    expect(screen.queryByText('“long.docx” was not added')).toBeNull();
  });

  it('says nothing of a file that was read or cancelled before the form was left', async () => {
    const drafts = fakePorts().drafts;
    const { choose } = open(undefined, drafts);
    choose(fileOf('The moon pulls.'));
    await waitFor(() => expect(notes().value).toBe('The moon pulls.'));
    expect(drafts.read(`${tool.slug}/files`)).toEqual({});
  });

  it('reads a file that is added while another one is read, and drops neither', async () => {
    const first = Promise.withResolvers<ReadDocument>();
    let calls = 0;
    const { choose } = open((file) => (++calls === 1 ? first.promise : Promise.resolve(parts(`Text of ${file.name}`))));
    choose(fileOf('x', 'one.docx'));
    await screen.findByText('Reading the file. You can go on typing.');
    choose(fileOf('y', 'two.docx'));
    await waitFor(() => expect(notes().value).toBe('one\n\nText of one.docx\n\ntwo\n\nText of two.docx'));
    first.resolve(parts('Late'));
    expect(notes().value).not.toContain('Late');
  });
});

describe('A field that says what it takes', () => {
  const calendarTool = createTool(
    {
      ...exampleDefinition,
      input: {
        ...input,
        properties: {
          ...input.properties,
          notes: { type: 'string', title: 'Your notes', ui: { rows: 12, material: true } },
          dates: { type: 'string', title: 'Exam dates', ui: { rows: 4, accepts: ['calendar'] } },
        },
      },
    },
    () => true,
  );
  const calendar: ReadDocument = { format: 'ics', kind: 'calendar', parts: [{ text: 'Mon 7 Dec 2026: Exam' }], leftOut: [] };
  const dates = (): HTMLTextAreaElement => screen.getByLabelText<HTMLTextAreaElement>(/^Exam dates/);
  const openDates = (document: ReadDocument): void => {
    openScreen(calendarTool, fakePorts({ documents: { ...fakePorts().documents, read: async () => document } }));
  };

  it('gets a dropped file of its kind, wherever it falls', async () => {
    openDates(calendar);
    const files = [new File(['x'], 'term.ics', { type: 'text/calendar' })];
    fireEvent.dragOver(topic(), { dataTransfer: { types: ['Files'], files: [], items: files } });
    expect(screen.getByText('Drop to add to Exam dates')).toBeTruthy();
    fireEvent.drop(topic(), { dataTransfer: { types: ['Files'], files, getData: () => '' } });
    await waitFor(() => expect(dates().value).toBe('Mon 7 Dec 2026: Exam'));
    expect(notes().value).toBe('');
  });

  it('offers its files in the dialog, and refuses others', async () => {
    openDates(parts('One'));
    const [, dialog] = document.querySelectorAll<HTMLInputElement>('input[type="file"]');
    expect(dialog?.accept).toBe('.ics');
    fireEvent.change(dialog as HTMLInputElement, { target: { files: [fileOf('', 'a.docx')] } });
    await screen.findByText('“a.docx” was not added');
    expect(screen.getByText(/^This field takes other files\./)).toBeTruthy();
    expect(dates().value).toBe('');
  });
});

describe('Files on the form', () => {
  it('are added to the field for material, wherever they are dropped', async () => {
    open();
    drop(topic(), fileOf('The moon pulls.'));
    await waitFor(() => expect(notes().value).toBe('The moon pulls.'));
    expect(screen.queryByText('Drop to add to Your notes')).toBeNull();
  });

  it.each(['Result', 'Back to Tools'])('are added to the field for material where they fall beside the form, on "%s"', async (place) => {
    open();
    drop(screen.getByText(place), fileOf('The moon pulls.'));
    await waitFor(() => expect(notes().value).toBe('The moon pulls.'));
  });

  it('never open in place of the page, also while a run takes none', async () => {
    const { run } = openScreen(tool, fakePorts({ generator: fakeGenerator({ chunks: ['Half'], hangs: true }) }));
    await run();
    await screen.findByText('Half');
    const dataTransfer = { types: ['Files'], files: [fileOf('Other.')], items: [], dropEffect: 'copy', getData: () => '' };
    for (const on of [topic(), document.body, screen.getByText('Half')]) {
      expect([fireEvent.dragOver(on, { dataTransfer }), fireEvent.drop(on, { dataTransfer })]).toEqual([false, false]);
    }
    expect(dataTransfer.dropEffect).toBe('none');
    expect(notes().value).toBe('The moon pulls.');
  });

  it('are added when they are pasted without a text', async () => {
    open();
    const paste = (types: readonly string[]): boolean =>
      fireEvent.paste(notes(), { clipboardData: { files: [fileOf('The moon pulls.')], types, getData: () => '' } });
    expect([paste(['Files', 'text/plain']), paste(['Files'])]).toEqual([true, false]);
    await waitFor(() => expect(notes().value).toBe('The moon pulls.'));
  });
});
