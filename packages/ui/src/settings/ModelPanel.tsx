import { Button } from '../basics/Button.tsx';
import { Icon } from '../basics/Icon.tsx';
import { Checkbox } from '../fields/Checkbox.tsx';
import { SecretField } from '../fields/SecretField.tsx';
import { addressHint, type FieldProblems, type GeneratorFormValues, type SettingsPorts, takesAddress, takesKey } from './generator-form.ts';
import { TextEntry } from './TextEntry.tsx';
import type { ConnectionTestRun } from './use-connection-test.ts';

interface ModelPanelProps {
  readonly values: GeneratorFormValues;
  readonly onChange: (change: Partial<GeneratorFormValues>) => void;
  readonly problems: FieldProblems;
  /** The visible part of the key that is stored for the address. */
  readonly storedKey: ReturnType<SettingsPorts['storedKey']>;
  readonly onForget: () => void;
  /** Whether the key was just forgotten; the panel announces it. */
  readonly forgotten: boolean;
  readonly connection: ConnectionTestRun;
  readonly onTest: () => void;
  /** Suggested models. */
  readonly models: readonly { readonly value: string; readonly label: string }[];
}

/** The fields of a generator that is a service: address, model and key, and a button that tests the connection. */
export function ModelPanel(props: ModelPanelProps) {
  const { values, onChange, problems, models } = props;
  const { option } = values;
  const model = !option.fixedModel && (
    <TextEntry
      error={problems.model}
      label="Model"
      name="model"
      onChange={(value) => onChange({ model: value })}
      suggestions={option.kind === 'gemini' ? models : []}
      value={values.model}
    />
  );
  const address = takesAddress(option) && (
    <TextEntry
      error={problems.baseUrl}
      hint={addressHint(values)}
      inputMode="url"
      label="Base URL"
      name="baseUrl"
      onChange={(value) => onChange({ baseUrl: value })}
      value={values.baseUrl}
    />
  );
  // The address of Google or of a deployment's generator is known, so the key comes first. A person's own server needs its address first.
  const keyFirst = option.kind === 'gemini' || option.deployed !== undefined;
  return (
    <div className="m-model">
      {!keyFirst && address}
      {!keyFirst && model}
      <KeyAndTest {...props} />
      {keyFirst && model}
      {keyFirst && address}
    </div>
  );
}

function KeyAndTest({ values, onChange, problems, storedKey, onForget, forgotten, connection, onTest }: ModelPanelProps) {
  const { option } = values;
  const key = takesKey(option);
  return (
    <>
      <div className="m-model__try">
        {key && (
          <SecretField
            error={problems.key}
            hint={keyHint(values, storedKey)}
            label="API key"
            name="key"
            onChange={(value) => onChange({ key: value })}
            show="Show key"
            value={values.key}
          />
        )}
        <Button busy={connection.testing} className="m-model__test" onClick={onTest}>
          Test connection
        </Button>
        <Outcome connection={connection} forgotten={forgotten} isLocal={values.baseUrl.trim().startsWith('http:')} />
      </div>
      {key && (
        <div className="m-model__keep">
          <Checkbox
            checked={values.remember}
            label="Remember the key in this browser"
            onChange={(remember) => onChange({ remember })}
            text={values.remember ? 'Anyone who uses this browser can use it.' : 'Off: the key is forgotten when you close the tab.'}
          />
          {storedKey && (
            <button className="m-model__forget" onClick={onForget} type="button">
              Forget key
            </button>
          )}
        </div>
      )}
    </>
  );
}

function keyHint({ option }: GeneratorFormValues, storedKey: ModelPanelProps['storedKey']): string | undefined {
  if (storedKey) {
    const which = storedKey.ending === '' ? 'A key is kept' : `A key that ends in ${storedKey.ending} is kept`;
    return `${which} ${storedKey.remembered ? 'in this browser' : 'until this tab closes'}. Type another to replace it.`;
  }
  if (option.auth === 'key-if-asked') return 'Only if the server asks for one.';
  return undefined;
}

/** The result of the connection test. The live region is always mounted, so that screen readers announce each change. */
function Outcome({
  connection: { testing, outcome },
  forgotten,
  isLocal,
}: Pick<ModelPanelProps, 'connection' | 'forgotten'> & { readonly isLocal: boolean }) {
  const tone = outcome === undefined ? undefined : outcome.ok ? 'ok' : 'error';
  return (
    <div className="m-model__outcome" data-tone={tone} role="status">
      {testing && <p>Testing…{isLocal && ' A model that has to be loaded first may take a minute or two.'}</p>}
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
