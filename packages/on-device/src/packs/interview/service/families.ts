import { foodService } from './food-service.ts';
import { hospitality } from './hospitality.ts';
import { kitchen } from './kitchen.ts';
import { retail } from './retail.ts';
import { support } from './support.ts';

/** The questions of the role families in shops, kitchens and customers, by family. */
export const families = {
  'food-service': foodService,
  hospitality,
  kitchen,
  retail,
  support,
};
