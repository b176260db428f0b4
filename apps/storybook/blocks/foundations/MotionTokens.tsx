import { Button } from '@marginalia/ui';
import { useState } from 'react';
import { Specimen } from '../Specimen.tsx';
import { useScale } from './use-tokens.ts';

/** Every duration with every easing curve, shown by a block that moves along a track. */
export function MotionTokens() {
  const durations = useScale('--dur-');
  const easings = useScale('--ease-');
  const [across, setAcross] = useState(false);
  return (
    <Specimen>
      <Button onClick={() => setAcross((now) => !now)} size="sm">
        Move the blocks
      </Button>
      {easings.map((easing) => (
        <dl className="sb-motion" key={easing.name}>
          {durations.map((duration) => (
            <div className="sb-motion__row" key={duration.name}>
              <dt>{`${duration.name.slice(2)} · ${easing.name.slice(2)}`}</dt>
              <dd>{`${duration.declared} · ${easing.declared}`}</dd>
              <dd aria-hidden="true" className="sb-motion__track">
                <span
                  className="sb-motion__block"
                  data-across={across}
                  style={{ transition: `inset-inline-start var(${duration.name}) var(${easing.name})` }}
                />
              </dd>
            </div>
          ))}
        </dl>
      ))}
    </Specimen>
  );
}
