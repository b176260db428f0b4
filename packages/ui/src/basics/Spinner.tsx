/**
 * Progress of unknown length. It is hidden from assistive technology and does not turn under reduced motion: text beside it says what
 * happens.
 */
export function Spinner() {
  return <span aria-hidden="true" className="m-spinner" />;
}
