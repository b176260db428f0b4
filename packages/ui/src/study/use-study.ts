import { type Notice, type StudyInput, studyMachine } from '@marginalia/engine';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate';

type Study = ActorRefFrom<typeof studyMachine>;

/** A session that runs until the component is gone and the device has stored every answer. */
export function useStudy(input: StudyInput, onNotice: (notice: Notice) => void): readonly [SnapshotFrom<typeof studyMachine>, Study] {
  const [study] = useState(() => createActor(studyMachine, { input }));
  const shown = useRef(false);
  const snapshot = useSelector(study, (state) => state);
  const leave = useEffectEvent(() => stopWhenStored(study, onNotice));
  useEffect(() => {
    shown.current = true;
    study.start();
    return () => {
      shown.current = false;
      // React mounts some components twice.
      setTimeout(() => shown.current || leave());
    };
  }, [study]);

  const isUnstored = snapshot.matches({ device: 'failed' });
  useEffect(() => {
    if (!isUnstored) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnstored]);
  return [snapshot, study];
}

function stopWhenStored(study: Study, onNotice: (notice: Notice) => void): void {
  const check = (): void => {
    const state = study.getSnapshot();
    const { unstored, problem } = state.context;
    const failed = state.matches({ device: 'failed' });
    if (state.status !== 'active' || (unstored.length > 0 && !failed)) return;
    study.stop();
    if (unstored.length > 0)
      onNotice({ tone: 'error', title: 'Error', text: 'The last answers were not stored.', ...(problem && { reason: problem }) });
  };
  study.subscribe(check);
  check();
}
