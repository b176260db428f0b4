import { tools } from '@marginalia/tool-defs';
import { DashboardPage } from '@marginalia/ui';
import { createLazyFileRoute, useLocation } from '@tanstack/react-router';
import { PageHead } from '../frame/PageHead.tsx';
import { justDeleted } from '../storage/just-deleted.ts';
import { workPorts } from '../storage/work-ports.ts';

export const Route = createLazyFileRoute('/dashboard')({ component: Dashboard });

const reload = (): void => window.location.reload();

/** The palette leads to a saved text by its key: /dashboard#saved-{key}. */
function useWanted(): string | undefined {
  const hash = useLocation({ select: (location) => location.hash });
  const key = /^saved-(.+)/.exec(hash)?.[1];
  return key === undefined ? undefined : decodeURIComponent(key);
}

function Dashboard() {
  return (
    <>
      <PageHead title="Dashboard" description="What you made and kept: everything here is stored in this browser only." />
      <DashboardPage justDeleted={justDeleted} ports={workPorts} reload={reload} tools={tools} wanted={useWanted()} />
    </>
  );
}
