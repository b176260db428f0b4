import type { AnnouncedTool, Category, ToolIdentity } from '@marginalia/engine';
import { Icon } from '../basics/Icon.tsx';
import { Tag } from '../basics/Tag.tsx';
import { ToolIcon } from '../basics/ToolIcon.tsx';
import { IndexList } from '../catalogue/IndexList.tsx';
import { UseTool } from '../catalogue/UseTool.tsx';
import { Link } from '../navigation/Link.tsx';
import { LinkButton } from '../navigation/LinkButton.tsx';
import { FeaturedTool, type Showcase } from './FeaturedTool.tsx';
import { HeroPicture } from './HeroPicture.tsx';
import '../catalogue/catalogue.css';
import './home.css';

const PROMISES = ['Free and open source', 'No account', 'Runs on your device by default'] as const;

const BENEFITS = [
  {
    title: 'Your text stays with you',
    text: 'The default generator runs inside the browser. Nothing you paste is uploaded unless you choose a hosted model and add your own key.',
  },
  {
    title: 'Nothing to sign up for',
    text: 'Open a tool and start. What you save stays in this browser, and in no other place.',
  },
  {
    title: 'Drafts you can take anywhere',
    text: 'Copy, plain text, Word or a print-ready page. The output is ordinary text, so it survives every editor.',
  },
] as const;

export interface HomePageProps {
  /** The tool that the page presents at length; the calls to action lead to it. */
  readonly showcase: Showcase;
  /** The featured tools, in order: four cards. */
  readonly featured: readonly ToolIdentity[];
  readonly categories: readonly Category[];
  /** The tools that the index lists. It ends with a link to all of them where there are more. */
  readonly tools: readonly Pick<ToolIdentity, 'slug' | 'name'>[];
  readonly toolCount: number;
  readonly announced: readonly AnnouncedTool[];
}

/** What the product is, what it makes and where to begin. */
export function HomePage({ showcase, featured, categories, tools, toolCount, announced }: HomePageProps) {
  const showcasePath = `/tools/${showcase.tool.slug}`;
  const all = toolCount + announced.length;
  const entries = [...tools.map(({ name, slug }) => ({ name, to: `/tools/${slug}` })), ...announced.map(({ name }) => ({ name }))];
  return (
    <div className="m-home">
      <section className="m-band">
        <div className="m-hero m-container">
          <div>
            <h1 className="m-hero__title" id="page-title">
              Study tools that <span className="m-stroke">show their work.</span>
            </h1>
            <p className="m-hero__lead">
              Single-purpose AI tools for reports, notes and revision. Fill in a short form, watch the draft being written section by
              section, then take it away as text, Word or PDF.
            </p>
            <div className="m-actions">
              <LinkButton size="lg" to={showcasePath} variant="primary">
                {showcase.callToAction}
              </LinkButton>
              <LinkButton size="lg" to="/tools">
                Browse all tools
              </LinkButton>
            </div>
            <ul className="m-hero__promises">
              {PROMISES.map((promise) => (
                <li key={promise}>
                  <Icon name="check" size={16} />
                  {promise}
                </li>
              ))}
            </ul>
          </div>
          <HeroPicture />
        </div>
      </section>

      <section aria-labelledby="featured-tool" className="m-band m-band--paper">
        <FeaturedTool id="featured-tool" showcase={showcase} />
      </section>

      <section aria-labelledby="one-job" className="m-band">
        <div className="m-container">
          <div className="m-band__head">
            <div>
              <h2 className="m-band__title" id="one-job">
                Pick one job, get it done
              </h2>
              <p>Each tool does a single thing and asks only for what it needs.</p>
            </div>
            <AllTools />
          </div>
          <div className="m-home__cards">
            {featured.map((tool) => (
              <article className={`m-tool-card m-tool-card--${tool.category}`} key={tool.slug}>
                <div className="m-tool-card__top">
                  <ToolIcon category={tool.category} icon={tool.icon} />
                  {categories
                    .filter(({ id }) => id === tool.category)
                    .map(({ id, name, color }) => (
                      <Tag key={id} tone={color}>
                        {name}
                      </Tag>
                    ))}
                </div>
                <h3 className="m-tool-card__name">{tool.name}</h3>
                <p className="m-tool-card__text">{tool.description}</p>
                <div className="m-tool-card__foot">
                  <Link className="m-onward" to={`/tools/${tool.slug}`}>
                    <UseTool name={tool.name} />
                    <Icon name="arrow-right" size={16} />
                  </Link>
                </div>
              </article>
            ))}
          </div>
        </div>
      </section>

      <section aria-label="Why these tools" className="m-band m-band--paper">
        <div className="m-benefits m-container">
          {BENEFITS.map(({ title, text }) => (
            <div className="m-benefit" key={title}>
              <h2 className="m-benefit__title">{title}</h2>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </section>

      <section aria-labelledby="full-index" className="m-band">
        <div className="m-container">
          <h2 className="m-band__title" id="full-index">
            The full index
          </h2>
          <p className="m-home__count">
            {Math.floor(all / 10) * 10}+ AI tools: {toolCount} ready, {announced.length} on the way
          </p>
          <IndexList entries={entries} />
          {toolCount > tools.length && <AllTools />}
        </div>
      </section>

      <section aria-labelledby="start" className="m-band m-band--ink">
        <div className="m-closing m-container">
          <div>
            <h2 className="m-band__title" id="start">
              Start with the thing that is due first.
            </h2>
            <p>Most tools ask for a field or two.</p>
          </div>
          <div className="m-actions">
            <LinkButton size="lg" to="/tools" variant="marker">
              Browse all tools
            </LinkButton>
            <LinkButton className="m-btn--on-ink" size="lg" to={showcasePath} variant="ghost">
              {showcase.shortCallToAction}
            </LinkButton>
          </div>
        </div>
      </section>
    </div>
  );
}

function AllTools() {
  return (
    <Link className="m-onward" to="/tools">
      All tools
      <Icon name="arrow-right" size={16} />
    </Link>
  );
}
