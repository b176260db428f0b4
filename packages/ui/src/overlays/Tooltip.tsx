import { Tooltip as Ark, useTooltip } from '@ark-ui/react/tooltip';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import './tooltip.css';

export interface TooltipProps {
  /** The element under the pointer or with focus; its `data-tooltip` is shown. */
  readonly trigger: HTMLElement;
}

/** The names of the trigger's handlers in the tooltip machine, by event type. */
const EVENTS = {
  pointermove: 'onPointerMove',
  pointerleave: 'onPointerLeave',
  pointerdown: 'onPointerDown',
  pointercancel: 'onPointerCancel',
  focus: 'onFocus',
  blur: 'onBlur',
  click: 'onClick',
} as const;

/** A tooltip for pointer and keyboard focus. One machine serves every trigger. */
export function Tooltip({ trigger }: TooltipProps) {
  const tooltip = useTooltip({
    openDelay: 400,
    closeDelay: 150,
    interactive: true,
    positioning: { strategy: 'fixed', placement: 'bottom', gutter: 6, getAnchorElement: () => trigger },
  });
  const { open } = tooltip;

  // Another component renders the trigger, so listeners forward its events. The handlers read only properties that native events have.
  const forward = useEffectEvent((event: Event): void => {
    const handler = tooltip.getTriggerProps()[EVENTS[event.type as keyof typeof EVENTS]];
    (handler as ((event: Event) => void) | undefined)?.(event);
  });
  const openNow = useEffectEvent((): void => {
    if (trigger.matches(':focus-visible')) tooltip.setOpen(true);
    else if (trigger.matches(':hover')) forward(new PointerEvent('pointermove', { pointerType: 'mouse' }));
  });
  useEffect(() => {
    for (const type of Object.keys(EVENTS)) trigger.addEventListener(type, forward);
    openNow();
    return () => {
      forward(new PointerEvent('pointerleave'));
      for (const type of Object.keys(EVENTS)) trigger.removeEventListener(type, forward);
    };
  }, [trigger]);

  const id = tooltip.getContentProps().id;
  useEffect(() => {
    if (!open || id === undefined) return;
    const before = trigger.getAttribute('aria-describedby');
    trigger.setAttribute('aria-describedby', before === null ? id : `${before} ${id}`);
    // Escape closes only the tooltip: the browser must not close the dialog around it too.
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
    // The tooltip is a child of the open dialog, because everything behind a dialog is inert; otherwise of the trigger's landmark.
    trigger.closest('dialog, header, main, footer') ?? document.body,
  );
}
