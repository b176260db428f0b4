import { nameOf, type Subject } from '../../subject.ts';
import { weighRemark } from '../remarks.ts';
import { CHAPTERS, NAMES } from '../words/weight-words.ts';
import { matchSubject } from './match-subject.ts';
import { weighAlone } from './subject-weight.ts';
import { workHours } from './work-hours.ts';

/** Whether words that would be a remark may be the name of something to learn. */
export function mayBeName(text: string): boolean {
  return NAMES.test(text.trim());
}

/** "I suck at maths", "most worried about physics": a remark in a sentence, not the name of a subject. */
export function isRemark(text: string): boolean {
  return (
    weighRemark(text) !== undefined && /(?<![\p{L}])(?:i|i'm|i’m|i've|it|it's|my|at|in|with|about|on|me|is|are)(?![\p{L}])/iu.test(text)
  );
}

/** Whether a piece of a list says how hard the one before it is: "easy" of "Spanish, easy". */
function isRemarkAlone(text: string): boolean {
  return !mayBeName(text) && weighAlone(text) !== undefined;
}

/** Takes remarks out of the list and gives their weight to the subject that they name, otherwise to the one before. */
export function withRemarks(found: readonly Subject[]): Subject[] {
  const subjects: Subject[] = [];
  const remarks: { remark: Subject; previous: number }[] = [];
  for (const it of found) {
    const last = subjects.at(-1);
    const work = last && workHours(nameOf(it));
    // "Care plan 1, about 10 hours, Psych"
    if (last && work) subjects[subjects.length - 1] = { ...last, hours: { ...work, words: it.name } };
    // "Organic chemistry, ch 5-9 left, very weak"
    else if (last && CHAPTERS.test(nameOf(it)) && !CHAPTERS.test(nameOf(last)))
      subjects[subjects.length - 1] = {
        ...last,
        topics: [...last.topics, it.name],
        ...(it.weightNote && { weight: it.weight, weightNote: it.weightNote }),
      };
    else if (subjects.length > 0 && (isRemark(nameOf(it)) || isRemarkAlone(nameOf(it))))
      remarks.push({ remark: it, previous: subjects.length - 1 });
    else subjects.push(it);
  }
  for (const { remark, previous } of remarks) {
    const names = subjects.map(nameOf);
    const [lead = ''] = nameOf(remark).split(/\s(?:is|are|was)\s|['’]s\s/);
    // "Macro is the one I'm most worried about"
    const at = [nameOf(remark), lead].map((it) => matchSubject(it, names)).find((it) => it >= 0) ?? previous;
    const owner = subjects[at];
    if (owner) subjects[at] = { ...owner, weight: weighAlone(nameOf(remark)) ?? 1, weightNote: remark.name };
  }
  return subjects;
}
