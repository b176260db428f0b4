/**
 * The skills that an outline may ask of the on-device generator: a closed list, with the parameters of each as plain data.
 * `F` is the union of the form's field names, so that `from` can only name a field of that form.
 */
export interface SkillParameters<F extends string> {
  /** Verbatim sentences that carry the text, in their order. `perSection` takes some from each part of the text. */
  summary: { readonly from: F; readonly sentences: number; readonly perSection?: boolean };
  /** Key terms, each with the sentence that defines it where the text has one. */
  terms: { readonly from: F; readonly max: number; readonly definedOnly?: boolean };
  /** Question and answer cards. Fewer than `min` are explained, never made up. */
  cards: { readonly from: F; readonly min: number; readonly max: number };
  /** Short checks on the text: a question, then where its answer stands. */
  quiz: { readonly from: F; readonly count: number };
  /** Questions from an embedded pack, chosen by the options in `by`, with the person's own facts in their slots. */
  bank: {
    readonly pack: BankPack;
    readonly by?: readonly F[];
    readonly from?: F;
    readonly role?: F;
    readonly count: readonly [min: number, max: number];
  };
  /** Sentences by the part they play in a paper, or "Not stated in the text you pasted". */
  roles: { readonly from: F; readonly roles: readonly Role[]; readonly max?: number };
  /** Facts of a kind, each with its sentence. */
  facts: { readonly from: F; readonly kinds: readonly FactKind[]; readonly max: number };
  /** Headings with their key points. */
  outline: { readonly from: F; readonly points: number };
  /** What the notes lack, against a syllabus where there is one, otherwise against themselves. `mode` names the select. */
  gaps: { readonly from: F; readonly against?: F; readonly mode?: F; readonly part: GapPart };
  /** A day-by-day plan. */
  schedule: { readonly subjects: F; readonly time: F; readonly pace?: F; readonly dates?: F; readonly part: SchedulePart };
  /** Weeks and dated events of a syllabus, in one of four views. `duration` names the field that states the course's length. */
  timeline: { readonly from: F; readonly duration?: F; readonly view: TimelineView };
  /** A reference list in a citation style (`style` names the select), or what each source still lacks. */
  cite: { readonly from: F; readonly style: F; readonly part: 'list' | 'attention' };
  /** Findings in a draft, each with its place, the words quoted, and the mend. */
  style: { readonly from: F; readonly part: StylePart };
  /** Computed statistics of readings: tables, means, spreads, straight-line fits. */
  data: { readonly from: F; readonly part: 'table' | 'statistics' };
  /** The person's own sentences joined by named phrases; says how far the section's length is and what to add. */
  compose: { readonly parts: readonly ComposePart<F>[] };
  /**
   * Things still to write or do, from an embedded pack. `by` names the selects that decide which (for a report its type, then
   * its complexity). With `budget`, each prompt carries a share of the section's words.
   */
  checklist: { readonly pack: ChecklistPack; readonly by?: F | readonly F[]; readonly topic?: F; readonly budget?: boolean };
}

export type SkillName = keyof SkillParameters<string>;

/** One step of a section on the device: a skill and its parameters. */
export type SkillStep<F extends string = string> = {
  [Name in SkillName]: { readonly skill: Name; readonly with: SkillParameters<F>[Name] };
}[SkillName];

/** The part that a sentence plays in a paper or report. */
export type Role = 'background' | 'gap' | 'purpose' | 'method' | 'result' | 'limitation' | 'future' | 'conclusion';
/** A kind of fact that can be told by its form: a number with its unit, a date, a hint at the exam. */
export type FactKind = 'number' | 'date' | 'name' | 'formula' | 'example' | 'exam-hint' | 'acronym' | 'question' | 'task' | 'deadline';
/** What to say of the notes: how much of a syllabus they cover, what is missing or thin, what to do first, questions to test oneself. */
export type GapPart = 'coverage' | 'missing' | 'thin' | 'internal' | 'concepts' | 'exam' | 'priorities' | 'self-test';
/** A part of the plan: what was read, the days, the sums, the dates, the advice. */
export type SchedulePart = 'inputs' | 'days' | 'totals' | 'dates' | 'advice';
/** The four views of a syllabus, the dates that were read in it, and its course at a glance. */
export type TimelineView = 'timeline' | 'study-plan' | 'milestone' | 'calendar' | 'dates-read' | 'overview';
/** A group of findings in a draft; `priorities` ranks them all, `strengths` is what to keep. */
export type StylePart = 'priorities' | 'grammar' | 'wording' | 'claims' | 'repetition' | 'structure' | 'readability' | 'strengths';
/** Embedded lists of questions (packages/on-device/src/packs). */
export type BankPack = 'interview' | 'critical-reading' | 'ask-the-interviewer';
/** Embedded lists of what is still to write or do (packages/on-device/src/packs). */
export type ChecklistPack = 'report' | 'lab' | 'lecture' | 'interview' | 'assignment' | 'study' | 'citation';

/** A part of a composition: fixed words by name, or the person's own sentences from a field. */
export type ComposePart<F extends string> =
  | { readonly phrase: string; readonly when?: F }
  | {
      readonly from: F;
      readonly sentences: number;
      /** The lead-in's name in the phrase list, written before the sentences. */
      readonly lead?: string;
      /** Takes only sentences that play one of these parts. */
      readonly roles?: readonly Role[];
      /** Takes only sentences that hold one of these words. */
      readonly about?: readonly string[];
      /** What to add, said when the field gives nothing. */
      readonly ask?: string;
      /** Numbers the sentences as steps. */
      readonly as?: 'prose' | 'steps' | 'list';
    };
