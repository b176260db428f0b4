import { announced, categories, featuredTools, showcase, tools } from '@marginalia/tool-defs';
import { HomePage } from '@marginalia/ui';
import { PageHead } from '../navigation/PageHead.tsx';

const DESCRIPTION = `${tools.length} study tools that run in your browser: no account, no key, no network. Every result says what wrote it.`;

export function HomeScreen() {
  return (
    <>
      <PageHead description={DESCRIPTION} title="Study tools that show their work" />
      <HomePage announced={announced} categories={categories} featured={featuredTools} showcase={showcase} tools={tools} />
    </>
  );
}
