import { Button } from '../basics/Button.tsx';
import { useGenerator } from './use-generator.ts';

/** The way to another generator, model or key; nothing where a host has but one generator. */
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
