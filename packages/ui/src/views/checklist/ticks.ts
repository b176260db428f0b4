/** The ids of the tasks whose tick differs from the text: most often those that the student has done. */
interface TaskTicks {
  readonly changed: readonly string[];
}

export function isTaskTicks(value: unknown): value is TaskTicks {
  const changed = (value as Partial<TaskTicks> | null | undefined)?.changed;
  return Array.isArray(changed) && changed.every((id) => typeof id === 'string');
}

/** Ticks or unticks a task. It sets the task, so that two tabs that tick one task agree. */
export function withTick(ticks: TaskTicks | undefined, id: string, isChanged: boolean): TaskTicks {
  const others = (ticks?.changed ?? []).filter((other) => other !== id);
  return { changed: isChanged ? [...others, id] : others };
}
