import { computed, phrasebook, quote, type Span } from '../../spans.ts';
import { isIndexName } from './read/heading.ts';
import type { Column } from './read/readings.ts';

export const fillPhrase = phrasebook('data', {
  none: 'No readings could be found in this text.',
  onlySingle:
    'Nothing is computed from these single values. Write repeated readings by name (“mass 24.31 g, 24.29 g, 24.33 g”) or as a table.',
  how: 'Write them as a table with a heading row (“Length (cm), Time (s)” and below it “20, 0.90”), or by name: “T = 2.01 s, 1.99 s, 2.03 s”.',
  notes: 'What you noted: {notes}',
  askNotes: '[ ] Add what you saw, heard or noticed beside the readings.',
  more: '- and {count} more',
  valuesHeading: 'Single values:',
  singleValue: '- {name}: {value}',
  commaRead: 'A comma before three digits is read as a separator of thousands: “{example}” is {value}.',
  readings: 'Readings',
  setting: 'Setting',
  value: 'value {number}',
  reading: 'Reading {number}',
  listedReadings: 'Reading',
  withUnit: '{name} ({unit})',
  oneReading: '{name}: one reading, {value}',
  summary: '{name}: n = {n}, mean {mean}, sample standard deviation {deviation}, standard error {error}, range {least} to {greatest}',
  meanWithError: '{name}: mean ± standard error = {value}',
  set: '{name} is on the x axis: {count} values from {least} to {greatest}.',
  middles: '{name} gives ranges; each counts by its middle.',
  skipped: 'The column {name} only counts the rows and is left out.',
  missing: '{name} has {count} of {rows} values; rows without a value are left out.',
  samplesApart: '{names}: each row is another sample, so no mean is taken over the rows and no line is drawn through them.',
  rowLeftOut: 'The row “{row}” is left out of the figures below.',
  groups: '{y} in groups:',
  statedGroup: '{name}: n = {n}, mean {mean}, standard deviation {deviation}, standard error {error}, from the values that you give',
  statedWithoutCount: 'The table gives means without the number of readings (n), so nothing is computed from them.',
  factorsApart:
    '{names} each name groups, so no mean is taken over the rows. Write their names in one column, “full, daily”, to compare them.',
  differences: 'Comparison of the groups:',
  difference: '{a} − {b}: difference of the means {value} (standard error, from those of both means)',
  welchTest: 'Welch’s t test: t = {t} with {freedom} degrees of freedom, two-sided p {p}.',
  pairs: '{a} − {b}, row by row: mean difference {value} (standard error, n = {n})',
  pairedTest: 'Paired t test: t = {t} with {freedom} degrees of freedom, two-sided p {p}.',
  noTest: 'A test needs two readings or more in each group, and readings that differ.',
  manyTests: 'With {count} comparisons one may differ by chance, so each p is multiplied by {count}.',
  columnsApart: 'The columns are taken as different individuals. If each row is one individual, compare the differences row by row.',
  groupsAbove:
    'The mean{y} of {a} is {value} above that of {b}. If they did not differ, scatter alone would seldom give as much (p {p}), so a difference is shown at the 5 % level.',
  groupsBelow:
    'The mean{y} of {a} is {value} below that of {b}. If they did not differ, scatter alone would seldom give as much (p {p}), so a difference is shown at the 5 % level.',
  groupsAlike:
    'The means{y} of {a} and {b} differ by {value}. Scatter alone may well give as much (p {p}), so no difference is shown at the 5 % level. That does not show that there is none.',
  groupQuantity: ' ({y})',
  noCause: 'The test says whether the groups differ, not why. Name what else differed between them.',
  groupResultAbove: 'The mean{y} of {a} was above that of {b} by {value} (standard error).',
  groupResultBelow: 'The mean{y} of {a} was below that of {b} by {value} (standard error).',
  pairResultAbove: '{a} was above {b} by {value} on average (standard error).',
  pairResultBelow: '{a} was below {b} by {value} on average (standard error).',
  groupSpread:
    'Within a group the readings scatter by {spread} (pooled sample standard deviation), and the smallest group has {n}. More readings in each group make the difference more certain.',
  repeatHeading: 'Repeated readings ({y}) at each {x}:',
  repeatHeadingPlain: 'Repeated readings ({y}):',
  repeat: '- {x}{at}: mean {mean}, sample standard deviation {deviation}, standard error {error} (n = {n})',
  change: 'Percentage change',
  changeHeading: 'Percentage change = (final − initial) ÷ initial × 100 %:',
  changeRow: '- {x}{at}: {mean}',
  repeatOne: '- {x}{at}: {mean} (one reading)',
  row: 'row {number}',
  cellLeftOut: '; “{cell}” is no plain number and is left out, which shifts the mean',
  slip: '; without {cell}, which lies {distance} from that mean, far more than other repeats scatter: check whether it was miscounted, and say so',
  leftOutRemarked: 'Left out: {y}{at} is written as “{cell}”. Words stand beside the number; if it counts, write the number alone.',
  leftOutWords: 'Left out: {y}{at} is written as “{cell}”, which is no plain number.',
  discussLeftOut: '“{cell}” ({y}{at}) is left out of the figures. Say whether it counts, and why.',
  atSetting: ' at {x} {at}',
  atRow: ', {at}',
  repeatHeadingListed: 'Repeated readings at each {x}:',
  meanDiffers: 'Row {row}: {name} is written as {written}, but the readings give {mean}.',
  meanOf: 'mean of {y}',
  subjectMean: 'The mean of {y}',
  comma: ', ',
  fitHeading: 'Straight-line fits:',
  fit: '{y} against {x}: slope {slope} (standard error {slopeError}), intercept {intercept} (standard error {interceptError}), R² {r} ({n} points)',
  fitFlat: '{y} against {x}: slope {slope}, intercept {intercept}; all values of {y} are equal, so R² has no value ({n} points)',
  fitFew: '{y} against {x}: fewer than three pairs, so no line is fitted.',
  fitSame: '{y} against {x}: all values of {x} are equal, so no line can be fitted.',
  fitBent: '{y} against {x}: no straight line (R² {r}, {n} points). The points bend away from it, more than their scatter explains.',
  fitNone: '{y} against {x}: no trend can be told from the scatter (slope {slope} with standard error {slopeError}, R² {r}, {n} points).',
  fitTurns: '{y} against {x}: no straight line (R² {r}, {n} points). The points rise on one side and fall on the other.',
  fromLine: 'From this line, {label}: {x} = {value}.',
  foundFromLine: 'From the straight line of {y} against {x}, {label}: {x} = {value}.',
  curve: '{y} follows {curve} clearly better: {change}, slope {slope} (standard error {slopeError}), R² {r} in the readings.',
  'curve-square': 'the square of {x}',
  'curve-root': 'the square root of {x}',
  'curve-logarithm': 'the logarithm of {x}',
  'curve-inverse': 'the reciprocal of {x}',
  'curve-inverse-square': 'the reciprocal of the square of {x}',
  'curve-exponential': 'an exponential of {x}',
  'curve-power': 'a power of {x}',
  'change-itself': '{y} against it',
  'change-exponential': 'natural logarithm of {y} against {x}',
  'change-power': 'logarithm of {y} against logarithm of {x}',
  titreHeading: 'Titres:',
  titreGiven: '- {label}: {titre}{mark}',
  concordantMark: ' (concordant)',
  titreWrong: 'Row {row}: the titre is written as {written}, but the burette readings give {difference}.',
  titreMean: 'Titre: n = {n} concordant, mean {mean}, sample standard deviation {deviation}, standard error {error}',
  titreApart: 'No two titres agree within 0.10 mL, so the mean is of all of them and is not reliable: repeat the titration.',
  titreMeanAll: 'Titre: n = {n}, mean {mean}, sample standard deviation {deviation}, standard error {error}',
  titreOne: 'Titre: one reading, {value}',
  resultHeading: 'Result:',
  formula: '{formula}.',
  resultNamed: '{name}: {symbol} = {value}',
  fitsRatio: 'If {ratio} were true, chance alone would often give as much (p {p}), so the counts agree with it at the 5 % level.',
  missesRatio: 'If {ratio} were true, chance alone would seldom give as much (p {p}), so the counts do not agree with it at the 5 % level.',
  expectedCounts: 'Expected counts: {counts}. Degrees of freedom: {freedom}.',
  noError: 'The readings allow no uncertainty: repeat them.',
  readingsError:
    'The scatter of the points about the line alone gives {symbol} = {scattered}. The uncertainties of the readings, as stated or as their repeats show, give ± {read}. The larger of the two is taken.',
  fewStated:
    'A “±” stands beside {count} of {rows} readings of {name}, so it is not used. If it holds for all of them, write it into the heading.',
  accepted: 'Accepted value as you give it: {value}. Difference: {difference} ({percent} of the accepted value).',
  agrees: 'The result agrees with the accepted value within its uncertainty: the difference is {errors} standard errors.',
  agreesTwice: 'The result agrees with the accepted value within twice its uncertainty: the difference is {errors} standard errors.',
  disagrees: 'The result does not agree with the accepted value within its uncertainty: the difference is {errors} standard errors.',
  agreeUnknown: 'Without an uncertainty it cannot be said whether the result agrees with the accepted value.',
  askResult: '[ ] Add the main result with its uncertainty.',
  found: 'The value found for the {name} was {symbol} = {value}.',
  above: 'It is {percent} above the accepted value {value}.',
  below: 'It is {percent} below the accepted value {value}.',
  aboveCalculated: 'The value calculated from {first} and {second} is {value}; the result is {percent} above it.',
  belowCalculated: 'The value calculated from {first} and {second} is {value}; the result is {percent} below it.',
  titresAgree: '{n} titres agree within {spread}.',
  discussRises: '{y} rises with {x} on a straight line (R² {r}, {n} points).',
  discussFalls: '{y} falls with {x} on a straight line (R² {r}, {n} points).',
  discussScattered: '{y} changes with {x}, but the points scatter widely about a straight line (R² {r}, {n} points).',
  farthestMean: 'Farthest from the mean of {y} is {value}, {times} sample standard deviations away.',
  withoutFarthest: ' Without it the mean is {mean}: say whether it counts, and why.',
  discussFlat: '{y} does not change with {x} ({n} points).',
  discussNoTrend: 'The readings show no trend of {y} with {x} that exceeds their scatter (R² {r}, {n} points).',
  discussBent: '{y} against {x} is no straight line: the points bend away from it more than they scatter (R² of the line {r}, {n} points).',
  discussCurve: '{y} follows {curve} (R² {r}).',
  exponent: 'The exponent is {exponent}.',
  discussTop: '{y} is greatest at {x} {at} and smaller on both sides, so a straight line does not describe it ({n} points).',
  discussBottom: '{y} is least at {x} {at} and greater on both sides, so a straight line does not describe it ({n} points).',
  discussPattern: 'The points lie on one side of the line and then on the other ({runs} runs of equal sign), so look for a slight curve.',
  farthestAbove: 'Farthest from the line is {y} at {x} {at}: {size} above it, {times} times the scatter of the points.',
  farthestBelow: 'Farthest from the line is {y} at {x} {at}: {size} below it, {times} times the scatter of the points.',
  farthestCheck: 'Check that reading in your lab book.',
  interceptZero: 'The intercept agrees with zero, as the relation expects ({ratio} times its standard error).',
  interceptOff:
    'The intercept differs from zero by {ratio} times its standard error, which the relation does not expect: look for a zero error.',
  relationLine: 'The readings lie on the line of this relation with R² {r} ({n} points).',
  relationLineWide: 'The readings scatter about the line of this relation (R² {r}, {n} points).',
  discussOneWay:
    '{y} changes in one direction with {x} at each step, but {n} points are too few, or too far from a line, to fit one (R² {r}).',
  fitOneWay: '{y} against {x}: no straight line can be told (R² {r}, {n} points), though each step goes in one direction.',
  relationLineLeft:
    '{n} readings lie on the line of this relation with R² {r}, but {outermost} it: either the relation does not hold there, or a reading is wrong.',
  discussLeaving: '{kept} readings lie on a straight line of {y} against {x}; {outermost} it, so one line does not describe them all.',
  outermostLeaves: 'the outermost point leaves',
  outermostLeave: 'the {count} outermost points leave',
  fitLeaving:
    '{y} against {x}: of {n} points {outermost} the line of the others. Line of the other {kept}: slope {slope} (standard error {slopeError}), intercept {intercept} (standard error {interceptError}), R² {r}.',
  relationAbove: 'Farthest from that line is the reading at {x} {at}: above it by {times} times the scatter of the points.',
  relationBelow: 'Farthest from that line is the reading at {x} {at}: below it by {times} times the scatter of the points.',
  relationNear: 'No reading lies farther from it than {times} times the scatter of the points; the farthest is that at {x} {at}.',
  relationHolds: 'Between {x} {least} and {greatest} the readings thus agree with the relation.',
  titreSpread:
    'The titres that count scatter by {spread} (sample standard deviation); the burette was read to {resolution}. A titre is the difference of two readings, so both enter it.',
  relationFit:
    'Line in units of the SI: slope {slope} (standard error {slopeError}), intercept {intercept} (standard error {interceptError}), R² {r} ({n} points).',
  lineOf: '{y}: ',
  relationFitOwn:
    'Line in the units of the table: slope {slope} (standard error {slopeError}), intercept {intercept} (standard error {interceptError}), R² {r} ({n} points).',
  widestRepeats: 'The repeats of {y} differ most at {at}: sample standard deviation {deviation}.',
  spreadRandom:
    '{y}: repeats scatter by {spread}, more than the last digit of the readings ({resolution}). Random variation limits this reading, not the instrument; more repeats reduce it.',
  spreadResolution:
    '{y}: repeats scatter by {spread}, about the last digit of the readings ({resolution}). The resolution of the instrument limits this reading.',
  errorShare:
    'The uncertainty of the {name} that follows from the readings is {share} of its value. Uncertainties of calibration and method come on top of it.',
  tooLarge: 'The result is {size} too large, more than the scatter explains: look for an error that makes every value too large.',
  tooSmall: 'The result is {size} too small, more than the scatter explains: look for an error that makes every value too small.',
  offset: 'The line misses the origin: an error that shifts all readings alike, such as a zero error, is present.',
  abstractMean: 'The mean of {y} was {value} (standard error).',
  conclusionSlot:
    'The value found was [result] ± [uncertainty] [unit]. It [agrees / does not agree] with the accepted value of [value and source].',
  conclusionTrend: '[ ] Say what the readings show of the objective.',
  conclusionAccepted: 'It [agrees / does not agree] with the accepted value of [value and source].',
  note: 'Each value is rounded to its uncertainty. Give your results only as many digits as your instruments justify.',
  noteResult: 'Each value is rounded to its uncertainty; that of the result is one standard error.',
  table: 'Table {number}:',
});

/** "the outermost point leaves", "the 2 outermost points leave" */
export function outermostLeave(count: number): Span[] {
  return count === 1 ? fillPhrase('outermostLeaves') : fillPhrase('outermostLeave', { count: computed(count, 'data.count') });
}

/** The heading of a column as written, or its number. */
export function nameSpans({ name, isIndex, isSetting, isChange, group, unit, listedAs }: Column, index: number): Span[] {
  if (isChange) return fillPhrase('change');
  // In "Trial 1: 23.4 mL" the word "Trial" counts readings and does not name what was measured.
  const isSymbol = name !== undefined && name.end - name.start === 1 && unit !== '';
  const measured = isIndex || isSymbol || !isIndexName(name);
  if (name && measured) return [quote(name)];
  if (group) return [quote(group)];
  if (isSetting) return fillPhrase('setting');
  if (listedAs !== undefined) return fillPhrase('reading', { number: computed(listedAs, 'data.column') });
  return index === 0 ? fillPhrase('readings') : fillPhrase('value', { number: computed(index + 1, 'data.column') });
}
