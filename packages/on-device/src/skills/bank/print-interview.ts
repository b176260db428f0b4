import type { SkillLack } from '../../lack.ts';
import type { TextDocument } from '../../lib/text/document.ts';
import { readDocument } from '../../lib/text/read-document.ts';
import type { InterviewQuestion, Level, QuestionType } from '../../packs/interview/question.ts';
import { loadInterview } from '../../packs/interview.ts';
import type { SkillContext, SkillOutput } from '../../skill.ts';
import { BLANK, computed, fill, type Line } from '../../spans.ts';
import { withoutMarkup } from './markup.ts';
import type { BankParameters } from './parameters.ts';
import { fillPhrase } from './phrases.ts';
import { createPicker } from './pick.ts';
import { type AskedQuestion, resumeQuestions } from './print-resume-questions.ts';
import { resumeFacts } from './read-resume-facts.ts';
import { familiesFor, isNonsense } from './role-families.ts';
import { clamp, filled } from './slots.ts';

const TYPES: readonly QuestionType[] = ['technical', 'system-design', 'case-study', 'behavioral'];
/** Shares of the question types by the chosen type, for the questions that are not about the person's background. */
const MIX: Readonly<Record<QuestionType | 'comprehensive', Readonly<Partial<Record<QuestionType, number>>>>> = {
  technical: { technical: 8, 'case-study': 2, 'system-design': 1, behavioral: 2 },
  behavioral: { behavioral: 10 },
  'system-design': { 'system-design': 7, technical: 2, behavioral: 1 },
  'case-study': { 'case-study': 7, technical: 1, behavioral: 2 },
  comprehensive: { technical: 4, 'system-design': 2, 'case-study': 2, behavioral: 2 },
};
const OPENER = 'general-opener-';
const MOTIVE = 'general-why-role';
const FROM_BACKGROUND = { least: 5, most: 7 };

/** Writes a mock interview: an opening, questions on the person's background, then those of the chosen type, all numbered. */
export async function printInterview(parameters: BankParameters<string>, context: SkillContext): Promise<SkillOutput> {
  const role = context.values[parameters.role ?? 'role'] ?? '';
  const [interview, level] = chosen(parameters.by ?? [], context);
  const background = (parameters.from === undefined ? undefined : context.values[parameters.from]) ?? '';
  const families = familiesFor(role, background);
  const pool = await loadInterview(families);
  const ask = (question: InterviewQuestion): AskedQuestion => asked(question, context, parameters.role ?? 'role');
  const pick = createPicker(
    pool.filter(({ id }) => !id.startsWith(OPENER) && id !== MOTIVE),
    { role, families, level },
  );
  const openers = createPicker(
    pool.filter(({ id }) => id.startsWith(OPENER)),
    { role, families, level },
  );

  const field = parameters.from;
  const given = field !== undefined && context.values[field] !== undefined;
  const facts = given ? resumeFacts(plainDocument(field, background, context)) : [];
  const own = resumeQuestions(facts, background, FROM_BACKGROUND.least, FROM_BACKGROUND.most);
  const opening = [...openers(1, 'behavioral'), ...pool.filter(({ id }) => id === MOTIVE)];
  const total = clamp(opening.length + own.length + 10, parameters.count);
  const groups = mixed(total - opening.length - own.length, interview, pick);

  const sections: (readonly [Line, readonly AskedQuestion[]])[] = [
    [fillPhrase('opening'), opening.map(ask)],
    [fillPhrase('background'), own],
    ...TYPES.toSorted((a, b) => (MIX[interview][b] ?? 0) - (MIX[interview][a] ?? 0)).map(
      (type) => [fillPhrase(type), (groups.get(type) ?? []).map(ask)] as const,
    ),
  ];
  const lines = numbered(sections.filter(([, questions]) => questions.length > 0));
  const notes: Line[] = families.length === 0 && role.trim() !== '' ? [fillPhrase('noFamily')] : [];
  if (given && own.length < FROM_BACKGROUND.least)
    notes.push(own.length === 0 ? fillPhrase('noFacts') : fillPhrase('fewFacts', { count: computed(own.length, 'count') }));
  return {
    lines: notes.length > 0 ? [...lines, BLANK, ...notes] : lines,
    lacks: lacksOf(role, families.length === 0, parameters.role ?? 'role'),
  };
}

/** The background without its markup; where it has none, as the other skills read it. */
function plainDocument(field: string, background: string, context: SkillContext): TextDocument {
  const plain = withoutMarkup(background);
  return plain === background ? context.document(field) : readDocument(field, plain);
}

/** A role that no family fits gets questions for any role; a role that is no word gets none that help. */
function lacksOf(role: string, isGeneral: boolean, field: string): SkillLack[] {
  if (!isGeneral) return [];
  if (isNonsense(role)) return [{ grade: 'needs-more', field, reason: fillPhrase('lackRole') }];
  return [{ grade: 'partial', field, reason: fillPhrase('noFamily') }];
}

/** Picks `count` questions by the mix of the chosen type. Other types replace what one type lacks. */
function mixed(
  count: number,
  interview: QuestionType | 'comprehensive',
  pick: ReturnType<typeof createPicker>,
): Map<QuestionType, InterviewQuestion[]> {
  const shares = MIX[interview];
  const whole = Object.values(shares).reduce((sum, share) => sum + share, 0);
  const groups = new Map<QuestionType, InterviewQuestion[]>();
  let left = count;
  const take = (type: QuestionType, wanted: number, farAlso = false): void => {
    const found = pick(Math.min(wanted, left), type, farAlso);
    groups.set(type, [...(groups.get(type) ?? []), ...found]);
    left -= found.length;
  };
  const wished = TYPES.filter((type) => shares[type] !== undefined).sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0));
  for (const type of wished.slice(1)) take(type, Math.round((count * (shares[type] ?? 0)) / whole));
  take(wished[0] ?? 'technical', left);
  for (const farAlso of [false, true]) for (const type of [...wished, ...TYPES]) take(type, left, farAlso);
  return groups;
}

function numbered(sections: readonly (readonly [Line, readonly AskedQuestion[]])[]): Line[] {
  let number = 0;
  return sections.flatMap(([heading, questions], index): Line[] => [
    ...(index === 0 ? [] : [BLANK]),
    heading,
    ...questions.flatMap(({ question, shows, followUp }, at): Line[] => {
      number += 1;
      const lines: Line[] = [
        fillPhrase('question', { number: computed(number, 'number'), question }),
        fillPhrase('shows', { shows }),
        fillPhrase('followUp', { followUp }),
        fillPhrase('notes', { notes: fillPhrase('blank') }),
      ];
      return at === 0 ? lines : [BLANK, ...lines];
    }),
  ]);
}

function asked(question: InterviewQuestion, context: SkillContext, roleField: string): AskedQuestion {
  const id = `interview.${question.id}`;
  return {
    question: filled(question.question, id, context, roleField),
    shows: fill(question.shows, id),
    followUp: fill(question.followUp, id),
  };
}

/** The chosen type and level, in whichever order `by` names their selects. */
function chosen(by: readonly string[], { values }: SkillContext): readonly [QuestionType | 'comprehensive', Level | undefined] {
  const options = by.map((field) => values[field] ?? '');
  const kind = options.find((option): option is QuestionType | 'comprehensive' => Object.hasOwn(MIX, option));
  const level = options.find((option): option is Level => ['entry', 'mid', 'senior', 'lead'].includes(option));
  return [kind ?? 'comprehensive', level];
}
