import { useState } from 'react';
import { Button } from '../basics/Button.tsx';
import { useGenerator } from './use-generator.ts';

/** The actions for a generator that is not ready: fix it in Settings, or use the device instead. */
export function NotReadyActions({ onDevice }: { /** Called once the device is chosen. */ readonly onDevice: () => void }) {
  const generator = useGenerator();
  const [problem, setProblem] = useState<string>();
  if (!generator) return null;
  const { port, status } = generator;
  const choose = (): void => {
    port.chooseDevice().then(onDevice, (error: unknown) => setProblem(error instanceof Error ? error.message : 'That could not be kept.'));
  };
  return (
    <>
      <Button onClick={port.openSettings} size="sm" variant="primary">
        {status.state === 'no-key' ? 'Add a key' : 'Open settings'}
      </Button>
      <Button onClick={choose} size="sm">
        Use this device
      </Button>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </>
  );
}
