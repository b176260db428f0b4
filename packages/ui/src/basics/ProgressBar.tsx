import { classNames } from './class-names.ts';

export interface ProgressBarProps {
  readonly label: string;
  /** 0 to 100; absent when the length is unknown. */
  readonly value?: number | undefined;
  /** The value in words: "Section 5 of 17, 2,946 words". */
  readonly valueText?: string | undefined;
  readonly className?: string | undefined;
}

/** Progress of known length. A native element: the content security policy blocks a width in a style attribute. */
export function ProgressBar({ label, value, valueText, className }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      aria-valuetext={valueText}
      className={classNames('m-progress', className)}
      max={100}
      value={value === undefined ? undefined : Math.min(100, Math.max(0, value))}
    />
  );
}
