import type { ToolIdentity } from '@marginalia/engine';
import { Tag } from '../basics/Tag.tsx';
import { LinkButton } from '../navigation/LinkButton.tsx';

/** The texts of the one tool that Home presents in detail. */
export interface Showcase {
  readonly tool: Pick<ToolIdentity, 'slug' | 'name'>;
  /** The text of a button to the tool, and a shorter one for use beside the tool's name. */
  readonly callToAction: string;
  readonly shortCallToAction: string;
  readonly lead: string;
  readonly facts: readonly { readonly term: string; readonly fact: string }[];
  readonly plan: {
    /** The caption of the table, for screen readers only. */
    readonly caption: string;
    /** The sections of a result in order, with their prescribed lengths. */
    readonly sections: readonly { readonly title: string; readonly words: number }[];
  };
}

/** The presented tool with a table of its sections and their prescribed lengths. */
export function FeaturedTool({ id, showcase }: { readonly id: string; readonly showcase: Showcase }) {
  const { tool, shortCallToAction, lead, facts, plan } = showcase;
  const longest = Math.max(...plan.sections.map(({ words }) => words));
  return (
    <div className="m-featured m-container">
      <div>
        <Tag tone="hot">Featured tool</Tag>
        <h2 className="m-band__title" id={id}>
          {tool.name}
        </h2>
        <p className="m-featured__lead">{lead}</p>
        <dl className="m-facts">
          {facts.map(({ term, fact }) => (
            <div className="m-facts__row" key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        <LinkButton size="lg" to={`/tools/${tool.slug}`} variant="primary">
          {shortCallToAction}
        </LinkButton>
      </div>
      <table className="m-sample-plan">
        <caption className="m-hidden">{plan.caption}</caption>
        <thead>
          <tr>
            <th colSpan={2} scope="col">
              Section
            </th>
            <td />
            <th scope="col">Word target</th>
          </tr>
        </thead>
        <tbody>
          {plan.sections.map(({ title, words }, index) => (
            <tr key={title}>
              <td className="m-sample-plan__place">{index + 1}</td>
              <th className="m-sample-plan__title" scope="row">
                {title}
              </th>
              <td aria-hidden="true" className="m-sample-plan__bar">
                <svg aria-hidden="true" className="m-sample-plan__fill" focusable="false">
                  <rect height="100%" rx="2" width={`${(100 * words) / longest}%`} />
                </svg>
              </td>
              <td>{words.toLocaleString('en')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
