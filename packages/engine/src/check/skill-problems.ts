import type { OutlineSection } from '../definition/outline.ts';
import type { SkillDeclarations } from '../definition/skills.ts';
import type { Finding } from './problem.ts';
import { compileSchema, type SchemaCheck } from './schema-problems.ts';
import { useOneOf } from './suggest.ts';

/** Checks the steps of an outline: each must name a known skill, with parameters that match the skill's declaration. */
export function skillCheck(skills: SkillDeclarations): (outline: readonly OutlineSection[], fields: readonly string[]) => Finding[] {
  const checks = new Map<string, SchemaCheck>(Object.entries(skills).map(([name, { parameters }]) => [name, compileSchema(parameters)]));
  return (outline, fields) =>
    outline.flatMap(({ onDevice }, index) =>
      [onDevice].flat().flatMap((step, at): Finding[] => {
        const path = `outline[${index}].onDevice${Array.isArray(onDevice) ? `[${at}]` : ''}`;
        const check = checks.get(step.skill);
        if (!check) {
          return [{ path: `${path}.skill`, message: `there is no skill "${step.skill}"`, fix: useOneOf(step.skill, [...checks.keys()]) }];
        }
        return check(step.with, `${path}.with`, fields);
      }),
    );
}
