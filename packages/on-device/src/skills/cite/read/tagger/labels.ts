/** The part of a reference to which a word belongs. `editor` also stands for translators, `volume` for issues, `other` for all that no list prints. */
export const LABELS = ['author', 'title', 'container', 'editor', 'publisher', 'place', 'date', 'volume', 'pages', 'other'] as const;

export type Label = (typeof LABELS)[number];
