import type { ToolDefinition } from '../definition/define-tool.ts';
import type { SkillDeclarations } from '../definition/skills.ts';
import { collectionProblems, type FiledDefinition } from './collection-rules.ts';
import { DEFINITION } from './definition-schema.ts';
import { exampleFindings } from './example-rules.ts';
import { formFindings } from './form-rules.ts';
import { identityFindings, keywordFindings } from './identity-rules.ts';
import { outlineConditionFindings, outlineFindings, outlineSourcesFindings, promptConditionFindings } from './outline-rules.ts';
import type { DefinitionFile, DefinitionProblem, Mistake } from './problem.ts';
import { compileSchema } from './schema-problems.ts';
import { skillCheck } from './skill-problems.ts';
import { fileNameFindings, placeholderFindings, promptFindings } from './template-rules.ts';

/** Checks all definition files together, because some mistakes are conflicts between two files. */
export type DefinitionChecker = (files: readonly DefinitionFile[]) => DefinitionProblem[];

type DefinitionProperty = keyof ToolDefinition;

interface Rule {
  /** The properties that the rule reads. The rule is skipped while one of them has the wrong shape. */
  readonly parts: readonly DefinitionProperty[];
  readonly find: (definition: ToolDefinition) => readonly Mistake[];
}

/**
 * Creates the checker that `npm run check-tool`, the dev server, the build and the tests share. TypeScript checks the types; this
 * checks everything else.
 * @param skills the skills that an outline may ask for
 */
export function definitionChecker(skills: SkillDeclarations): DefinitionChecker {
  const checkSkills = skillCheck(skills);
  const rules: readonly Rule[] = [
    { parts: ['slug', 'counter', 'description'], find: identityFindings },
    { parts: ['name', 'description', 'keywords'], find: keywordFindings },
    { parts: ['input', 'derive', 'target'], find: formFindings },
    { parts: ['input', 'derive', 'target', 'examples'], find: exampleFindings },
    { parts: ['input', 'request'], find: promptFindings },
    { parts: ['input', 'request'], find: promptConditionFindings },
    { parts: ['input', 'outline'], find: outlineConditionFindings },
    { parts: ['input', 'outline'], find: outlineSourcesFindings },
    { parts: ['outline'], find: outlineFindings },
    { parts: ['input', 'outline'], find: ({ outline, input }) => checkSkills(outline, Object.keys(input.properties)) },
    { parts: ['output'], find: fileNameFindings },
    ...(['request', 'outline', 'screen', 'output'] as const).map(
      (part): Rule => ({ parts: ['input', 'derive', part], find: (definition) => placeholderFindings(definition, part) }),
    ),
  ];
  return (files) => {
    const definitions: FiledDefinition[] = [];
    const own = files.flatMap(({ file, definition, unreadable }): DefinitionProblem[] => {
      if (unreadable !== undefined) return [{ file, path: '', message: `could not be read: ${unreadable}`, fix: 'Correct the file.' }];
      if (typeof definition !== 'object' || definition === null) {
        return [{ file, path: '', message: 'exports no definition', fix: 'Write "export default defineTool({ … })".' }];
      }
      definitions.push({ file, definition });
      return findingsIn(definition, rules).map(({ path, message, fix }) => ({ file, path, message, fix }));
    });
    return [...own, ...collectionProblems(definitions)].sort((a, b) => a.file.localeCompare(b.file));
  };
}

const checkShape = compileSchema(DEFINITION);
const REQUIRED: readonly DefinitionProperty[] = DEFINITION.required;

function findingsIn(definition: Partial<ToolDefinition>, rules: readonly Rule[]): Mistake[] {
  const shape = checkShape(definition, '');
  const broken = new Set(shape.filter(({ misshapen }) => misshapen).map(({ path }) => /^\w*/.exec(path)?.[0]));
  const isSound = (part: DefinitionProperty): boolean => !broken.has(part) && (definition[part] !== undefined || !REQUIRED.includes(part));
  const sound = rules.filter(({ parts }) => parts.every(isSound));
  const known = new Set(shape.map(({ path }) => path));
  const further = sound.flatMap(({ find }) => find(definition as ToolDefinition));
  return [...shape, ...further.filter(({ path }) => !known.has(path))];
}
