import { VisuallyHidden } from '../basics/VisuallyHidden.tsx';

/** Shows "Use Tool", with "Use Tool: NAME" as the accessible name. As two elements, a browser would put a space before the colon. */
export function UseTool({ name }: { readonly name: string }) {
  return (
    <>
      <span aria-hidden="true">Use Tool</span>
      <VisuallyHidden>Use Tool: {name}</VisuallyHidden>
    </>
  );
}
