import { type ComponentType, useEffect, useState } from 'react';
import type { TooltipProps } from './Tooltip.tsx';

/** Shows what stands in `data-tooltip` of any element, whoever drew it. Mounted once; what draws it is loaded at the first one. */
export function TooltipLayer() {
  const [trigger, setTrigger] = useState<HTMLElement>();
  const [shown, setShown] = useState<{ readonly Tooltip: ComponentType<TooltipProps> }>();

  useEffect(() => {
    const arrive = (event: PointerEvent | FocusEvent): void => {
      const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tooltip]') : null;
      // A finger has nowhere to rest: the names of controls serve there.
      if (element === null || ('pointerType' in event && event.pointerType === 'touch')) return;
      setTrigger(element);
      // Without it the control still has its name.
      import('./Tooltip.tsx').then(setShown, () => undefined);
    };
    document.addEventListener('pointerover', arrive);
    document.addEventListener('focusin', arrive);
    return () => {
      document.removeEventListener('pointerover', arrive);
      document.removeEventListener('focusin', arrive);
    };
  }, []);

  return trigger !== undefined && shown !== undefined && <shown.Tooltip trigger={trigger} />;
}
