/** A result card before its first result: an empty sheet, and what to do. */
export function EmptyResult({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className="m-result__empty">
      <svg aria-hidden="true" className="m-blank-sheet" focusable="false" height="124" viewBox="0 0 148 124" width="148">
        <rect className="m-blank-sheet__paper" height="122" rx="4" width="146" x="1" y="1" />
        <path className="m-blank-sheet__margin" d="M21 1v122M24 1v122" />
        <path className="m-blank-sheet__mark" d="M27 21h68M27 80h48" />
        <path className="m-blank-sheet__line" d="M27 33h108M27 45h108M27 56h86M27 92h108M27 104h96" />
      </svg>
      <h3 className="m-empty__title">{title}</h3>
      <p className="m-empty__text">{text}</p>
    </div>
  );
}
