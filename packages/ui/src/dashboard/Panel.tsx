import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../basics/class-names.ts';

interface PanelProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Stands at the end of the heading's line. */
  readonly note?: string | undefined;
  readonly className?: string | undefined;
  /** The heading: it can take focus by script. */
  readonly ref?: Ref<HTMLHeadingElement> | undefined;
}

/** A titled card of the dashboard. */
export function Panel({ title, note, children, className, ref }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames('m-panel', className)}>
      <div className="m-panel__head">
        <h2 className="m-panel__title" id={id} ref={ref} tabIndex={-1}>
          {title}
        </h2>
        {note !== undefined && <p className="m-panel__aside">{note}</p>}
      </div>
      {children}
    </section>
  );
}
