import { Button } from '../../basics/Button.tsx';

export interface GoOnButtonsProps {
  readonly onContinue: () => void;
  readonly onStartOver: () => void;
}

/** What can be done with a long document that was broken off. */
export function GoOnButtons({ onContinue, onStartOver }: GoOnButtonsProps) {
  return (
    <>
      <Button onClick={onContinue} size="sm" variant="primary">
        Continue
      </Button>
      <Button onClick={onStartOver} size="sm">
        Start over
      </Button>
    </>
  );
}
