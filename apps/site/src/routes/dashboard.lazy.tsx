import { loadTool, quickActions, tools } from '@marginalia/tool-defs';
import { type DashboardHost, DashboardPage } from '@marginalia/ui';
import { createLazyFileRoute, useLocation } from '@tanstack/react-router';
import { PageHead } from '../navigation/PageHead.tsx';
import { savedKeyOf } from '../navigation/saved-key.ts';
import { justDeleted } from '../storage/just-deleted.ts';
import { savedPorts } from '../storage/saved-ports.ts';

export const Route = createLazyFileRoute('/dashboard')({ component: Dashboard });

const host: DashboardHost = {
  ports: async () => (await import('../storage/dashboard-ports.ts')).dashboardPorts,
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
        host={host}
        ports={savedPorts}
        quickActions={quickActions}
        reload={reload}
        tools={tools}
        targetKey={savedKeyOf(hash)}
      />
    </>
  );
}
