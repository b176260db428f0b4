import { featuredTools, toolCount } from '@marginalia/tool-defs';
import { QuickAccess } from '@marginalia/ui';

/** The menu of featured tools in the header of every page. */
export function SiteQuickAccess() {
  return <QuickAccess ready={toolCount} tools={featuredTools} />;
}
