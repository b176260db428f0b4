import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { MemoryNavigation } from '../testing/memory-navigation.tsx';
import { ContactAddress, LegalPage } from './LegalPage.tsx';

const show = (page: ReactNode) => render(<MemoryNavigation>{page}</MemoryNavigation>);

afterEach(cleanup);

it('shows title, date of the last change and text', () => {
  show(
    <LegalPage headings={[]} legal={{ title: 'Privacy Policy', description: 'What is kept.', updated: '2026-11-20' }}>
      <p>Nothing leaves.</p>
    </LegalPage>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Privacy Policy');
  expect(screen.getByText('20 Nov 2026').closest('p')?.textContent).toBe('Last updated 20 Nov 2026');
  expect(screen.getByText('Nothing leaves.')).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('shows the email address of the deployment', () => {
  show(<ContactAddress email="help@college.example" />);
  expect(screen.getByRole('link', { name: 'help@college.example' }).getAttribute('href')).toBe('mailto:help@college.example');
});

it.each([undefined, ''])('links to the contact form without an email address (%j)', (email) => {
  show(<ContactAddress email={email} />);
  expect(screen.getByRole('link', { name: 'the contact page' }).getAttribute('href')).toBe('/contact');
});
