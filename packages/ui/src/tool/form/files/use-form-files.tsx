import type { Field, Ports } from '@marginalia/engine';
import { type ReactNode, type RefObject, useMemo } from 'react';
import { fillControls } from '../../../drafts/fill-controls.ts';
import type { FieldText, ToolFormState } from '../use-tool-form.ts';
import { AddFile } from './AddFile.tsx';
import { extensionsFor, takesFiles } from './file-kinds.ts';
import { RefusedFiles } from './RefusedFiles.tsx';
import { unreadFiles } from './unread-files.ts';
import { type FileDrop, useFileDrop } from './use-file-drop.ts';
import { useFiles } from './use-files.ts';

interface FormFilesOptions {
  readonly ports: Pick<Ports, 'documents' | 'drafts' | 'log'>;
  /** The tool's slug. */
  readonly slug: string;
  readonly form: ToolFormState;
  readonly element: RefObject<HTMLFormElement | null>;
  /** The fields that are shown; none while the form takes no input. */
  readonly fields: readonly Field[];
}

interface FormFiles extends FileDrop {
  readonly cardOf: (field: Field) => ReactNode;
  readonly buttonOf: (field: Field, disabled: boolean) => ReactNode;
}

/**
 * The files of a form: its text areas for material, and those that name kinds of files, take them by a button, by a drop anywhere on the
 * form, and by a paste.
 */
export function useFormFiles({ ports, slug, form, element, fields }: FormFilesOptions): FormFiles {
  const { texts, values } = form;
  const unread = useMemo(() => unreadFiles(ports.drafts, slug), [ports.drafts, slug]);
  const files = useFiles({
    ports,
    unread,
    get: (name) => texts[name]?.get() ?? '',
    put: (name, text) => {
      fillControls(element.current as HTMLFormElement, values(), new Map([[name, text]]));
      texts[name]?.set(text);
    },
  });
  const taking = fields.filter(takesFiles).toSorted((one, other) => (other.rows ?? 0) - (one.rows ?? 0));
  const add = (field: Field, given: readonly File[]): void => void files.add(field.name, given, field.accepts);
  const drop = useFileDrop(taking, add);
  return {
    ...drop,
    cardOf: (field) => {
      const state = files.of[field.name];
      return (
        takesFiles(field) && (
          <div className="m-files" role="status">
            {state && !files.Card && <RefusedFiles refused={state.refused} />}
            {state && files.Card && (
              <files.Card
                field={field.label}
                files={state}
                onCancel={() => files.cancel(field.name)}
                onRemove={() => files.remove(field.name)}
                text={texts[field.name] as FieldText}
              />
            )}
          </div>
        )
      );
    },
    buttonOf: (field, disabled) =>
      takesFiles(field) ? (
        <AddFile
          disabled={disabled}
          extensions={extensionsFor(field)}
          onFiles={(added) => add(field, added)}
          to={taking[0] === undefined || taking[0] === field ? undefined : field.label}
        />
      ) : undefined,
  };
}
