import { type Line, quote, type Span } from '../../../spans.ts';
import type { Analysis } from '../analysis/analyse.ts';
import { type LeftOutCell, leftOutCells } from '../analysis/left-out-cells.ts';
import { fillPhrase } from '../phrases.ts';
import { quantityName, rowLabel, trialLabel } from './labels.ts';

const MOST = 10;

/** Says which readings are in no figure of the calculations, and why. The lines of repeats name their own. */
export function leftOutLines(analysis: Analysis): Line[] {
  const cells = leftOutCells(analysis).filter(({ hasRepeats }) => !hasRepeats);
  return cells.slice(0, MOST).map((it) => fillPhrase(it.isRemarked ? 'leftOutRemarked' : 'leftOutWords', slotsOf(it)));
}

/** Asks in the discussion for the reason why a reading counts or not. */
export function leftOutQuestions(analysis: Analysis): Line[] {
  const cells = leftOutCells(analysis).filter(({ isRemarked }) => isRemarked);
  return cells.slice(0, MOST).map((it) => fillPhrase('discussLeftOut', slotsOf(it)));
}

function slotsOf({ view, quantity, row, cell }: LeftOutCell): { y: Span[]; at: Span[]; cell: Span } {
  const { set } = view;
  const label = set ? rowLabel(view, row) : trialLabel(view, row);
  const hasSetting = set?.columns[0]?.column.values[row] !== undefined && quantity !== set;
  const at = hasSetting ? fillPhrase('atSetting', { x: quantityName(set), at: label }) : fillPhrase('atRow', { at: label });
  return { y: quantityName(quantity), at, cell: quote(cell) };
}
