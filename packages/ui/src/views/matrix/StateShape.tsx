import type { CoverageState } from '@marginalia/engine';

/** The shape of a state, so that no state is known by its colour alone. Its word stands beside it. */
export function StateShape({ state }: { readonly state: CoverageState }) {
  return (
    <svg aria-hidden="true" className="m-state" focusable="false" height="18" viewBox="0 0 18 18" width="18">
      {state === 'covered' && (
        <>
          <circle cx="9" cy="9" fill="currentColor" r="8" />
          <path className="m-state__check" d="m5.5 9.2 2.4 2.4 4.6-4.9" fill="none" strokeWidth="1.8" />
        </>
      )}
      {state === 'thin' && (
        <>
          <circle cx="9" cy="9" fill="none" r="7.2" stroke="currentColor" strokeWidth="1.6" />
          <path d="M9 1.8a7.2 7.2 0 0 0 0 14.4z" fill="currentColor" />
        </>
      )}
      {state === 'mentioned' && (
        <>
          <circle cx="9" cy="9" fill="none" r="7.2" stroke="currentColor" strokeWidth="1.6" />
          <circle cx="9" cy="9" fill="currentColor" r="2.4" />
        </>
      )}
      {state === 'missing' && <circle cx="9" cy="9" fill="none" r="7.2" stroke="currentColor" strokeDasharray="2.6 2" strokeWidth="1.4" />}
    </svg>
  );
}
