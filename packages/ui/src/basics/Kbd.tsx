/** A key to press. Hidden from assistive technology: `aria-keyshortcuts` of the control, or the role of what takes the key, says it. */
export function Kbd({ children }: { readonly children: string }) {
  return (
    <span aria-hidden="true" className="m-kbd">
      {children}
    </span>
  );
}
