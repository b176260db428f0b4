import type { Tool } from '@marginalia/engine';
import { useSelector } from '@xstate/react';
import { Button } from '../../basics/Button.tsx';
import { GeneratorLine } from '../../settings/GeneratorLine.tsx';
import type { ToolRun } from '../run/use-tool-run.tsx';
import type { ToolActor } from '../tool-state.ts';

interface FormFootProps {
  readonly tool: Tool;
  readonly run: ToolRun;
  /** Whether a run writes, or waits for a pasted answer. */
  readonly state: 'writes' | 'waits' | undefined;
  /** The name of the generator in a host that has only one. */
  readonly line: string;
}

/** Says what will write the result, and has the button that starts a run. */
export function FormFoot({ tool, run: { actor }, state, line }: FormFootProps) {
  const { busy, button } = tool.definition.screen;
  const writes = state === 'writes';
  const waits = state === 'waits';
  return (
    <div className="m-tool-form__foot">
      <GeneratorLine fallback={line} />
      <Button aria-disabled={waits || undefined} busy={writes} full size="lg" type="submit" variant={waits ? 'secondary' : 'primary'}>
        {writes ? busy : button}
      </Button>
      {writes && actor && <SectionProgress actor={actor} tool={tool} />}
    </div>
  );
}

/** The current section of a long document, and how many sections are finished. */
function SectionProgress({ actor, tool }: { readonly actor: ToolActor; readonly tool: Tool }) {
  const progress = useSelector(actor, (snapshot) => snapshot.context.progress);
  if (tool.definition.target === undefined || !progress) return null;
  return (
    <p className="m-tool-form__section">
      {progress.title}, {progress.index - 1} of {progress.count} done
    </p>
  );
}
