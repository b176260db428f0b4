import { chemical } from './chemical.ts';
import { civil } from './civil.ts';
import { electrical } from './electrical.ts';
import { engineering } from './engineering.ts';
import { laboratory } from './laboratory.ts';
import { mechanical } from './mechanical.ts';
import { research } from './research.ts';
import { trades } from './trades.ts';

/** The questions of the role families in engineering, laboratories and trades, by family. */
export const families = {
  chemical,
  civil,
  electrical,
  engineering,
  laboratory,
  mechanical,
  research,
  trades,
};
