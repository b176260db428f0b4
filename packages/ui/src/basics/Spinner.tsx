/** An unknown wait. Hidden from assistive technology and still under reduced motion: words beside it say what is going on. */
export function Spinner() {
  return <span aria-hidden="true" className="m-spinner" />;
}
