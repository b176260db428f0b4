import { useRef, useSyncExternalStore } from 'react';
import { markIn, NO_MARKS } from '../../sources/form-marks.ts';
import { type ControlProps, controlAttributes } from './field-props.ts';
import { useTextGuard } from './use-text-guard.ts';

export function TextAreaField(props: ControlProps) {
  const { field, language, readOnly, marks = NO_MARKS } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const shown = useSyncExternalStore(marks.subscribe, marks.get, marks.get);
  const mark = readOnly ? undefined : markIn(shown, field.name);
  return (
    <div className="m-mirror" data-shown={mark && ''}>
      <textarea
        {...controlAttributes(props)}
        {...useTextGuard(area, props)}
        lang={language}
        placeholder={field.placeholder}
        readOnly={readOnly}
        ref={area}
        rows={field.rows}
      />
      {mark && area.current && <mark.Mirror area={area.current} mark={mark} onClear={() => marks.show(undefined)} />}
    </div>
  );
}
