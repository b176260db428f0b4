import { Button } from '../basics/Button.tsx';
import { useGenerator } from './use-generator.ts';

/** A button that opens Settings. It renders nothing in a host with only one generator. */
export function OpenSettings() {
  const generator = useGenerator();
  return (
    generator && (
      <Button onClick={generator.port.openSettings} size="sm">
        Open settings
      </Button>
    )
  );
}
