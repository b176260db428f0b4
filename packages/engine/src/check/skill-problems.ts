import type { OutlineSection } from '../definition/outline.ts';
import type { SkillDeclarations, SkillStep } from '../definition/skills.ts';
import type { Mistake } from './problem.ts';
import { compileSchema, type SchemaCheck } from './schema-problems.ts';
import { useOneOf } from './suggest.ts';

/** Checks the steps of an outline: each must name a known skill, with parameters that match the skill's declaration. */
export function skillCheck(skills: SkillDeclarations): (outline: readonly OutlineSection[], fields: readonly string[]) => Mistake[] {
  const checks = new Map<string, SchemaCheck>(Object.entries(skills).map(([name, { parameters }]) => [name, compileSchema(parameters)]));
  const checkStep = (step: SkillStep, path: string, fields: readonly string[]): Mistake[] => {
    const check = checks.get(step.skill);
    if (check) return check(step.with, `${path}.with`, fields);
    return [{ path: `${path}.skill`, message: `there is no skill "${step.skill}"`, fix: useOneOf(step.skill, [...checks.keys()]) }];
  };
  return (outline, fields) =>
    outline.flatMap(({ onDevice, sources }, index) => [
      ...[onDevice]
        .flat()
        .flatMap((step, at) => checkStep(step, `outline[${index}].onDevice${Array.isArray(onDevice) ? `[${at}]` : ''}`, fields)),
      ...(sources ? checkStep(sources.step, `outline[${index}].sources.step`, fields) : []),
    ]);
}
