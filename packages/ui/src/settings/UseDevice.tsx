import { useState } from 'react';
import { Button } from '../basics/Button.tsx';
import type { GeneratorPort } from './generator-port.ts';

interface UseDeviceProps {
  readonly port: Pick<GeneratorPort, 'chooseDevice'>;
  /** Called once the device is chosen. */
  readonly onDevice: () => void;
}

/** A button that chooses the device in place of a model. */
export function UseDevice({ port, onDevice }: UseDeviceProps) {
  const [problem, setProblem] = useState<string>();
  const choose = (): void => {
    port.chooseDevice().then(onDevice, (error: unknown) => setProblem(error instanceof Error ? error.message : 'That could not be kept.'));
  };
  return (
    <>
      <Button onClick={choose} size="sm">
        Use this device
      </Button>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </>
  );
}
