import { DEVICE_STATUS } from '@marginalia/engine';
import { GeneratorProvider, isApple, PageFrame, type PageFrameProps, TooltipLayer } from '@marginalia/ui';
import { type ComponentType, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { reportMissingCode } from '../boot/missing.ts';
import { generatorStatus } from '../generator/generator-status.ts';
import type { OverlayProps } from '../overlays/overlay.ts';

type Overlay = ComponentType<OverlayProps>;

const loadPalette = async (): Promise<Overlay> => (await import('../overlays/palette-overlay.tsx')).PaletteOverlay;
const loadSettings = async (): Promise<Overlay> => (await import('../overlays/settings-overlay.tsx')).loadSettingsOverlay();

/** Begun early, it may fail: whoever opens the dialog is told. */
const prefetch = (load: () => Promise<Overlay>) => (): void => void load().catch(() => undefined);
const prefetchPalette = prefetch(loadPalette);
const prefetchSettings = prefetch(loadSettings);

const chooseDevice = async (): Promise<void> => (await import('../generator/settings-ports.ts')).chooseDevice();

/** The frame of every page with what stands over it: settings, the command palette (Ctrl K, ⌘ K on Apple's keyboards), tooltips. */
export function Chrome({ header, children, ...frame }: PageFrameProps) {
  // A pair, because React would call a component that it is given alone.
  const [opened, setOpened] = useState<{ readonly Overlay: Overlay }>();

  const open = useCallback(async (load: () => Promise<Overlay>): Promise<void> => {
    try {
      setOpened({ Overlay: await load() });
    } catch {
      reportMissingCode();
    }
  }, []);
  const onSearch = useCallback(() => void open(loadPalette), [open]);
  const onSettings = useCallback(() => void open(loadSettings), [open]);
  const generator = useMemo(() => ({ ...generatorStatus, openSettings: onSettings, chooseDevice }), [onSettings]);
  const { title, short, state } = useSyncExternalStore(generatorStatus.subscribe, generatorStatus.status, () => DEVICE_STATUS);

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      // What fills in a form for somebody sends keydown events that have no key. Control K is a key of text fields on Apple's keyboards.
      const key = event.key as string | undefined;
      if (key?.toLowerCase() !== 'k' || event.altKey || event.shiftKey || !(isApple() ? event.metaKey : event.ctrlKey)) return;
      event.preventDefault();
      if (document.querySelector('dialog[open]') === null) onSearch();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onSearch]);

  const end = {
    generator: title,
    generatorShort: short,
    generatorState: state,
    onSearch,
    onSettings,
    onSearchIntent: prefetchPalette,
    onSettingsIntent: prefetchSettings,
  };
  return (
    <GeneratorProvider value={generator}>
      <PageFrame {...frame} header={{ end, ...header }}>
        {children}
      </PageFrame>
      {opened && (
        <opened.Overlay
          // One dialog may open another while it closes: it takes away itself alone.
          onClose={() => setOpened((now) => (now === opened ? undefined : now))}
          onSettings={onSettings}
          pages={header.links}
        />
      )}
      <TooltipLayer />
    </GeneratorProvider>
  );
}
