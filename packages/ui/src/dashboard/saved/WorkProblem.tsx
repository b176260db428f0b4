import { Notice } from '../../basics/Notice.tsx';

/** The error of an action that failed, with the reason. */
export function WorkProblem({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <Notice className="m-saved__problem" heading="Error" level={3} tone="error">
      {text}
    </Notice>
  );
}
