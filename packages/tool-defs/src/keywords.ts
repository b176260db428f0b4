import byTool from './tools?keywords';

/** Words by which a search finds a tool, besides its name and description, by slug. Load them only where people search. */
export const keywords: Readonly<Record<string, string>> = byTool;
