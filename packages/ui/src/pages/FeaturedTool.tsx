import { LinkButton } from '../basics/LinkButton.tsx';
import { Tag } from '../basics/Tag.tsx';
import { REPORT_FACTS, REPORT_SECTIONS } from './report-sections.ts';

/** The featured tool with its real plan: every numbered section and how long it is meant to be. */
export function FeaturedTool({ id, to }: { readonly id: string; readonly to: string }) {
  return (
    <div className="m-featured m-container">
      <div>
        <Tag tone="hot">Featured tool</Tag>
        <h2 className="m-band__title" id={id}>
          NTCC Report Creator
        </h2>
        <p className="m-featured__lead">
          A structured academic report from a project title and a few sentences. It is written one section at a time, so you can read along,
          stop, and pick up where it left off.
        </p>
        <dl className="m-facts">
          {REPORT_FACTS.map(({ term, fact }) => (
            <div className="m-facts__row" key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        <LinkButton size="lg" to={to} variant="primary">
          Create a report
        </LinkButton>
      </div>
      <table className="m-plan">
        <caption className="m-hidden">
          The report's sections and the words prescribed for them, before they are scaled to the length you choose
        </caption>
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
          {REPORT_SECTIONS.map(({ title, words }, place) => (
            <tr key={title}>
              <td className="m-plan__place">{place + 1}</td>
              <th className="m-plan__title" scope="row">
                {title}
              </th>
              <td aria-hidden="true" className="m-plan__bar">
                <span className={`m-plan__fill m-plan__fill--${words}`} />
              </td>
              <td>{words.toLocaleString('en')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
