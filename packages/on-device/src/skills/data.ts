import type { Skill } from '../skill.ts';
import { printStatistics } from './data/print-statistics.ts';
import { printTable } from './data/print-table.ts';
import { readReadings } from './data/read-readings.ts';

/** Readings of an experiment: the table as read, or its statistics. */
export const data: Skill<'data'> = ({ from, part }, { values }) => {
  const found = readReadings(from, values[from] ?? '');
  return part === 'table' ? printTable(found) : printStatistics(found);
};
