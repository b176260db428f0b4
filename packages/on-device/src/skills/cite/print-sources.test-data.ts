import type { SkillContext } from '../../skill.ts';
import { textOf } from '../../spans.ts';
import type { CslFields } from './csl-item.ts';
import { cite } from './skill.ts';

export const TODAY = '2026-11-21';
type Part = 'list' | 'attention' | 'keyed';

export const written = async (sources: string, part: Part, style = 'apa') =>
  cite({ from: 'sources', style: 'style', part }, { values: { sources, style }, today: TODAY } as unknown as SkillContext);
export const linesOf = async (sources: string, part: Part, style = 'apa') => (await written(sources, part, style)).lines;
export const run = async (sources: string, part: Part, style = 'apa'): Promise<string> =>
  (await linesOf(sources, part, style)).map(textOf).join('\n');

export const author = (family: string, given?: string): CslFields => ({ author: [given === undefined ? { family } : { family, given }] });
export const year = (value: number): CslFields => ({ issued: { 'date-parts': [[value]] } });
