import type { Measure } from './measure.ts';

/** The measures, one file each in the folder `measures`, in the order of their file names. */
export const measures: readonly Measure[] = Object.values(import.meta.glob<Measure>('./measures/*.ts', { eager: true, import: 'default' }));

/** The material that belongs to the project. */
export const OWN_MATERIAL = `${import.meta.dirname}/material`;
