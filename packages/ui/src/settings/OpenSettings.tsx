import { Button } from '../basics/Button.tsx';
import { useGenerator } from './use-generator.ts';

/** A button to the settings; nothing in a host with one generator. */
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
