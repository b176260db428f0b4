import { lowerFirst, type WaitState } from '@marginalia/engine';

/** "The service asks for a pause. Next try in 10 s." */
export function waitingWords({ phase, ratio }: WaitState, noun: string, left: number | undefined): string {
  const share = ratio === undefined ? '' : ` ${Math.round(ratio * 100)} %`;
  switch (phase) {
    case 'download':
      return `Downloading the model.${share}`;
    case 'load':
      return `Starting the model.${share}`;
    case 'check':
      return `Checking the ${lowerFirst(noun)} and asking for what is missing.`;
    case 'queue':
      if (left === undefined) return 'Waiting for the service.';
      return `The service asks for a pause. ${left > 0 ? `Next try in ${left} s.` : 'Trying again.'}`;
  }
}
