/** Marks that the writer meant to continue later. */
const OPEN = /\?\?|\b(?:TODO|FIXME|XXX|TBD|TBC)\b|\(missing\)|(?:\.{3}|…)\s*(?:$|\()|\(\s*\?\s*\)|_{3,}/;
/** Words of a writer to themselves. In a long sentence without "I" they belong to the subject: "an incomplete victory". */
const SAID =
  /\b(?:to ?do|look (?:this |it )?up|see (?:(?:the |my )?(?:slides?|book|textbook|handout|recording)|\p{L}+['’]s notes)|check (?:this|the (?:book|slides?|textbook))|ask (?:the )?(?:prof(?:essor)?|teacher|lecturer|tutor|in (?:the )?(?:tutorial|class|lab))|fill (?:this )?in|copy (?:this )?(?:from|off) (?:the )?(?:slides?|board|book|textbook|handout|recording)|missed (?:this|it|that|the)|i was late|did ?n[o']t (?:get|understand|catch)|not sure|unsure|unclear|don'?t (?:get|understand)|no idea|incomplete(?=\s*(?:$|[)\].!,;])))\b/iu;

/** "4NF next week" announces a topic; a longer line is a task. */
const LATER = /\bnext (?:week|class|lecture)\b/i;
const SHORT_LINE = 8;
const SHORT_NOTE = 14;

/** Whether a line is a placeholder. */
export function isOpen(text: string, words: number): boolean {
  return (
    words > 0 &&
    (OPEN.test(text) || (SAID.test(text) && (words <= SHORT_NOTE || /\bI\b/.test(text))) || (words <= SHORT_LINE && LATER.test(text)))
  );
}

/** Whether a line is a question. */
export function asks(text: string): boolean {
  return /\?["')\]]*\s*$/.test(text);
}
