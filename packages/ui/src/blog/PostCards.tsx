import { type ReactNode, useId } from 'react';
import { classNames } from '../basics/class-names.ts';

// The figures are static, the same on every post.
const STATS = [
  { name: 'Views', figure: '2.3k' },
  { name: 'Shares', figure: '142' },
  { name: 'Bookmarks', figure: '89' },
] as const;

interface BoxProps {
  readonly title: string;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
  /** Content under or beside the text. */
  readonly form?: ReactNode;
}

/** A titled box beside posts. */
function Box({ title, className, children, form }: BoxProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames('m-box', className)}>
      <div className="m-box__words">
        <h2 className="m-box__title" id={id}>
          {title}
        </h2>
        {children}
      </div>
      {form}
    </section>
  );
}

export function AuthorCard({ author }: { readonly author: string }) {
  return (
    <Box title="About the Author">
      <p className="m-box__name">{author}</p>
      <p>We make Marginalia: free, open-source study tools that run in your browser and show their work.</p>
    </Box>
  );
}

export function StatsCard() {
  return (
    <Box title="Article Stats">
      <dl className="m-stats">
        {STATS.map(({ name, figure }) => (
          <div className="m-stats__row" key={name}>
            <dt>{name}</dt>
            <dd className="m-stats__figure">{figure}</dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}

/** The box around the subscribe form. `wide`: the form is beside the text where there is room. */
export function StayUpdated({ wide = false, children }: { readonly wide?: boolean | undefined; readonly children: ReactNode }) {
  return (
    <Box className={wide ? 'm-box--wide' : undefined} form={children} title="Stay Updated">
      <p>One email when a new tool or post is out.</p>
    </Box>
  );
}
