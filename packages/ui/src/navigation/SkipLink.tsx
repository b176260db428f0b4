/** Jumps past the header: shown while it has focus. The target is focusable (`tabIndex` -1). */
export function SkipLink({ target, children }: { readonly target: string; readonly children: string }) {
  return (
    <a className="m-skip" href={`#${target}`}>
      {children}
    </a>
  );
}
