import type { Overview } from './overview.ts';

const percent = (part: number): string => `${100 * part}%`;

/** The whole course at a glance. The list under it says the same in words. */
export function Strip({ overview: { weeks, stems } }: { readonly overview: Overview }) {
  return (
    <div aria-hidden="true" className="m-overview">
      <div className="m-overview__stems">
        {stems.map(({ id, kind, past, at, height, weight, title }) => (
          <span
            className="m-overview__stem"
            data-end={at > 0.85 ? 'true' : undefined}
            data-kind={kind}
            data-past={past}
            data-start={at < 0.15 ? 'true' : undefined}
            key={id}
            style={{ insetInlineStart: percent(at), blockSize: percent(height) }}
          >
            {weight !== undefined && (
              <span className="m-overview__label">
                {title !== undefined && <span className="m-overview__name">{title} </span>}
                <strong>{weight}</strong>
              </span>
            )}
          </span>
        ))}
      </div>
      <div className="m-overview__weeks">
        {weeks.map(({ key, label, time }) => (
          <span className="m-overview__week" data-time={time} key={key}>
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}
