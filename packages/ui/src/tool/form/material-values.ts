import { type Field, isTypedText, materialTitle, type Tool, type Values } from '@marginalia/engine';

/**
 * The form of a tool, filled with material from elsewhere. A required text that the material cannot fill, such as a title, gets the first
 * heading of the material, or else its first line. Every other field keeps its first text.
 */
export function materialValues({ fields }: Tool, material: string): Values {
  const takes = fields.filter((field) => field.material);
  const [largest] = (takes.length > 0 ? takes : fields).toSorted((one, other) => rowsOf(other) - rowsOf(one));
  const isTitle = (field: Field): boolean => field.required && field.initial === '' && isTypedText(field);
  return Object.fromEntries(
    fields.flatMap((field) => {
      if (field === largest) return [[field.name, material]];
      return isTitle(field) ? [[field.name, materialTitle(material)]] : [];
    }),
  );
}

function rowsOf({ rows = 0 }: Field): number {
  return rows;
}
