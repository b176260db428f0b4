import type { Field } from '@marginalia/engine';
import { Icon } from '../../../basics/Icon.tsx';

/** Covers the form while files are dragged over it, and says where they would go. */
export function DropTarget({ field }: { readonly field: Field }) {
  return (
    <div className="m-files__drop">
      <Icon name="paperclip" size={24} />
      <p className="m-files__name">Drop to add to {field.label}</p>
      <p>Files are read on this device.</p>
    </div>
  );
}
