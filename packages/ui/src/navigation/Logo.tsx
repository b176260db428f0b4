/** The logo: an ink page with its margin line and one highlighter stroke. */
export function Logo() {
  return (
    <svg aria-hidden="true" className="m-logo" focusable="false" height="24" viewBox="0 0 24 24" width="24">
      <rect className="m-logo__page" height="24" rx="6" width="24" />
      <path className="m-logo__margin" d="M7 0v24" />
      <rect className="m-logo__stroke" height="6" rx="1.5" width="12" x="8" y="9" />
    </svg>
  );
}
