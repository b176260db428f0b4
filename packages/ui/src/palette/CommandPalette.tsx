import { Combobox, createListCollection } from '@ark-ui/react/combobox';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../basics/Icon.tsx';
import { Kbd } from '../basics/Kbd.tsx';
import { useNavigate } from '../navigation/navigation.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { searchTerms } from '../search/search.ts';
import { useDebounced } from '../search/use-debounced.ts';
import { PaletteRow } from './PaletteRow.tsx';
import { matchingGroups, type PaletteMatches, type PaletteSources, paletteGroups, type SavedTitle } from './palette-items.ts';
import './palette.css';

export interface CommandPaletteProps extends Omit<PaletteSources, 'saved'> {
  /** Reads the titles of the saved entries, newest first. When it rejects, the palette opens without them and shows no error. */
  readonly readSaved: () => Promise<readonly SavedTitle[]>;
  readonly onClose: () => void;
}

/** A dialog with one field that finds tools, pages, saved entries and actions. */
export function CommandPalette({ tools, keywords, announced, pages, posts, actions, readSaved, onClose }: CommandPaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const saved = useSavedTitles(readSaved);
  const [query, setQuery] = useState('');
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const groups = useMemo(
    () => paletteGroups({ tools, keywords, announced, pages, posts, saved, actions }),
    [tools, keywords, announced, pages, posts, saved, actions],
  );
  const terms = useMemo(() => searchTerms(query), [query]);
  const matched = useMemo(() => matchingGroups(groups, terms), [groups, terms]);
  const collection = useMemo(() => collectionOf(matched), [matched]);
  const counted = useDebounced(countOf(matched));

  const choose = (id: string): void => {
    const leadsTo = collection.find(id)?.leadsTo;
    if (leadsTo === undefined) return;
    // Close first, so that focus is restored before a page or another dialog moves it.
    dialog.current?.close();
    if (typeof leadsTo === 'string') navigate(leadsTo);
    else leadsTo();
  };

  return (
    <Dialog className="m-palette" dialog={dialog} label="Command palette" onClose={onClose}>
      <Combobox.Root
        className="m-palette__root"
        closeOnSelect={false}
        collection={collection}
        disableLayer
        // The input is uncontrolled: the machine would write its text back a moment later and overwrite newer keys.
        inputValue=""
        highlightedValue={collection.has(highlighted) ? highlighted : collection.firstValue}
        onHighlightChange={({ highlightedValue }) => setHighlighted(highlightedValue)}
        onSelect={({ itemValue }) => choose(itemValue)}
        open
        selectionBehavior="preserve"
        value={NO_SELECTION}
      >
        <PaletteField
          onClose={() => dialog.current?.close()}
          onQuery={(text) => {
            setQuery(text);
            // The rows change, so the first one is highlighted again.
            setHighlighted(null);
          }}
        />
        <Combobox.Content className="m-palette__list">
          <PaletteGroups groups={matched.groups} terms={terms} />
        </Combobox.Content>
        {matched.shown === 0 && <p className="m-palette__none">{`No match for "${query.trim()}"`}</p>}
        <PaletteFoot counted={counted} />
      </Combobox.Root>
    </Dialog>
  );
}

function PaletteGroups({ groups, terms }: Pick<PaletteMatches, 'groups'> & { readonly terms: readonly string[] }) {
  return groups.map(({ title, items }) => (
    <Combobox.ItemGroup key={title}>
      <Combobox.ItemGroupLabel className="m-palette__group">{title}</Combobox.ItemGroupLabel>
      {items.map((item) => (
        <PaletteRow item={item} key={item.id} terms={terms} />
      ))}
    </Combobox.ItemGroup>
  ));
}

interface PaletteFieldProps {
  readonly onQuery: (text: string) => void;
  readonly onClose: () => void;
}

function PaletteField({ onQuery, onClose }: PaletteFieldProps) {
  return (
    <Combobox.Control className="m-palette__field">
      <Icon name="search" size={20} />
      <Combobox.Label className="m-hidden">Search tools, pages and saved work</Combobox.Label>
      <Combobox.Input
        className="m-palette__input"
        onChange={(event) => onQuery(event.target.value)}
        placeholder="Search tools, pages and saved work"
      />
      <button className="m-palette__close" onClick={onClose} type="button">
        <Kbd>Esc</Kbd>
        <Icon name="x" />
        <span className="m-hidden">Close</span>
      </button>
    </Combobox.Control>
  );
}

function PaletteFoot({ counted }: { readonly counted: string }) {
  return (
    <div className="m-palette__foot">
      <p aria-hidden="true" className="m-palette__keys">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        to move
        <Kbd>↵</Kbd>
        to open
      </p>
      <p role="status">{counted}</p>
    </div>
  );
}

/** The selection stays empty: choosing a row opens it. */
const NO_SELECTION: string[] = [];

function collectionOf({ groups }: PaletteMatches) {
  return createListCollection({
    items: groups.flatMap(({ items }) => items),
    itemToString: ({ name }) => name,
    itemToValue: ({ id }) => id,
  });
}

function countOf({ shown, found }: PaletteMatches): string {
  if (found === 0) return 'No results';
  if (shown < found) return `${shown} of ${found} results`;
  return found === 1 ? '1 result' : `${found} results`;
}

function useSavedTitles(read: () => Promise<readonly SavedTitle[]>): readonly SavedTitle[] {
  const [saved, setSaved] = useState<readonly SavedTitle[]>([]);
  useEffect(() => {
    let unmounted = false;
    read().then(
      (titles) => {
        if (!unmounted) setSaved(titles);
      },
      () => undefined,
    );
    return () => {
      unmounted = true;
    };
  }, [read]);
  return saved;
}
