/** A thing to do. `for` lists the options for which it is printed. `{topic}` is a key term of the person's text. */
export interface ChecklistItem {
  readonly text: string;
  readonly for?: readonly string[];
}

/** Items under one heading. */
export interface ChecklistGroup {
  readonly id: string;
  readonly heading: string;
  /** Words, or beginnings of words. A section with one of them in its title prints this group only. */
  readonly titles?: readonly string[];
  readonly items: readonly ChecklistItem[];
}
