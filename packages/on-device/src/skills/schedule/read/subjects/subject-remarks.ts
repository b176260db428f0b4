import { nameOf, type Subject } from '../../subject.ts';
import { weighRemark } from '../remarks.ts';
import { matchSubject } from './match-subject.ts';
import { weighAlone } from './subject-weight.ts';
import { workHours } from './work-hours.ts';

/** Words that say how hard a subject is and may also be a subject or a topic: "sound, light, heat". */
const NAMES = /^(?:light|high|low|simple|as|good|great|fear|hate|dread|work|worry|nightmare|fail|failed|failing|ahead|prepared|priority)$/i;

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
    const work = subjects.length > 0 ? workHours(nameOf(it)) : undefined;
    const last = work && subjects.pop();
    // "Care plan 1, about 10 hours, Psych"
    if (last) {
      subjects.push({ ...last, hours: { ...work, words: it.name } });
      continue;
    }
    if (subjects.length > 0 && (isRemark(nameOf(it)) || isRemarkAlone(nameOf(it))))
      remarks.push({ remark: it, previous: subjects.length - 1 });
    else subjects.push(it);
  }
  for (const { remark, previous } of remarks) {
    const named = matchSubject(nameOf(remark), subjects.map(nameOf));
    const at = named >= 0 ? named : previous;
    const owner = subjects[at];
    if (owner) subjects[at] = { ...owner, weight: weighAlone(nameOf(remark)) ?? 1, weightNote: remark.name };
  }
  return subjects;
}
