import { categories, leadingTools } from '@marginalia/tool-defs';
import { Footer, type FooterColumn, type SocialLink } from '@marginalia/ui';
import { FEED_PATH } from '../content/feed.ts';
import { useDeployment } from '../deployment/deployment.ts';
import { MORE_PAGES } from '../navigation/more-pages.ts';
import { withBase } from '../navigation/with-base.ts';

const ALL_TOOLS = { to: '/tools', label: 'All tools' };

/** The first tools of each category but the smallest; a column that leaves out some ends with the way to all. */
const COLUMNS: readonly FooterColumn[] = leadingTools
  .filter(({ id }) => id !== 'career')
  .map(({ id, count, first }) => {
    const links = first.map(({ slug, name }) => ({ to: `/tools/${slug}`, label: name }));
    return {
      title: categories.find((category) => category.id === id)?.name ?? id,
      links: count > first.length ? [...links, ALL_TOOLS] : links,
    };
  });

/** The footer of every page, with the contact address and the repository of this deployment. */
export function SiteFooter() {
  const site = useDeployment()?.site;
  const social: readonly SocialLink[] = [
    ...(site?.repository ? [{ href: site.repository, label: 'Source code', icon: 'git-branch' } as const] : []),
    { href: withBase(FEED_PATH), label: 'RSS feed of the blog', icon: 'rss' },
    ...(site?.email ? [{ href: `mailto:${site.email}`, label: `Email ${site.email}`, icon: 'mail' } as const] : []),
  ];
  return <Footer bottomLinks={MORE_PAGES} columns={COLUMNS} email={site?.email} licences={withBase('/THIRD-PARTY.txt')} social={social} />;
}
