import { closing } from './report/closing.ts';
import { opening } from './report/opening.ts';
import type { ReportSectionPrompts } from './report/section-prompts.ts';
import { work } from './report/work.ts';

/** Writing prompts for the fifteen sections of a report after the title page and the contents. */
export const REPORT_SECTIONS: readonly ReportSectionPrompts[] = [...opening, ...work, ...closing];
