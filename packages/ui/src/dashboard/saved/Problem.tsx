import { Notice } from '../../basics/Notice.tsx';

/** What could not be done, and why; nothing where all was. */
export function Problem({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <Notice className="m-saved__problem" heading="Error" level={3} tone="error">
      {text}
    </Notice>
  );
}
