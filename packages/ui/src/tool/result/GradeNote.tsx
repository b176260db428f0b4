import { needsMore, type Result, type Tool } from '@marginalia/engine';
import { Icon } from '../../basics/Icon.tsx';
import { Notice } from '../../basics/Notice.tsx';
import type { FormFields } from '../form-fields.ts';

interface GradeNoteProps {
  readonly tool: Tool;
  readonly result: Result;
  readonly onShow: FormFields['show'];
}

/** The gaps of a result: a notice over a result that holds nothing, a strip over a partial one, and nothing over one that is ready. */
export function GradeNote({ tool, result, onShow }: GradeNoteProps) {
  const lacks = result.verdict?.lacks ?? [];
  if (lacks.length === 0) return null;
  const links = tool.fields
    .filter(({ name }) => lacks.some(({ field }) => field === name))
    .map(({ name, label }) => (
      <button className="m-link-button" key={name} onClick={() => onShow(name)} type="button">
        Add to {label}
      </button>
    ));
  const reasons = [...new Set(lacks.map(({ reason }) => reason))].map((reason) => (
    <p className="m-notice__text" key={reason}>
      {reason}
    </p>
  ));
  if (!needsMore(result))
    return (
      <div className="m-partial">
        <Icon className="m-partial__icon" name="circle-dashed" size={20} />
        <div className="m-partial__text">{reasons}</div>
        {links}
      </div>
    );
  return (
    <>
      <Notice
        actions={links.length > 0 ? links : undefined}
        className="m-result__notice"
        heading="Needs more"
        icon="circle-dashed"
        level={3}
        tone="warning"
      >
        {reasons}
      </Notice>
      <p className="m-result__rest">What there is</p>
    </>
  );
}
