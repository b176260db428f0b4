import type { SkillDeclaration, SkillName } from '@marginalia/engine';
import { parameters as bank } from './skills/bank/parameters.ts';
import { parameters as cards } from './skills/cards/parameters.ts';
import { parameters as checklist } from './skills/checklist/parameters.ts';
import { parameters as cite } from './skills/cite/parameters.ts';
import { parameters as compose } from './skills/compose/parameters.ts';
import { parameters as data } from './skills/data/parameters.ts';
import { parameters as facts } from './skills/facts/parameters.ts';
import { parameters as gaps } from './skills/gaps/parameters.ts';
import { parameters as outline } from './skills/outline/parameters.ts';
import { parameters as quiz } from './skills/quiz/parameters.ts';
import { parameters as roles } from './skills/roles/parameters.ts';
import { parameters as schedule } from './skills/schedule/parameters.ts';
import { parameters as style } from './skills/style/parameters.ts';
import { parameters as summary } from './skills/summary/parameters.ts';
import { parameters as terms } from './skills/terms/parameters.ts';
import { parameters as timeline } from './skills/timeline/parameters.ts';

// These lines also keep the skills in the compiled types, where each adds its parameters to the engine's `SkillParameters`.
export type { BankParameters } from './skills/bank/parameters.ts';
export type { CardsParameters } from './skills/cards/parameters.ts';
export type { ChecklistParameters } from './skills/checklist/parameters.ts';
export type { CiteParameters } from './skills/cite/parameters.ts';
export type { ComposeParameters } from './skills/compose/parameters.ts';
export type { DataParameters } from './skills/data/parameters.ts';
export type { FactsParameters } from './skills/facts/parameters.ts';
export type { GapsParameters } from './skills/gaps/parameters.ts';
export type { OutlineParameters } from './skills/outline/parameters.ts';
export type { QuizParameters } from './skills/quiz/parameters.ts';
export type { RolesParameters } from './skills/roles/parameters.ts';
export type { ScheduleParameters } from './skills/schedule/parameters.ts';
export type { StyleParameters } from './skills/style/parameters.ts';
export type { SummaryParameters } from './skills/summary/parameters.ts';
export type { TermsParameters } from './skills/terms/parameters.ts';
export type { TimelineParameters } from './skills/timeline/parameters.ts';

/** The declarations of each skill's parameters, as plain data. Importing this loads no skill. */
export const skillDeclarations: Readonly<Record<SkillName, SkillDeclaration>> = {
  bank: { parameters: bank },
  cards: { parameters: cards },
  checklist: { parameters: checklist },
  cite: { parameters: cite },
  compose: { parameters: compose },
  data: { parameters: data },
  facts: { parameters: facts },
  gaps: { parameters: gaps },
  outline: { parameters: outline },
  quiz: { parameters: quiz },
  roles: { parameters: roles },
  schedule: { parameters: schedule },
  style: { parameters: style },
  summary: { parameters: summary },
  terms: { parameters: terms },
  timeline: { parameters: timeline },
};
