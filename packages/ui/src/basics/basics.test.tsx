import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { Notice } from './Notice.tsx';
import { ProgressBar } from './ProgressBar.tsx';

afterEach(cleanup);

describe('a busy button', () => {
  it('keeps focus, has aria-disabled and ignores clicks and submits', () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button busy onClick={onClick} type="submit">
          Generating Report...
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Generating Report...' });
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('the accessible name', () => {
  it('names an icon button by its label, with the object', () => {
    render(<IconButton icon="trash" label="Delete Operating systems - Debrief" />);
    expect(screen.getByRole('button', { name: 'Delete Operating systems - Debrief' })).toBeTruthy();
  });

  it('The accessible name of a progress bar has the value as text beside it', () => {
    render(<ProgressBar label="Report" value={29} valueText="Section 5 of 17, 2,946 words" />);
    expect(screen.getByRole('progressbar', { name: 'Report' }).getAttribute('aria-valuetext')).toBe('Section 5 of 17, 2,946 words');
  });
});

describe('an error notice', () => {
  it('has the alert role on a child, and can take focus', () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <Notice heading="Error" ref={ref} tone="error">
        Please provide sources to format
      </Notice>,
    );
    ref.current?.focus();
    expect(document.activeElement).toBe(ref.current);
    expect(screen.getByRole('alert').textContent).toContain('Please provide sources to format');
    expect(screen.getByRole('alert')).not.toBe(ref.current);
  });
});
