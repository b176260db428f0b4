import { readdirSync } from 'node:fs';
import type { ParameterSchema, SkillName } from '@marginalia/engine';
import { describe, expect, it } from 'vitest';
import { skillDeclarations } from './declarations.ts';
import { loadSkill } from './runner/load-skill.ts';
import type { Skill, Written } from './skill.ts';
import { textOf } from './spans.ts';
import { formContext } from './testing/form-context.ts';

const skills = Object.keys(skillDeclarations) as SkillName[];

const folders = readdirSync(new URL('./skills/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** Values that a schema allows: one for each member of an enumeration, otherwise the smallest. */
function allowedBy(schema: ParameterSchema): unknown[] {
  if (schema.field) return ['text'];
  if (schema.enum) return [...schema.enum];
  // An object's alternatives say only what else is required.
  if (schema.anyOf && schema.type === 'object') return schema.anyOf.flatMap(({ required = [] }) => objectsAllowedBy(schema, required));
  if (schema.anyOf) return schema.anyOf.flatMap(allowedBy);
  if (schema.type === 'array') return allowedBy(schema.items ?? {}).map((item) => Array(schema.minItems ?? 1).fill(item));
  if (schema.type === 'object') return objectsAllowedBy(schema);
  return [{ boolean: true, integer: schema.minimum, string: 'water' }[String(schema.type)]];
}

/** Objects with the required properties, then one more for each value of each property. */
function objectsAllowedBy({ properties = {}, required = [] }: ParameterSchema, alsoRequired: readonly string[] = []): unknown[] {
  const least = Object.fromEntries([...required, ...alsoRequired].map((name) => [name, allowedBy(properties[name] ?? {})[0]]));
  const others = Object.entries(properties).flatMap(([name, schema]) => allowedBy(schema).map((value) => ({ ...least, [name]: value })));
  return [least, ...others];
}

describe('The declarations of the skills', () => {
  it('name every folder of src/skills, and nothing else', () => {
    expect(skills.toSorted()).toEqual(folders.toSorted());
  });

  it('are plain data', () => {
    expect(structuredClone(skillDeclarations)).toEqual(skillDeclarations);
  });

  it.each(skills)('allow only parameters that %s runs with', async (name) => {
    const skill = (await loadSkill(name)) as Skill<never, Written>;
    for (const parameters of allowedBy(skillDeclarations[name].parameters)) {
      const written = await skill(parameters as never, formContext({ text: 'Osmosis is the movement of water across a membrane.' }));
      const lines = 'lines' in written ? written.lines : written;
      expect(lines.map(textOf).join(), JSON.stringify(parameters)).not.toContain('undefined');
    }
  });
});
