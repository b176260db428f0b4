/** A program that checks the stories one after another (e2e/stories.spec.ts) gives the page this function. A designer's page has none. */
interface CheckedWindow {
  /** Gives the window the size of a viewport of `globals.ts`. */
  readonly resizeToViewport?: (viewport: string | undefined) => Promise<void>;
}

const { resizeToViewport } = globalThis as CheckedWindow;

/** Whether a program checks the stories of this page, so that every finding must be reported. */
export const isCheckedRun = resizeToViewport !== undefined;

/** Gives the window the story's size before the story renders. In Storybook itself the manager does it. */
export async function resizeToStory({ globals }: { readonly globals: Readonly<Record<string, unknown>> }): Promise<void> {
  await resizeToViewport?.((globals['viewport'] as { readonly value?: string } | undefined)?.value);
}
