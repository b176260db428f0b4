import type { AnnouncedTool, Category, DraftsPort, ToolIdentity } from '@marginalia/engine';
import { Icon } from '../basics/Icon.tsx';
import { Tag } from '../basics/Tag.tsx';
import { ToolIcon } from '../basics/ToolIcon.tsx';
import { IndexList } from '../catalogue/IndexList.tsx';
import { UseTool } from '../catalogue/UseTool.tsx';
import { Link } from '../navigation/Link.tsx';
import { LinkButton } from '../navigation/LinkButton.tsx';
import { FeaturedTool, type Showcase } from './FeaturedTool.tsx';
import { HeroPicture, type Picture } from './HeroPicture.tsx';
import { PasteBox, type PasteTarget } from './PasteBox.tsx';
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
  /** The tools that take what is pasted, the main one first. */
  readonly starts: readonly PasteTarget[];
  /** Keeps what is pasted until a tool has it. */
  readonly drafts: DraftsPort;
  /** A real result. */
  readonly picture: Picture;
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

/** The first page: the product, an example of its results, and where to begin. */
export function HomePage(props: HomePageProps) {
  const { showcase, featured, categories } = props;
  return (
    <div className="m-home">
      <Hero {...props} />
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
              <FeaturedCard category={categories.find(({ id }) => id === tool.category)} key={tool.slug} tool={tool} />
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
      <FullIndex {...props} />
      <Closing showcase={showcase} />
    </div>
  );
}

const pathOf = ({ tool }: Showcase): string => `/tools/${tool.slug}`;

function Hero({ starts, drafts, picture, showcase }: HomePageProps) {
  return (
    <section className="m-band">
      <div className="m-hero m-container">
        <div>
          <h1 className="m-hero__title" id="page-title">
            Study tools that <span className="m-stroke">show their work.</span>
          </h1>
          <p className="m-hero__lead">
            Paste what you have. You get cards, a debrief or the gaps, and every line leads back to the sentence it came from. No AI unless
            you switch it on.
          </p>
          <PasteBox drafts={drafts} starts={starts} />
          <div className="m-actions">
            <LinkButton to={pathOf(showcase)}>{showcase.callToAction}</LinkButton>
            <LinkButton to="/tools" variant="ghost">
              Browse all tools
              <Icon name="arrow-right" size={16} />
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
        <HeroPicture picture={picture} />
      </div>
    </section>
  );
}

function FeaturedCard({ tool, category }: { readonly tool: ToolIdentity; readonly category: Category | undefined }) {
  return (
    <article className={`m-tool-card m-tool-card--${tool.category}`}>
      <div className="m-tool-card__top">
        <ToolIcon category={tool.category} icon={tool.icon} />
        {category && <Tag tone={category.color}>{category.name}</Tag>}
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
  );
}

function FullIndex({ tools, toolCount, announced }: HomePageProps) {
  const all = toolCount + announced.length;
  const entries = [...tools.map(({ name, slug }) => ({ name, to: `/tools/${slug}` })), ...announced.map(({ name }) => ({ name }))];
  return (
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
  );
}

function Closing({ showcase }: Pick<HomePageProps, 'showcase'>) {
  return (
    <section aria-labelledby="start" className="m-band m-band--ink">
      <div className="m-closing m-container">
        <div>
          <h2 className="m-band__title" id="start">
            Start with the thing that is due first.
          </h2>
          <p>One or two fields are required; skip the rest.</p>
        </div>
        <div className="m-actions">
          <LinkButton size="lg" to="/tools" variant="marker">
            Browse all tools
          </LinkButton>
          <LinkButton className="m-btn--on-ink" size="lg" to={pathOf(showcase)} variant="ghost">
            {showcase.shortCallToAction}
          </LinkButton>
        </div>
      </div>
    </section>
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
