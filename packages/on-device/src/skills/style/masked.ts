/** Replaces every character that is not the writer's prose: quotations, links, headings, the ends of blocks. */
export const MASK = '\ue000';
