import { Tooltip as Ark, useTooltip } from '@ark-ui/react/tooltip';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import './tooltip.css';

export interface TooltipProps {
  /** The element that the pointer or the focus has come to; its `data-tooltip` is shown. */
  readonly trigger: HTMLElement;
}

/** Handlers of the machine's trigger by the events that they are for. */
const EVENTS = {
  pointermove: 'onPointerMove',
  pointerleave: 'onPointerLeave',
  pointerdown: 'onPointerDown',
  pointercancel: 'onPointerCancel',
  focus: 'onFocus',
  blur: 'onBlur',
  click: 'onClick',
} as const;

/** A description beside a control, for the pointer and for keyboard focus. One machine serves every trigger. */
export function Tooltip({ trigger }: TooltipProps) {
  const tooltip = useTooltip({
    openDelay: 400,
    closeDelay: 150,
    interactive: true,
    positioning: { strategy: 'fixed', placement: 'bottom', gutter: 6, getAnchorElement: () => trigger },
  });
  const { open } = tooltip;

  // Elements that others draw: the machine hears of them by listeners. Of an event it reads what native ones have too.
  const tell = useEffectEvent((event: Event): void => {
    const handler = tooltip.getTriggerProps()[EVENTS[event.type as keyof typeof EVENTS]];
    (handler as ((event: Event) => void) | undefined)?.(event);
  });
  const arrive = useEffectEvent((): void => {
    if (trigger.matches(':focus-visible')) tooltip.setOpen(true);
    else if (trigger.matches(':hover')) tell(new PointerEvent('pointermove', { pointerType: 'mouse' }));
  });
  useEffect(() => {
    for (const type of Object.keys(EVENTS)) trigger.addEventListener(type, tell);
    arrive();
    return () => {
      tell(new PointerEvent('pointerleave'));
      for (const type of Object.keys(EVENTS)) trigger.removeEventListener(type, tell);
    };
  }, [trigger]);

  const id = tooltip.getContentProps().id;
  useEffect(() => {
    if (!open || id === undefined) return;
    const before = trigger.getAttribute('aria-describedby');
    trigger.setAttribute('aria-describedby', before === null ? id : `${before} ${id}`);
    // Inside a dialog Escape hides the tooltip alone: the machine takes the key, and the browser must not close the dialog with it.
    const keepDialog = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') event.preventDefault();
    };
    addEventListener('keydown', keepDialog, true);
    return () => {
      if (before === null) trigger.removeAttribute('aria-describedby');
      else trigger.setAttribute('aria-describedby', before);
      removeEventListener('keydown', keepDialog, true);
    };
  }, [open, id, trigger]);

  return createPortal(
    <Ark.RootProvider lazyMount unmountOnExit value={tooltip}>
      <Ark.Positioner>
        <Ark.Content className="m-tooltip">{trigger.dataset['tooltip']}</Ark.Content>
      </Ark.Positioner>
    </Ark.RootProvider>,
    // Behind an open dialog nothing can be seen or pointed at; elsewhere it stays in the landmark of what it describes.
    trigger.closest('dialog, header, main, footer') ?? document.body,
  );
}
