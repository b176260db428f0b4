import { accounting } from './accounting.ts';
import { administration } from './administration.ts';
import { consulting } from './consulting.ts';
import { design } from './design.ts';
import { finance } from './finance.ts';
import { law } from './law.ts';
import { logistics } from './logistics.ts';
import { marketing } from './marketing.ts';
import { media } from './media.ts';
import { operations } from './operations.ts';
import { people } from './people.ts';
import { product } from './product.ts';
import { project } from './project.ts';
import { sales } from './sales.ts';

/** The questions of the role families in offices, money, law and products, by family. */
export const families = {
  accounting,
  administration,
  consulting,
  design,
  finance,
  law,
  logistics,
  marketing,
  media,
  operations,
  people,
  product,
  project,
  sales,
};
