import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { SearchField } from './SearchField.tsx';

afterEach(cleanup);

function Search() {
  const [query, setQuery] = useState('');
  return <SearchField label="Search tools" onChange={setQuery} value={query} />;
}

const field = () => screen.getByRole('searchbox', { name: 'Search tools' });
const clearButton = () => screen.queryByRole('button', { name: 'Empty search' });

describe('a search field', () => {
  it('has a button that clears it only while it has text', async () => {
    render(<Search />);
    expect(clearButton()).toBeNull();
    await userEvent.type(field(), 'notes');
    expect(clearButton()).toBeTruthy();
  });

  it('is cleared by the button, which moves focus to the field', async () => {
    render(<Search />);
    await userEvent.type(field(), 'notes');
    await userEvent.tab();
    expect(document.activeElement).toBe(clearButton());
    await userEvent.keyboard('{Enter}');
    expect(field()).toHaveProperty('value', '');
    expect(document.activeElement).toBe(field());
  });

  it('is cleared by Escape', async () => {
    render(<Search />);
    await userEvent.type(field(), 'notes{Escape}');
    expect(field()).toHaveProperty('value', '');
  });
});
