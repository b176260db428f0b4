import { isPlanProgress, itemIds, itemsOf, localDay, type PlannedBlock, plannedBlocks, type Tool } from '@marginalia/engine';
import type { DashboardHost } from '../dashboard-host.ts';
import type { WorkedOn } from './worked-on.ts';

/** The blocks of a plan for today. */
export interface PlanToday {
  readonly plan: WorkedOn;
  readonly blocks: readonly PlannedBlock[];
}

/**
 * The blocks, goals and exams of today. A plan replaces the earlier ones that share half of their subjects with it, because a plan that
 * is made again for the same exams is the same plan.
 */
export async function plansToday(
  all: readonly WorkedOn[],
  { tool }: Pick<DashboardHost, 'tool'>,
  now: Date,
): Promise<readonly PlanToday[]> {
  const today = localDay(now);
  const complete = all.filter(({ record }) => record.complete);
  const slugs = [...new Set(complete.map(({ record }) => record.tool))];
  const tools = new Map(await Promise.all(slugs.map(async (slug) => [slug, await tool(slug).catch(() => undefined)] as const)));
  const known: ReadonlySet<string>[] = [];
  return complete.flatMap((plan): PlanToday[] => {
    const blocks = blocksOf(tools.get(plan.record.tool), plan, today);
    const subjects = new Set(blocks.map(({ subject }) => subject.toLowerCase()));
    if (subjects.size === 0 || known.some((other) => shareHalf(subjects, other))) return [];
    known.push(subjects);
    const due = blocks.filter(({ place }) => place === today);
    return due.length === 0 ? [] : [{ plan, blocks: due }];
  });
}

function blocksOf(tool: Tool | undefined, { record, views }: WorkedOn, today: string): readonly PlannedBlock[] {
  if (!tool?.definition.outline.some(({ holds }) => holds?.kind === 'block')) return [];
  const progress = isPlanProgress(views['plan']) ? views['plan'] : undefined;
  return itemsOf(tool, record.text, record.values).flatMap((part) =>
    part.kind === 'block' ? plannedBlocks(part.items, itemIds(part), progress, today) : [],
  );
}

function shareHalf(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((subject) => other.has(subject)).length;
  return shared * 2 >= Math.min(one.size, other.size);
}
