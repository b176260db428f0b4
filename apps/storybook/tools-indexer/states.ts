/** The states in which every tool is shown, by the name of the export (stories/tools/tool-stories.tsx), with what the sidebar says. */
export const TOOL_STATES = {
  Empty: 'Empty',
  Invalid: 'Invalid',
  Busy: 'Busy',
  Result: 'Result',
  Stopped: 'Stopped',
  Failed: 'Failed',
  NoKey: 'No key',
  Phone: 'Phone',
} as const;

export type ToolState = keyof typeof TOOL_STATES;
