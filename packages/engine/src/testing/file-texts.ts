import type { FileKind } from '../definition/field.ts';

/** The text of a small file of each kind, as the readers of files write it. */
export const FILE_TEXTS: Readonly<Record<FileKind, string>> = {
  document:
    '# Tides\n\nA tide is the regular rise and fall of the sea. The moon causes most of it, because its pull is stronger on the near side.',
  slides:
    '# Slide 1: Tides\n\n- A tide is the regular rise and fall of the sea.\n  - The moon causes most of it.\n\nNotes:\n\nShow the tide table.',
  transcript: 'Dr Rao: A tide is the regular rise and fall of the sea.\n\nMia: Does the wind matter?',
  table: 'Length (m)\tTime (s)\n0.40\t25.4\n0.60\t31.1\n0.80\t35.9',
  references: 'TY  - JOUR\nAU  - Rao, Asha\nTI  - Tides\nJO  - Oceans\nPY  - 2019\nER  -',
  calendar: 'Mon 7 Dec 2026, 09:00–11:00: Exam (Hall 3)\nMon 14 Dec 2026 – Fri 18 Dec 2026: Reading week',
};
