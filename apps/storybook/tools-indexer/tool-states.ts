interface ToolStateText {
  /** Name in the sidebar. */
  readonly name: string;
  /** One sentence for the tool's page of documentation. */
  readonly about: string;
}

/** The states that every tool is shown in, by the name of the story's export (stories/tools/tool-stories.tsx). */
export const TOOL_STATES = {
  Empty: { name: 'Empty', about: 'Nothing has been generated yet. Fill in the form and press the button to try the tool.' },
  Invalid: { name: 'Invalid', about: 'The form was submitted without the required fields. The error summary has focus.' },
  Busy: { name: 'Busy', about: 'The result is being generated, and half of it is there. It waits here until you press Cancel.' },
  Result: { name: 'Result', about: 'The result is complete.' },
  Stopped: { name: 'Stopped', about: 'Cancel was pressed half-way. The text so far is kept.' },
  Failed: { name: 'Failed', about: 'The connection was lost half-way. The text so far is kept, and the notice says what to do.' },
  NoKey: { name: 'No key', about: 'A model is chosen in Settings that needs a key, and no key is saved.' },
  Phone: { name: 'Phone', about: 'The complete result on a screen 390 pixels wide. The form is folded.' },
} as const satisfies Readonly<Record<string, ToolStateText>>;

export type ToolState = keyof typeof TOOL_STATES;
