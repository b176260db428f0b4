import { ICON_NAMES } from '@marginalia/engine';
import { Icon, type IconProps } from '@marginalia/ui';
import { drawings } from '@marginalia/ui/testing';
import { Specimen } from '../Specimen.tsx';

const TOOLS: ReadonlySet<string> = new Set(ICON_NAMES);
const names = Object.keys(drawings) as IconProps['name'][];

function Grid({ list }: { readonly list: readonly IconProps['name'][] }) {
  return (
    <Specimen>
      <ul className="sb-icons">
        {list.map((name) => (
          <li className="sb-icon" key={name}>
            <Icon name={name} size={24} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </Specimen>
  );
}

/** The icons that a definition can name. */
export function ToolIcons() {
  return <Grid list={names.filter((name) => TOOLS.has(name))} />;
}

/** The icons of the screens. */
export function ScreenIcons() {
  return <Grid list={names.filter((name) => !TOOLS.has(name))} />;
}
