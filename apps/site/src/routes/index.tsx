import { announced, categories, featuredTools, tools } from '@marginalia/tool-defs';
import { HomePage } from '@marginalia/ui';
import { createFileRoute } from '@tanstack/react-router';
import { PageHead } from '../page/PageHead.tsx';

export const Route = createFileRoute('/')({ component: Home });

function Home() {
  return (
    <>
      <PageHead
        title="Study tools that show their work"
        description={`${tools.length} study tools that run in your browser: no account, no key, no network. Every result says what wrote it.`}
      />
      <HomePage announced={announced} categories={categories} featured={featuredTools} tools={tools} />
    </>
  );
}
