import { useId, useRef, useState } from 'react';
import { Button } from '../basics/Button.tsx';
import { Notice } from '../basics/Notice.tsx';
import { Checkbox } from '../fields/Checkbox.tsx';
import { type BackupPorts, BackupRow } from './BackupRow.tsx';
import { ForgetConfirmation } from './ForgetConfirmation.tsx';
import { StorageMeter } from './StorageMeter.tsx';
import './your-data.css';

/** The ports of the section "Your data". */
export interface YourDataPorts {
  /** Whether drafts and results end with the tab. */
  keepsNothing(): boolean;
  /** Sets it, and removes what is kept when it is switched on. Rejects with an error whose message can be shown. */
  setKeepsNothing(on: boolean): Promise<void>;
  /** Deletes all data of this site in this browser and loads the page again. Rejects with an error whose message can be shown. */
  forgetEverything(): Promise<void>;
  readonly backup: BackupPorts;
}

/** The section of Settings about what this browser keeps: its backup, nothing on a shared computer, and the deletion of everything. */
export function YourData({ ports }: { readonly ports: YourDataPorts }) {
  const [keepsNothing, setKeepsNothing] = useState(ports.keepsNothing);
  const [asking, setAsking] = useState(false);
  const [restored, setRestored] = useState(0);
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const forgetButton = useRef<HTMLButtonElement>(null);

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'This browser did not do that.');
    }
  };
  const change = (on: boolean): void => {
    setKeepsNothing(on);
    void attempt(async () => {
      try {
        await ports.setKeepsNothing(on);
      } catch (error) {
        setKeepsNothing(ports.keepsNothing());
        throw error;
      }
    });
  };
  const cancel = (): void => {
    setAsking(false);
    forgetButton.current?.focus();
  };

  return (
    <section aria-labelledby={`${id}title`} className="m-your-data">
      <h3 className="m-settings__heading" id={`${id}title`}>
        Your data
      </h3>
      <StorageMeter changes={restored} storageUse={ports.backup.storageUse} />
      <BackupRow onRestored={() => setRestored((count) => count + 1)} ports={ports.backup} />
      <Checkbox
        checked={keepsNothing}
        label="Keep nothing here"
        onChange={change}
        text="For shared computers: drafts and results end with the tab. What is kept now is removed. Saved work stays."
      />
      <Button aria-expanded={asking} onClick={() => setAsking(true)} ref={forgetButton} size="sm">
        Forget everything on this device
      </Button>
      {asking && (
        <ForgetConfirmation
          onBackUp={() => attempt(ports.backup.backUp)}
          onCancel={cancel}
          onForget={() => attempt(ports.forgetEverything)}
        />
      )}
      {problem !== undefined && (
        <Notice heading="Error" level={4} tone="error">
          {problem}
        </Notice>
      )}
    </section>
  );
}
