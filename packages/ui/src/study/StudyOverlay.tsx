import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import type { StudyOverlayProps } from './study-overlay-props.ts';

/** Studying over the whole window. Its code is loaded when it is first shown. */
export function StudyOverlay(props: StudyOverlayProps) {
  const [code, setCode] = useState<{ readonly Dialog: ComponentType<StudyOverlayProps> }>();
  const fail = useEffectEvent(() => {
    const reason = 'Check your connection, then try again.';
    props.onNotice({ tone: 'error', title: 'Error', text: 'A part of this page did not arrive.', reason });
    props.onClose();
  });
  useEffect(() => {
    let left = false;
    import('./StudyDialog.tsx').then(
      ({ StudyDialog }) => !left && setCode({ Dialog: StudyDialog }),
      () => !left && fail(),
    );
    return () => {
      left = true;
    };
  }, []);
  return code && <code.Dialog {...props} />;
}
