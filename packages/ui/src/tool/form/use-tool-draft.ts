import {
  type DraftsPort,
  type KeptResult,
  type LeftDraft,
  type Notice,
  type Ports,
  sameForm,
  type Tool,
  type Values,
} from '@marginalia/engine';
import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { autosaveDraft, readDraft } from '../../drafts/autosave-draft.ts';
import { fillControls } from '../../drafts/fill-controls.ts';
import type { NoticeAction } from '../../notices/ToastRegion.tsx';
import type { ToolRun } from '../run/use-tool-run.tsx';
import type { ToolFormState } from './use-tool-form.ts';

interface ToolDraftOptions {
  readonly tool: Tool;
  readonly run: ToolRun;
  readonly ports: Ports;
  readonly form: ToolFormState;
  readonly element: RefObject<HTMLFormElement | null>;
  /** Shows a toast. */
  readonly onNotice: (notice: Notice, action?: NoticeAction) => void;
}

interface ToolDraft {
  /** The input that was left in a closed tab. */
  readonly left: LeftDraft | undefined;
  readonly restore: () => void;
  /** Fills the form with other values. Input that was typed and not submitted is offered like that of a closed tab. */
  readonly replace: (given: Values) => void;
  readonly discard: () => void;
  /** The longest field of an input that can be kept nowhere. */
  readonly unkept: string | undefined;
}

const REPLACED = { tone: 'info', title: 'Your text is kept', text: 'The form has other text now.' } as const;

/**
 * Stores the input of a form while it is typed, and brings it back: silently in the same tab, on request from a closed one. A form
 * without input is filled with the form of the kept text that is shown.
 */
export function useToolDraft({ tool, run, ports, form, element, onNotice }: ToolDraftOptions): ToolDraft {
  const { initial, texts, values } = form;
  const { leftDrafts } = ports;
  const unkept = useDraftOfTab({ tool, ports, form, element });
  const [left, setLeft] = useState<readonly LeftDraft[]>([]);

  const fill = (given: Values): void => {
    const controls = element.current as HTMLFormElement;
    // Emptied first, because a control with other text would keep it.
    fillControls(controls, values(), new Map(Object.entries(initial)));
    for (const field of Object.keys(initial)) texts[field]?.set(initial[field] ?? '');
    for (const [field, text] of fillControls(controls, initial, new Map(Object.entries(given)))) texts[field]?.set(text);
  };
  /** Whether the form has no input that would be lost: it is empty, or was submitted and its result is kept. */
  const isFree = (records: readonly KeptResult[]): boolean => {
    return sameForm(values(), initial) || isSubmitted(values(), records);
  };

  const find = useEffectEvent(async (isMounted: () => boolean): Promise<void> => {
    // A draft that was too large for the tab.
    const own = isFree([]) ? await leftDrafts.own(tool.slug) : undefined;
    if (own && isMounted() && isFree([])) fill(own.texts);
    const records = await run.restore(values());
    const drafts = await leftDrafts.left(tool.slug);
    const isOpen = ({ texts: given }: LeftDraft): boolean => !isSubmitted({ ...initial, ...given }, records);
    if (isMounted()) setLeft(drafts.filter(isOpen));
  });
  useEffect(() => {
    let mounted = true;
    void find(() => mounted);
    return () => {
      mounted = false;
    };
  }, []);

  // The form follows the kept text that is shown.
  const { records } = run;
  const shown = useSelector(run.actor, (snapshot) => snapshot?.context.kept?.id);
  const follow = useEffectEvent((): void => {
    const record = records.find(({ id }) => id === shown);
    if (record && isFree(records)) fill(record.values);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another text in view changes the form
  useEffect(() => follow(), [shown]);

  const forget = ({ id }: LeftDraft): void => {
    void leftDrafts.remove(id);
    setLeft((now) => now.filter((other) => other.id !== id));
  };
  const leave = async (replaced: Values): Promise<void> => {
    // Kept before the examples arrive, so that nothing typed is lost while they load.
    const draft = await leftDrafts.leave(tool.slug, replaced);
    if (await isExample(tool, { ...initial, ...replaced }, initial)) {
      await leftDrafts.remove(draft.id);
      return;
    }
    setLeft((now) => [draft, ...now]);
    // The line above the form makes the same offer, but it is seldom in view.
    onNotice(REPLACED, { label: 'Restore', run: () => giveBack(draft) });
  };
  const replace = (given: Values): void => {
    const typed = Object.fromEntries(Object.entries(values()).filter(([field, text]) => text !== initial[field]));
    const isLost = !isFree(records);
    fill(given);
    if (isLost) void leave(typed);
  };
  const giveBack = (draft: LeftDraft): void => {
    forget(draft);
    replace(draft.texts);
  };
  const [offered] = left;
  return {
    left: offered,
    restore: () => offered && giveBack(offered),
    replace,
    discard: () => offered && forget(offered),
    unkept,
  };
}

/** Fills the form with the draft of this tab, and stores what is typed. Returns the longest field of an input that can be kept nowhere. */
function useDraftOfTab({ tool, ports, form, element }: Omit<ToolDraftOptions, 'run' | 'onNotice'>): string | undefined {
  const { initial, texts, values, subscribe } = form;
  const [unkept, setUnkept] = useState<string>();
  // A layout effect restores the draft before the first paint after a navigation. A prerendered page is painted without the draft.
  useLayoutEffect(() => {
    const { drafts, leftDrafts } = ports;
    const draft = { drafts: draftsWithDevice(drafts, leftDrafts, setUnkept), name: tool.slug, initial };
    const filled = fillControls(element.current as HTMLFormElement, initial, readDraft(draft));
    for (const [field, text] of filled) texts[field]?.set(text);
    return autosaveDraft({ ...draft, values, subscribe });
  }, [element, initial, ports, subscribe, texts, tool, values]);
  return unkept;
}

/** Whether a form is one of the tool's examples. Without its examples, it counts as typed. */
async function isExample(tool: Tool, form: Values, initial: Values): Promise<boolean> {
  const { definition } = await tool.whole().catch(() => ({ definition: { examples: [] } }));
  return definition.examples.some(({ values }) => sameForm({ ...initial, ...tool.check(values).values }, form));
}

function isSubmitted(values: Values, records: readonly KeptResult[]): boolean {
  return records.some((record) => sameForm(record.values, values));
}

/** Writes each draft to the tab and to the device. Reports the longest field if neither can keep it. */
function draftsWithDevice(tab: DraftsPort, device: Ports['leftDrafts'], onUnkept: (field: string | undefined) => void): DraftsPort {
  return {
    read: (form) => tab.read(form),
    write(form, texts) {
      const isInTab = tab.write(form, texts);
      const [longest] = Object.entries(texts).sort(([, one], [, other]) => other.length - one.length);
      device.write(form, texts).then(
        () => onUnkept(undefined),
        () => onUnkept(isInTab ? undefined : longest?.[0]),
      );
      return isInTab;
    },
  };
}
