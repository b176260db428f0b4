import { Button } from '../../../basics/Button.tsx';

export interface GoOnButtonsProps {
  readonly onContinue: () => void;
  readonly onStartOver: () => void;
}

/** The actions on a long document whose run failed or was stopped. */
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
