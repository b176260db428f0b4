import type { Availability, GeneratorOption } from '@marginalia/engine';
import { useCallback, useEffect, useState } from 'react';
import type { SettingsPorts } from './generator-form.ts';

/** The availability of the browser's built-in model, if the options include it. `refresh` checks it again. */
export function useAvailability(browserModel: SettingsPorts['browserModel'], options: readonly GeneratorOption[]) {
  const [availability, setAvailability] = useState<Availability>();
  const offered = options.some(({ kind }) => kind === 'browser-model');
  const refresh = useCallback((): void => {
    browserModel.availability().then(setAvailability, () => setAvailability({ state: 'unavailable' }));
  }, [browserModel]);
  useEffect(() => {
    if (offered) refresh();
  }, [offered, refresh]);
  return { availability, refresh };
}
