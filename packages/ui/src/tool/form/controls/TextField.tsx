import { useRef, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../../../basics/VisuallyHidden.tsx';
import { markIn, NO_MARKS } from '../../sources/form-marks.ts';
import { type ControlProps, controlAttributes } from './field-props.ts';
import { useTextGuard } from './use-text-guard.ts';

/** A field of one line. It is lit up as a whole, because an input cannot mark its words. */
export function TextField(props: ControlProps) {
  const { field, readOnly, marks = NO_MARKS } = props;
  const input = useRef<HTMLInputElement>(null);
  const mark = markIn(useSyncExternalStore(marks.subscribe, marks.get, marks.get), field.name);
  return (
    <>
      <input
        {...controlAttributes(props)}
        {...useTextGuard(input, props)}
        data-lit={mark && ''}
        placeholder={field.placeholder}
        readOnly={readOnly}
        ref={input}
        type="text"
      />
      {mark && !mark.isOther && (
        <VisuallyHidden>
          <span role="status">{mark.note}</span>
        </VisuallyHidden>
      )}
    </>
  );
}
