import { categories, tools } from '@marginalia/tool-defs';
import { Footer, type FooterColumn, type SocialLink } from '@marginalia/ui';
import { useDeployment } from '../deployment/deployment.ts';
import { MORE_PAGES } from './more-pages.ts';

const COLUMNS: readonly FooterColumn[] = categories
  .filter((category) => category.id !== 'career')
  .map((category) => ({
    title: category.name,
    links: tools.filter((tool) => tool.category === category.id).map((tool) => ({ to: `/tools/${tool.slug}`, label: tool.name })),
  }));

/** The footer of every page, with the contact address and the repository of this deployment. */
export function SiteFooter() {
  const site = useDeployment()?.site;
  const social: readonly SocialLink[] = [
    ...(site?.repository ? [{ href: site.repository, label: 'Source code', icon: 'git-branch' } as const] : []),
    { href: '/blog/rss.xml', label: 'RSS feed of the blog', icon: 'rss' },
    ...(site?.email ? [{ href: `mailto:${site.email}`, label: `Email ${site.email}`, icon: 'mail' } as const] : []),
  ];
  return <Footer bottomLinks={MORE_PAGES} columns={COLUMNS} email={site?.email} social={social} />;
}
