import { countWords, type Notice, type Ports, type Tool, wordsOf } from '@marginalia/engine';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '../../basics/Button.tsx';
import { Icon } from '../../basics/Icon.tsx';
import { ToolIcon } from '../../basics/ToolIcon.tsx';
import { handToForm } from '../../drafts/hand-to-form.ts';
import { useNavigate } from '../../navigation/navigation.tsx';
import { useEscape } from '../../navigation/use-escape.ts';
import { usePressOutside } from '../../overlays/use-press-outside.ts';
import { type MaterialTarget, type SharedMaterial, targetsOf } from './shared-material.ts';
import './use-material.css';

interface UseMaterialProps {
  readonly tool: Tool;
  readonly material: SharedMaterial;
  /** Loads every tool of the host. */
  readonly loadTools: () => Promise<readonly Tool[]>;
  readonly ports: Pick<Ports, 'drafts' | 'leftDrafts'>;
  readonly onOutcome: (notice: Notice) => void;
}

/** Carries the material of a result to the form of another tool. */
export function UseMaterial({ tool, material, loadTools, ports, onOutcome }: UseMaterialProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const targets = useTargets(open, tool, material, loadTools);
  const navigate = useNavigate();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open && targets !== 'loading') panel.current?.scrollIntoView({ block: 'nearest' });
  }, [open, targets]);
  const close = (): void => {
    if (root.current?.contains(document.activeElement)) root.current.querySelector('button')?.focus();
    setOpen(false);
  };
  useEscape(open, close);
  usePressOutside(open, root, () => setOpen(false));

  const carry = async ({ tool: { slug }, field }: MaterialTarget): Promise<void> => {
    if (await handToForm(ports, slug, { [field.name]: material.text })) navigate(`/tools/${slug}`);
    else {
      close();
      onOutcome({
        tone: 'error',
        title: 'Error',
        text: 'This browser could not carry the text.',
        reason: `Copy it from ${material.field.label} instead.`,
      });
    }
  };
  return (
    <div className="m-use" ref={root}>
      <Button aria-controls={id} aria-expanded={open} onClick={() => setOpen(!open)} size="sm" variant="ghost">
        Use this material in …
        <Icon className="m-menu__chevron" name="chevron-down" size={16} />
      </Button>
      <div className="m-use__panel" hidden={!open} id={id} ref={panel}>
        {targets === 'loading' && <p className="m-use__note">Looking for tools …</p>}
        {targets === 'failed' && (
          <p className="m-use__note">The list of tools did not arrive. Check your connection, then open it again.</p>
        )}
        {Array.isArray(targets) && (
          <ul aria-label="Tools" className="m-use__list">
            {targets.map((target) => (
              <li key={target.tool.slug}>
                <button className="m-use__tool" onClick={() => void carry(target)} type="button">
                  <ToolIcon category={target.tool.category} icon={target.tool.icon} size="sm" />
                  <span>
                    <b className="m-use__name">{target.tool.name}</b>
                    <span className="m-use__field"> into {target.field.label}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <p className="m-use__note">
          Carries the {wordsOf(countWords(material.text))} of {material.field.label}. You see them in the field before anything runs; this
          result stays here.
        </p>
      </div>
    </div>
  );
}

/** The tools that take the material, loaded when the list is first opened, and again after a failure. */
function useTargets(open: boolean, tool: Tool, material: SharedMaterial, loadTools: UseMaterialProps['loadTools']) {
  const [tools, setTools] = useState<readonly Tool[] | 'loading' | 'failed'>('loading');
  const isLoaded = Array.isArray(tools);
  useEffect(() => {
    if (!open || isLoaded) return;
    let left = false;
    loadTools().then(
      (loaded) => !left && setTools(loaded),
      () => !left && setTools('failed'),
    );
    return () => {
      left = true;
    };
  }, [open, isLoaded, loadTools]);
  const { field, text } = material;
  return useMemo(() => (typeof tools === 'string' ? tools : targetsOf(tools, tool, { field, text })), [tools, tool, field, text]);
}
