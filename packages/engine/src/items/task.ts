import type { ItemKind } from './item-kind.ts';
import { afterMark, collapsed, fillLine, isHeading, plainLines } from './lines.ts';

/** Something to do or to write. */
export interface Task {
  readonly text: string;
  readonly done: boolean;
  /** The heading that it stands under: "Before the day". */
  readonly group?: string;
}

export const TASK_LINES = { group: '{group}:', open: '[ ] {text}', done: '[x] {text}' } as const;

const BOX = /^\s{0,12}(?:[-*•–]\s+|\(?\d{1,3}[.)]\s+)?(?:\[( ?|[xX✓✔])\]|(☐|☑|✅))\s*(\S.*)$/;

export const task: ItemKind<Task> = {
  ask: 'Write one a line after "- ", beginning with a verb.',
  example: '- Read chapter 4.\n- Compare your result.',

  parse(text) {
    const lines = plainLines(text);
    const boxed = lines.some((line) => BOX.test(line));
    // A list without boxes is a list of tasks, unless it stands inside prose.
    const listed = !boxed && lines.filter((line) => afterMark(line) !== undefined).length * 2 >= lines.filter((line) => line !== '').length;
    const tasks: Task[] = [];
    let group: string | undefined;
    for (const line of lines) {
      const box = BOX.exec(line);
      const words = listed ? afterMark(line) : box?.[3];
      if (words !== undefined) {
        const done = (box?.[1] ?? '').trim() !== '' || (box?.[2] !== undefined && box[2] !== '☐');
        tasks.push({ text: collapsed(words), done, ...(group !== undefined && { group }) });
      } else if (isHeading(line)) group = collapsed(line.slice(0, -1));
    }
    return tasks;
  },

  print(tasks) {
    let group: string | undefined;
    return tasks
      .flatMap((todo, index) => {
        const line = fillLine(todo.done ? TASK_LINES.done : TASK_LINES.open, { text: todo.text });
        if (todo.group === group || todo.group === undefined) return [line];
        group = todo.group;
        return [...(index === 0 ? [] : ['']), fillLine(TASK_LINES.group, { group }), line];
      })
      .join('\n');
  },
};
