import type { Tool } from '@marginalia/engine';

/** The card before the first run, with the title and the text of the tool's definition. */
export function ResultEmpty({ tool }: { readonly tool: Tool }) {
  const { title, text } = tool.definition.screen.empty;
  return (
    <div className="m-empty m-result__empty">
      <svg aria-hidden="true" className="m-result__drawing" focusable="false" viewBox="0 0 148 124">
        <rect className="m-result__paper" height="122" rx="6" width="146" x="1" y="1" />
        <path className="m-result__margin" d="M21 1v122M24 1v122" />
        <path className="m-result__marks" d="M28 21h66M28 79h47" />
        <path className="m-result__lines" d="M28 33h107M28 44h107M28 55h85M28 91h107M28 102h95" />
      </svg>
      <h3 className="m-empty__title">{title}</h3>
      <p className="m-empty__text">{text}</p>
    </div>
  );
}
