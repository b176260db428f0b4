import { announced, categories, tools } from '@marginalia/tool-defs';
import { CataloguePage } from '@marginalia/ui';
import { createLazyFileRoute } from '@tanstack/react-router';
import { PageHead } from '../navigation/PageHead.tsx';

export const Route = createLazyFileRoute('/tools/')({ component: ToolsPage });

const loadKeywords = async () => (await import('@marginalia/tool-defs/keywords')).keywords;

function ToolsPage() {
  return (
    <>
      <PageHead
        title="Tools"
        description={`${tools.length} study tools that run in your browser, and ${announced.length} more on the way.`}
      />
      <CataloguePage categories={categories} tools={tools} announced={announced} loadKeywords={loadKeywords} />
    </>
  );
}
