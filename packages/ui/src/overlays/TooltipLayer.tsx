import { type ComponentType, useEffect, useState } from 'react';
import type { TooltipProps } from './Tooltip.tsx';

/** Shows the `data-tooltip` of any element on the page. Mount it once. It loads the tooltip's code when the first one is needed. */
export function TooltipLayer() {
  const [trigger, setTrigger] = useState<HTMLElement>();
  const [shown, setShown] = useState<{ readonly Tooltip: ComponentType<TooltipProps> }>();

  useEffect(() => {
    const onArrive = (event: PointerEvent | FocusEvent): void => {
      const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tooltip]') : null;
      // A touch is not a hover.
      if (element === null || ('pointerType' in event && event.pointerType === 'touch')) return;
      setTrigger(element);
      // If the code cannot be loaded, the control still has its accessible name.
      import('./Tooltip.tsx').then(setShown, () => undefined);
    };
    document.addEventListener('pointerover', onArrive);
    document.addEventListener('focusin', onArrive);
    return () => {
      document.removeEventListener('pointerover', onArrive);
      document.removeEventListener('focusin', onArrive);
    };
  }, []);

  return trigger !== undefined && shown !== undefined && <shown.Tooltip trigger={trigger} />;
}
