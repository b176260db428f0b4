import { quickActions, tools } from '@marginalia/tool-defs';
import { DashboardPage } from '@marginalia/ui';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { justDeleted } from '../page/just-deleted.ts';
import { PageHead } from '../page/PageHead.tsx';
import { savedKeyOf } from '../page/saved-key.ts';
import { workPorts } from '../page/work-ports.ts';

export const Route = createFileRoute('/dashboard')({ component: Dashboard });

const reload = (): void => window.location.reload();

function Dashboard() {
  const hash = useLocation({ select: (location) => location.hash });
  return (
    <>
      <PageHead title="Dashboard" description="What you made and kept: everything here is stored in this browser only." />
      <DashboardPage
        justDeleted={justDeleted}
        ports={workPorts}
        quickActions={quickActions}
        reload={reload}
        tools={tools}
        wanted={savedKeyOf(hash)}
      />
    </>
  );
}
