/** A link past the header, visible while it has focus. Its target must be focusable (`tabIndex` -1). */
export function SkipLink({ target, children }: { readonly target: string; readonly children: string }) {
  return (
    <a className="m-skip" href={`#${target}`}>
      {children}
    </a>
  );
}
