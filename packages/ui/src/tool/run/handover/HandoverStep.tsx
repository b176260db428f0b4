import type { ReactNode } from 'react';
import { Icon } from '../../../basics/Icon.tsx';
import { VisuallyHidden } from '../../../basics/VisuallyHidden.tsx';

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly done?: boolean | undefined;
  readonly children: ReactNode;
}

/** One thing to do, with its number or a tick beside it. */
export function HandoverStep({ number, title, done = false, children }: StepProps) {
  return (
    <li className="m-handover__step" data-done={done || undefined}>
      <span aria-hidden="true" className="m-handover__number">
        {done ? <Icon name="check" size={18} /> : number}
      </span>
      <h3 className="m-handover__title">
        {title}
        {done && <VisuallyHidden> (done)</VisuallyHidden>}
      </h3>
      <div className="m-handover__do">{children}</div>
    </li>
  );
}
