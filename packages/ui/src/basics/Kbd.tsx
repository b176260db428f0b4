/** A keyboard key. Hidden from assistive technology: `aria-keyshortcuts` or the role of the control announces the key. */
export function Kbd({ children }: { readonly children: string }) {
  return (
    <span aria-hidden="true" className="m-kbd">
      {children}
    </span>
  );
}
