import type { GeneratorState } from '@marginalia/engine';
import type { MouseEvent } from 'react';
import { Icon } from '../basics/Icon.tsx';
import { Kbd } from '../basics/Kbd.tsx';
import { useHydrated } from '../basics/use-hydrated.ts';
import { isApple } from './is-apple.ts';

export interface HeaderEndProps {
  /** The name of the generator: "On this device". */
  readonly generator: string;
  /** A shorter form for phones, contained in the name: "this device". */
  readonly generatorShort: string;
  /** The generator's state, for the colour of the dot. The name contains the state as text. */
  readonly generatorState?: GeneratorState | undefined;
  readonly onSearch: () => void;
  readonly onSettings: () => void;
  /** Called when the pointer or focus reaches the button, so that the host can preload its overlay. */
  readonly onSearchIntent?: (() => void) | undefined;
  readonly onSettingsIntent?: (() => void) | undefined;
}

/** The buttons for search and settings: at the end of the bar and, on a phone, again in the menu. */
export function HeaderEnd({ place, ...props }: HeaderEndProps & { readonly place: 'bar' | 'menu' }) {
  // The prerendered page shows Control, because the server does not know the platform.
  const apple = useHydrated() && isApple();
  const { generator, generatorShort, generatorState, onSearch, onSettings, onSearchIntent, onSettingsIntent } = props;
  return (
    <div className={`m-header__end m-header__end--${place}`}>
      <button
        aria-keyshortcuts={apple ? 'Meta+K' : 'Control+K'}
        className="m-header__search"
        onClick={focusThen(onSearch)}
        onFocus={onSearchIntent}
        onPointerEnter={onSearchIntent}
        type="button"
      >
        <Icon name="search" />
        Search tools
        <Kbd>{apple ? '⌘ K' : 'Ctrl K'}</Kbd>
      </button>
      <button
        aria-haspopup="dialog"
        aria-label={`Settings: ${generator}`}
        className="m-header__generator"
        onClick={focusThen(onSettings)}
        onFocus={onSettingsIntent}
        onPointerEnter={onSettingsIntent}
        type="button"
      >
        <span aria-hidden="true" className="m-dot" data-state={generatorState} />
        <span className="m-header__words">{place === 'menu' ? `Settings: ${generator}` : generator}</span>
        {place === 'bar' && <span className="m-header__short">{generatorShort}</span>}
        {place === 'bar' && <Icon className="m-header__sign" name="settings" />}
      </button>
    </div>
  );
}

/** Focuses the pressed button, because Safari does not, so that the dialog can restore focus to it. */
function focusThen(open: () => void) {
  return ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    currentTarget.focus();
    open();
  };
}
