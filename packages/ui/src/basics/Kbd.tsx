/** A key hint for the eye; the control itself says it in `aria-keyshortcuts`. */
export function Kbd({ children }: { readonly children: string }) {
  return (
    <span aria-hidden="true">
      <kbd className="m-kbd">{children}</kbd>
    </span>
  );
}
