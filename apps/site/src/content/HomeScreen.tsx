import { announced, categories, featuredTools, leadingTools, showcase, toolCount } from '@marginalia/tool-defs';
import { HomePage } from '@marginalia/ui';
import { PageHead } from '../navigation/PageHead.tsx';

const DESCRIPTION = `${toolCount} study tools that run in your browser: no account, no key, no network. Every result says what wrote it.`;

const LISTED = leadingTools.flatMap(({ first }) => first);

export function HomeScreen() {
  return (
    <>
      <PageHead description={DESCRIPTION} title="Study tools that show their work" />
      <HomePage
        announced={announced}
        categories={categories}
        featured={featuredTools}
        showcase={showcase}
        toolCount={toolCount}
        tools={LISTED}
      />
    </>
  );
}
