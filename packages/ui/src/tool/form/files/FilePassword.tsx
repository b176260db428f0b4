import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { Button } from '../../../basics/Button.tsx';
import { Icon } from '../../../basics/Icon.tsx';
import { IconButton } from '../../../basics/IconButton.tsx';
import { SecretField } from '../../../fields/SecretField.tsx';
import type { LockedFile } from './field-files.ts';

interface FilePasswordProps {
  readonly locked: LockedFile;
  readonly onCancel: (event: MouseEvent<HTMLElement>) => void;
}

/** Asks for the password of a file. It stands in a form, so Enter must not submit that. */
export function FilePassword({ locked: { name, isWrong, answer }, onCancel }: FilePasswordProps) {
  const [password, setPassword] = useState('');
  const open = (): void => {
    if (password !== '') answer(password);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    open();
  };
  return (
    <div className="m-files__card">
      <Icon name="file-text" size={18} />
      <div className="m-files__said">
        <p className="m-files__name">“{name}” needs its password</p>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in the text box presses the button. */}
        <div className="m-files__password" onKeyDown={onKeyDown}>
          <SecretField
            error={isWrong ? 'This is not the password of the file.' : undefined}
            hint="It is used once, here, and not kept."
            label="Password"
            name=""
            onChange={setPassword}
            show="Show password"
            value={password}
          />
          <Button onClick={open} size="sm" variant="primary">
            Open
          </Button>
        </div>
      </div>
      <IconButton icon="x" label="Cancel reading" onClick={onCancel} tooltip="Cancel" />
    </div>
  );
}
