import { quickActions, tools } from '@marginalia/tool-defs';
import { DashboardPage } from '@marginalia/ui';
import { createLazyFileRoute, useLocation } from '@tanstack/react-router';
import { PageHead } from '../navigation/PageHead.tsx';
import { savedKeyOf } from '../navigation/saved-key.ts';
import { justDeleted } from '../storage/just-deleted.ts';
import { workPorts } from '../storage/work-ports.ts';

export const Route = createLazyFileRoute('/dashboard')({ component: Dashboard });

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
        targetKey={savedKeyOf(hash)}
      />
    </>
  );
}
