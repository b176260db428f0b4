import { ToolRuns } from '@marginalia/ui';
import { sitePorts } from './site-ports.ts';

/** The runs of this tab. They go on while a person visits other pages of the site. */
export const siteRuns = new ToolRuns(sitePorts);
