import type { ItemKindName } from '../definition/holds.ts';
import { block } from './block.ts';
import { type Card, card } from './card.ts';
import { type Coverage, coverage } from './coverage.ts';
import { type CourseEvent, event } from './event.ts';
import { type Finding, finding } from './finding.ts';
import type { ItemKind } from './item-kind.ts';
import type { StudyBlock } from './plan-lines.ts';
import { type Question, question } from './question.ts';
import { type Reference, reference } from './reference.ts';
import { type DataRow, row } from './row.ts';
import { type Task, task } from './task.ts';
import { type Term, term } from './term.ts';

/** The items of each kind. */
export interface ItemsByKind {
  readonly card: Card;
  readonly term: Term;
  readonly question: Question;
  readonly event: CourseEvent;
  readonly block: StudyBlock;
  readonly coverage: Coverage;
  readonly finding: Finding;
  readonly reference: Reference;
  readonly row: DataRow;
  readonly task: Task;
}

/** The closed list of kinds. */
export const itemKinds: { readonly [Kind in ItemKindName]: ItemKind<ItemsByKind[Kind]> } = {
  card,
  term,
  question,
  event,
  block,
  coverage,
  finding,
  reference,
  row,
  task,
};
