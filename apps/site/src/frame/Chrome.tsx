import { DEVICE_STATUS } from '@marginalia/engine';
import { GeneratorProvider, isApple, PageFrame, type PageFrameProps, TooltipLayer } from '@marginalia/ui';
import { type ComponentType, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { generatorStore } from '../generator/generator-store.ts';
import { reportMissingCode } from '../inline/missing.ts';
import { useOffline } from '../offline/use-offline.ts';
import type { OverlayProps } from '../overlays/overlay.ts';
import { useForgotten } from '../storage/use-forgotten.ts';

type Overlay = ComponentType<OverlayProps>;

const loadPalette = async (): Promise<Overlay> => (await import('../overlays/palette-overlay.tsx')).PaletteOverlay;
const loadSettings = async (): Promise<Overlay> => (await import('../overlays/settings-overlay.tsx')).loadSettingsOverlay();

/** Starts to load a dialog before it is opened. A failure is reported when it is opened. */
const prefetch = (load: () => Promise<Overlay>) => (): void => void load().catch(() => undefined);
const prefetchPalette = prefetch(loadPalette);
const prefetchSettings = prefetch(loadSettings);

const chooseDevice = (): Promise<void> => generatorStore.choose({ kind: 'on-device' });

/** The frame of every page with its overlays: settings, the command palette (Ctrl K, ⌘ K on Apple's keyboards), tooltips. */
export function Chrome({ header, children, ...frame }: PageFrameProps) {
  // An object, because useState would call a component that is passed directly.
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
  const generator = useMemo(() => ({ ...generatorStore, openSettings: onSettings, chooseDevice }), [onSettings]);
  const { title, short, state } = useSyncExternalStore(generatorStore.subscribe, generatorStore.getSnapshot, () => DEVICE_STATUS);

  useOffline();
  useForgotten();
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      // Autofill sends keydown events without a key. Control K edits text on Apple's keyboards, so ⌘ K opens the palette there.
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
          // A dialog may open another while it closes, so it removes only itself.
          onClose={() => setOpened((now) => (now === opened ? undefined : now))}
          onSettings={onSettings}
          pages={header.links}
        />
      )}
      <TooltipLayer />
    </GeneratorProvider>
  );
}
