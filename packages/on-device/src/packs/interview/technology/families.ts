import { analytics } from './analytics.ts';
import { backend } from './backend.ts';
import { data } from './data.ts';
import { dataEngineering } from './data-engineering.ts';
import { devops } from './devops.ts';
import { embedded } from './embedded.ts';
import { frontend } from './frontend.ts';
import { itSupport } from './it-support.ts';
import { machineLearning } from './machine-learning.ts';
import { mobile } from './mobile.ts';
import { qa } from './qa.ts';
import { security } from './security.ts';
import { software } from './software.ts';

/** The questions of the role families in software, data and computers, by family. */
export const families = {
  analytics,
  backend,
  data,
  'data-engineering': dataEngineering,
  devops,
  embedded,
  frontend,
  'it-support': itSupport,
  'machine-learning': machineLearning,
  mobile,
  qa,
  security,
  software,
};
