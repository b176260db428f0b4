import type { Notice, Ports, Tool } from '@marginalia/engine';
import { handToForm } from '../../drafts/hand-to-form.ts';
import { useNavigate } from '../../navigation/navigation.tsx';
import { largestMaterial } from './shared-material.ts';

export interface CardMaking {
  /** Loads every tool of the host. */
  readonly loadTools: () => Promise<readonly Tool[]>;
  readonly ports: Pick<Ports, 'drafts' | 'leftDrafts'>;
  readonly navigate: (path: string) => void;
  readonly onNotice: (notice: Notice) => void;
}

/** Hands words of the material to the form of the first tool whose result begins with cards, and opens it. Nothing runs yet. */
export async function makeCards(material: string, { loadTools, ports, navigate, onNotice }: CardMaking): Promise<void> {
  const tools = await loadTools().catch(() => []);
  const tool = tools.find(({ definition }) => definition.outline[0]?.holds?.kind === 'card');
  const field = tool && largestMaterial(tool);
  if (tool && field && (await handToForm(ports, tool.slug, { [field.name]: material }))) navigate(`/tools/${tool.slug}`);
  else
    onNotice({ tone: 'error', title: 'Error', text: 'This browser could not carry the text.', reason: 'Copy it from your notes instead.' });
}

/** The handler of "Make cards from this"; undefined in a host with only one tool. */
export function useMakeCards(loadTools: CardMaking['loadTools'] | undefined, ports: CardMaking['ports'], onNotice: CardMaking['onNotice']) {
  const navigate = useNavigate();
  return loadTools && ((material: string) => void makeCards(material, { loadTools, ports, navigate, onNotice }));
}
