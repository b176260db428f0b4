import { clinical } from './clinical.ts';
import { health } from './health.ts';
import { pharmacy } from './pharmacy.ts';
import { socialWork } from './social-work.ts';
import { teaching } from './teaching.ts';
import { therapy } from './therapy.ts';

/** The questions of the role families in care, health and teaching, by family. */
export const families = {
  clinical,
  health,
  pharmacy,
  'social-work': socialWork,
  teaching,
  therapy,
};
