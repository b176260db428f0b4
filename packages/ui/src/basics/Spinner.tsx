/** Progress of unknown length. Hidden from assistive technology, and still under reduced motion: text beside it says what happens. */
export function Spinner() {
  return <span aria-hidden="true" className="m-spinner" />;
}
