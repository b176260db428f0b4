import { loadTools } from '@marginalia/tool-defs';
import { ComingSoonPage, ToolScreen, useNotices } from '@marginalia/ui';
import { createLazyFileRoute } from '@tanstack/react-router';
import { siteRuns } from '../generator/site-runs.ts';
import { PageHead } from '../navigation/PageHead.tsx';

export const Route = createLazyFileRoute('/tools/$slug')({ component: ToolPage });

function ToolPage() {
  const page = Route.useLoaderData();
  const { show } = useNotices();
  if ('coming' in page) {
    return (
      <>
        <PageHead title={page.coming.name} description={page.coming.description} />
        <ComingSoonPage tool={page.coming} />
      </>
    );
  }
  const { tool } = page;
  return (
    <>
      <PageHead title={tool.name} description={tool.description} />
      <ToolScreen key={tool.slug} loadTools={loadTools} onNotice={show} runs={siteRuns} tool={tool} />
    </>
  );
}
