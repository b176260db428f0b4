import { loadTool, quickActions, tools } from '@marginalia/tool-defs';
import { DashboardPage, type DeskHost } from '@marginalia/ui';
import { createLazyFileRoute, useLocation } from '@tanstack/react-router';
import { PageHead } from '../navigation/PageHead.tsx';
import { savedKeyOf } from '../navigation/saved-key.ts';
import { justDeleted } from '../storage/just-deleted.ts';
import { savedPorts } from '../storage/saved-ports.ts';

export const Route = createLazyFileRoute('/dashboard')({ component: Dashboard });

const desk: DeskHost = {
  ports: async () => (await import('../storage/desk-ports.ts')).deskPorts,
  tool: loadTool,
};

const reload = (): void => window.location.reload();

function Dashboard() {
  const hash = useLocation({ select: (location) => location.hash });
  return (
    <>
      <PageHead title="Dashboard" description="What you made and kept: everything here is stored in this browser only." />
      <DashboardPage
        justDeleted={justDeleted}
        desk={desk}
        ports={savedPorts}
        quickActions={quickActions}
        reload={reload}
        tools={tools}
        targetKey={savedKeyOf(hash)}
      />
    </>
  );
}
