import { exampleTool, fakePorts } from '@marginalia/engine/testing';
import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { card, clearView, notes, openScreen, ready, stubView } from '../../testing/tool-screen.tsx';

beforeEach(stubView);
afterEach(clearView);

const LINE = 'Made from an earlier version of your form.';

it('A result says that the form has changed since, until the form is as it was or the result is made anew', async () => {
  const { run, press } = openScreen(exampleTool(), fakePorts());
  await run();
  await ready();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(card().queryByText(LINE)).toBeNull();
  fireEvent.change(notes(), { target: { value: 'The sun pulls too.' } });
  expect(await card().findByText(LINE)).toBeTruthy();
  fireEvent.change(notes(), { target: { value: 'The moon pulls. ' } });
  await waitFor(() => expect(card().queryByText(LINE)).toBeNull());
  fireEvent.change(notes(), { target: { value: '' } });
  expect(await card().findByText(LINE)).toBeTruthy();
  fireEvent.change(notes(), { target: { value: 'The sun pulls too.' } });
  await press('Make Example');
  await waitFor(() => expect(card().queryByText(LINE)).toBeNull());
});
