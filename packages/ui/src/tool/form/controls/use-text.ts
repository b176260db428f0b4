import { useSyncExternalStore } from 'react';
import type { FieldText } from '../use-tool-form.ts';

/** The text of a field, for a control that shows it in parts. */
export function useText({ subscribe, get }: FieldText): string {
  return useSyncExternalStore(subscribe, get, get);
}
