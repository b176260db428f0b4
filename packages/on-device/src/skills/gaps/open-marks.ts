/** Signs that the writer meant to come back. */
const OPEN =
  /\?\?|\b(?:TODO|FIXME|XXX|TBD|TBC)\b|\b(?:to ?do|look (?:this |it )?up|see (?:the )?(?:slides?|book|textbook|handout|recording)|check (?:this|the (?:book|slides?|textbook))|ask (?:the )?(?:prof(?:essor)?|teacher|lecturer|tutor|in (?:the )?(?:tutorial|class|lab))|fill (?:this )?in|missed (?:this|it|that|the)|i was late|did ?n[o']t (?:get|understand|catch)|not sure|unsure|unclear|don'?t (?:get|understand)|no idea|incomplete|missing\)|next (?:week|class|lecture))\b|\(missing\)|(?:\.{3}|…)\s*(?:$|\()|\(\s*\?\s*\)|_{3,}/i;

/** Whether a line holds a place instead of filling it; a line that only asks counts as well. */
export function isOpen(text: string): boolean {
  return OPEN.test(text) || /\?["')\]]*\s*$/.test(text);
}
