import type { GeneratorState } from '@marginalia/engine';
import { type MouseEvent, useSyncExternalStore } from 'react';
import { Icon } from '../basics/Icon.tsx';
import { Kbd } from '../basics/Kbd.tsx';
import { isApple } from './is-apple.ts';

export interface HeaderEndProps {
  /** What writes the results: "On this device". */
  readonly generator: string;
  /** The same for a phone's bar, as a part of those words: "this device". */
  readonly generatorShort: string;
  /** How ready it is, for the colour of the dot; the words say it too. */
  readonly generatorState?: GeneratorState | undefined;
  readonly onSearch: () => void;
  readonly onSettings: () => void;
  /** The pointer or the focus has come to a button: what it opens can be loaded. */
  readonly onSearchIntent?: (() => void) | undefined;
  readonly onSettingsIntent?: (() => void) | undefined;
}

const never = () => () => undefined;

/** Search and settings, at the end of the bar and, on a phone, again at the end of its menu. */
export function HeaderEnd({ place, ...props }: HeaderEndProps & { readonly place: 'bar' | 'menu' }) {
  const apple = useSyncExternalStore(never, isApple, () => false);
  const { generator, generatorShort, generatorState, onSearch, onSettings, onSearchIntent, onSettingsIntent } = props;
  return (
    <div className={`m-header__end m-header__end--${place}`}>
      <button
        aria-keyshortcuts={apple ? 'Meta+K' : 'Control+K'}
        className="m-header__search"
        onClick={pressed(onSearch)}
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
        onClick={pressed(onSettings)}
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

/** Safari gives a pressed button no focus; a dialog gives the focus back to what had it. */
function pressed(open: () => void) {
  return ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    currentTarget.focus();
    open();
  };
}
