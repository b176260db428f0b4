import { Combobox } from '@ark-ui/react/combobox';
import { Icon } from '../basics/Icon.tsx';
import { Kbd } from '../basics/Kbd.tsx';
import { ToolIcon } from '../basics/ToolIcon.tsx';
import { piecesOf } from '../search/search.ts';
import type { PaletteItem } from './palette-items.ts';

export function PaletteRow({ item, terms }: { readonly item: PaletteItem; readonly terms: readonly string[] }) {
  return (
    <Combobox.Item className="m-palette__row" item={item} persistFocus>
      <RowIcon icon={item.icon} />
      <span className="m-palette__name">
        <Highlighted terms={terms} text={item.name} />
      </span>
      {item.context !== undefined && (
        <span className="m-palette__context">
          <Highlighted terms={terms} text={item.context} />
        </span>
      )}
      <span aria-hidden="true" className="m-palette__open">
        {typeof item.leadsTo === 'string' && 'Open'}
        <Kbd>↵</Kbd>
      </span>
    </Combobox.Item>
  );
}

function RowIcon({ icon }: { readonly icon: PaletteItem['icon'] }) {
  if (typeof icon !== 'string') return <ToolIcon category={icon.category} icon={icon.icon} size="sm" />;
  return (
    <span aria-hidden="true" className="m-tool-icon m-tool-icon--sm m-tone--neutral">
      <Icon name={icon} />
    </span>
  );
}

function Highlighted({ text, terms }: { readonly text: string; readonly terms: readonly string[] }) {
  return piecesOf(text, terms).map((piece) => (piece.match ? <b key={piece.start}>{piece.text}</b> : piece.text));
}
