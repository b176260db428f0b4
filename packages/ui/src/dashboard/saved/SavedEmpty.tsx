import { LinkButton } from '../../navigation/LinkButton.tsx';

/** Shown while nothing is saved. */
export function SavedEmpty() {
  return (
    <div className="m-empty">
      <svg aria-hidden="true" className="m-saved__drawing" focusable="false" viewBox="0 0 148 66">
        <rect height="64" rx="6" width="146" x="1" y="1" />
        <path d="M21 1v64M24 1v64" />
        <path className="m-saved__marks" d="M28 20h66" />
        <path className="m-saved__lines" d="M28 33h106M28 45h84" />
      </svg>
      <h3 className="m-empty__title">No saved content</h3>
      <p className="m-empty__text">Reports, debriefs, gap analyses, syllabus plans and interviews you save will be listed here.</p>
      <LinkButton to="/tools" variant="primary">
        Explore Tools
      </LinkButton>
    </div>
  );
}
