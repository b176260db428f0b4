import { announced, categories, featuredTools, homePicture, leadingTools, showcase, starts, toolCount } from '@marginalia/tool-defs';
import { HomePage } from '@marginalia/ui';
import { PageHead } from '../navigation/PageHead.tsx';
import { drafts } from '../storage/drafts.ts';

const DESCRIPTION = `${toolCount} study tools that run in your browser: no account, no key, no network. Every result says what wrote it.`;

const LISTED = leadingTools.flatMap(({ first }) => first);

export function HomeScreen() {
  return (
    <>
      <PageHead description={DESCRIPTION} title="Study tools that show their work" />
      <HomePage
        announced={announced}
        categories={categories}
        drafts={drafts}
        featured={featuredTools}
        picture={homePicture}
        showcase={showcase}
        starts={starts}
        toolCount={toolCount}
        tools={LISTED}
      />
    </>
  );
}
