/** One thing to do. `for`: only where one of these options is chosen. `{topic}` is a key term of the person's text. */
export interface ChecklistItem {
  readonly text: string;
  readonly for?: readonly string[];
}

/** Items under one heading. */
export interface ChecklistGroup {
  readonly id: string;
  readonly heading: string;
  /** A section whose title holds one of these words (or beginnings of words) prints this group alone. */
  readonly titles?: readonly string[];
  readonly items: readonly ChecklistItem[];
}
