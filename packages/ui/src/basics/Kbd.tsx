/** A key hint for the eye; the control itself says it in `aria-keyshortcuts`. */
export function Kbd({ children }: { readonly children: string }) {
  return (
    <kbd aria-hidden="true" className="m-kbd">
      {children}
    </kbd>
  );
}
