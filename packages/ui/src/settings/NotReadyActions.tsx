import { Button } from '../basics/Button.tsx';
import { UseDevice } from './UseDevice.tsx';
import { useGenerator } from './use-generator.ts';

/** The actions for a generator that is not ready: fix it in Settings, or use the device instead. */
export function NotReadyActions({ onDevice }: { /** Called once the device is chosen. */ readonly onDevice: () => void }) {
  const generator = useGenerator();
  if (!generator) return null;
  const { port, status } = generator;
  return (
    <>
      <Button onClick={port.openSettings} size="sm" variant="primary">
        {status.state === 'no-key' ? 'Add a key' : 'Open settings'}
      </Button>
      <UseDevice onDevice={onDevice} port={port} />
    </>
  );
}
