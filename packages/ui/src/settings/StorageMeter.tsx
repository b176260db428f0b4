import type { StorageUse } from '@marginalia/engine';
import { useEffect, useId, useState } from 'react';

const KEPT = {
  true: 'This browser has promised to keep it.',
  false: 'This browser may delete it when the disk is full, so back up what matters.',
} as const;

interface StorageMeterProps {
  readonly storageUse: () => Promise<StorageUse>;
  /** The number of changes of saved work while the meter is shown. */
  readonly changes: number;
}

/** Shows how full the storage of saved work is, and how safe it is from the browser itself. */
export function StorageMeter({ storageUse, changes }: StorageMeterProps) {
  const id = useId();
  const [use, setUse] = useState<StorageUse>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is measured.
  useEffect(() => {
    let isShown = true;
    void storageUse().then((measured) => isShown && setUse(measured));
    return () => {
      isShown = false;
    };
  }, [storageUse, changes]);
  const { used, most } = use?.localStorage ?? { used: 0, most: 1 };
  return (
    <div className="m-storage">
      <span id={id}>{use ? `Saved work takes ${sizeOf(used)} of ${sizeOf(most)}.` : 'Measuring the storage …'}</span>
      <meter aria-labelledby={id} className="m-storage__meter" high={0.8} max={1} value={used / most} />
      {use && (
        <span className="m-storage__more">
          {[use.all !== undefined && `Everything of this site takes ${sizeOf(use.all)}.`, KEPT[`${use.persisted ?? false}`]]
            .filter(Boolean)
            .join(' ')}
        </span>
      )}
    </div>
  );
}

/** Kilobytes or megabytes, with one digit where it says something. */
function sizeOf(bytes: number): string {
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1_000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat('en', { style: 'unit', unit, maximumFractionDigits: size < 10 ? 1 : 0 }).format(size);
}
