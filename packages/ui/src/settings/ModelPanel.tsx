import { Button } from '../basics/Button.tsx';
import { Icon } from '../basics/Icon.tsx';
import { Checkbox } from '../fields/Checkbox.tsx';
import { SecretField } from '../fields/SecretField.tsx';
import { addressHint, type FieldProblems, type GeneratorFormValues, type SettingsPorts, takesAddress, takesKey } from './generator-form.ts';
import { TextEntry } from './TextEntry.tsx';
import type { ConnectionTestRun } from './use-connection-test.ts';

export interface ModelPanelProps {
  readonly draft: GeneratorFormValues;
  readonly onChange: (change: Partial<GeneratorFormValues>) => void;
  readonly problems: FieldProblems;
  /** What can be shown of the key that is kept for the address. */
  readonly kept: ReturnType<SettingsPorts['storedKey']>;
  readonly onForget: () => void;
  /** Says that the key was forgotten. */
  readonly forgotten: boolean;
  readonly connection: ConnectionTestRun;
  readonly onTest: () => void;
  /** Models to pick from. */
  readonly models: readonly { readonly value: string; readonly label: string }[];
}

/** What a generator with an address needs to know: where it is, which model, and the key; and a try at it. */
export function ModelPanel(props: ModelPanelProps) {
  const { draft, onChange, problems, models } = props;
  const { option } = draft;
  const model = !option.fixedModel && (
    <TextEntry
      error={problems.model}
      label="Model"
      name="model"
      onChange={(value) => onChange({ model: value })}
      suggestions={option.kind === 'gemini' ? models : []}
      value={draft.model}
    />
  );
  const address = takesAddress(option) && (
    <TextEntry
      error={problems.baseUrl}
      hint={addressHint(draft)}
      inputMode="url"
      label="Base URL"
      name="baseUrl"
      onChange={(value) => onChange({ baseUrl: value })}
      value={draft.baseUrl}
    />
  );
  // Google's address is known: its key comes first. Of a server the address is what there is to say.
  const keyFirst = option.kind === 'gemini' || option.deployed !== undefined;
  return (
    <div className="m-model">
      {!keyFirst && address}
      {!keyFirst && model}
      <Key {...props} />
      {keyFirst && model}
      {keyFirst && address}
    </div>
  );
}

function Key({ draft, onChange, problems, kept, onForget, forgotten, connection, onTest }: ModelPanelProps) {
  const { option } = draft;
  const key = takesKey(option);
  return (
    <>
      <div className="m-model__try">
        {key && (
          <SecretField
            error={problems.key}
            hint={keyHint(draft, kept)}
            label="API key"
            name="key"
            onChange={(value) => onChange({ key: value })}
            show="Show key"
            value={draft.key}
          />
        )}
        <Button busy={connection.testing} className="m-model__test" onClick={onTest}>
          Test connection
        </Button>
        <Outcome connection={connection} forgotten={forgotten} near={draft.baseUrl.trim().startsWith('http:')} />
      </div>
      {key && (
        <div className="m-model__keep">
          <Checkbox
            checked={draft.remember}
            label="Remember the key in this browser"
            onChange={(remember) => onChange({ remember })}
            text={draft.remember ? 'Anyone who uses this browser can use it.' : 'Off: the key is forgotten when you close the tab.'}
          />
          {kept && (
            <button className="m-model__forget" onClick={onForget} type="button">
              Forget key
            </button>
          )}
        </div>
      )}
    </>
  );
}

function keyHint({ option }: GeneratorFormValues, kept: ModelPanelProps['kept']): string | undefined {
  if (kept) {
    const which = kept.ending === '' ? 'A key is kept' : `A key that ends in ${kept.ending} is kept`;
    return `${which} ${kept.remembered ? 'in this browser' : 'until this tab closes'}. Type another to replace it.`;
  }
  if (option.auth === 'key-if-asked') return 'Only if the server asks for one.';
  return undefined;
}

/** In one place that is always there, so that each change of it is spoken. */
function Outcome({
  connection: { testing, outcome },
  forgotten,
  near,
}: Pick<ModelPanelProps, 'connection' | 'forgotten'> & { readonly near: boolean }) {
  const tone = outcome === undefined ? undefined : outcome.ok ? 'ok' : 'error';
  return (
    <div className="m-model__outcome" data-tone={tone} role="status">
      {testing && <p>Testing…{near && ' A model that has to be loaded first may take a minute or two.'}</p>}
      {forgotten && <p>The key is forgotten.</p>}
      {outcome && (
        <>
          <Icon name={outcome.ok ? 'circle-check' : 'alert'} size={18} />
          <div>
            <p className="m-model__said">{outcome.text}</p>
            {outcome.advice !== undefined && <p className="m-model__advice">{outcome.advice}</p>}
          </div>
        </>
      )}
    </div>
  );
}
