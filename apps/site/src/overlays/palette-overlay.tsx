import { readSavedWork } from '@marginalia/engine';
import { announced, tools } from '@marginalia/tool-defs';
import { keywords } from '@marginalia/tool-defs/keywords';
import { CommandPalette, type PageLink, type PaletteAction, type SavedTitle, useNotices } from '@marginalia/ui';
import { useMemo } from 'react';
import { posts } from '../content/posts.ts';
import { generatorStore } from '../generator/generator-store.ts';
import { MORE_PAGES } from '../navigation/more-pages.ts';
import { savedPorts } from '../storage/saved-ports.ts';
import type { OverlayProps } from './overlay.ts';
import { chooseAppearance, isDark } from './settings-appearance.ts';

const POSTS: readonly PageLink[] = posts.map(({ slug, title }) => ({ to: `/blog/${slug}`, label: title }));

const readSaved = async (): Promise<readonly SavedTitle[]> => (await readSavedWork(savedPorts.work)).entries;

/** The command palette with this site's tools, pages, saved work and actions. Its code loads when it is first opened. */
export function PaletteOverlay({ pages, onClose, onSettings }: OverlayProps) {
  const { show } = useNotices();
  const actions = useMemo<readonly PaletteAction[]>(() => {
    const other = isDark() ? 'light' : 'dark';
    const switchTheme = (): void => {
      try {
        chooseAppearance(other);
      } catch (error) {
        const text = `${error instanceof Error ? error.message : ''} This appearance lasts until you leave the page.`;
        show({ tone: 'info', title: 'Not kept', text });
      }
    };
    return [
      { id: 'settings', label: 'Settings', icon: 'settings', run: onSettings },
      { id: 'generator', label: 'Change generator', icon: 'settings', context: generatorStore.getSnapshot().title, run: onSettings },
      { id: 'theme', label: `Switch to ${other} theme`, icon: other === 'dark' ? 'moon' : 'sun', run: switchTheme },
    ];
  }, [onSettings, show]);
  const everyPage = useMemo(() => [...pages, ...MORE_PAGES], [pages]);
  return (
    <CommandPalette
      actions={actions}
      announced={announced}
      keywords={keywords}
      onClose={onClose}
      pages={everyPage}
      posts={POSTS}
      readSaved={readSaved}
      tools={tools}
    />
  );
}
