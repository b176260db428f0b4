import { VisuallyHidden } from '../basics/VisuallyHidden.tsx';

/** "Use Tool" for the eye, "Use Tool: NAME" as the name of the link. In two parts a browser would put a space before the colon. */
export function UseTool({ name }: { readonly name: string }) {
  return (
    <>
      <span aria-hidden="true">Use Tool</span>
      <VisuallyHidden>Use Tool: {name}</VisuallyHidden>
    </>
  );
}
