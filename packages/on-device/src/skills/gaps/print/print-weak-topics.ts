import { BLANK, type Line } from '../../../spans.ts';
import { internalGaps } from '../internal-gaps.ts';
import type { Judged } from '../judge/verdict.ts';
import { sayWeakTopics } from '../phrases.ts';
import { most, type Scope, withStatus } from '../scope.ts';
import { capped, inUnit, quoted, topicName } from '../spans.ts';

const MOST_LINES = 25;

/** Prints topics that the notes lack, each with the nearest passage. */
export function printMissing(scope: Scope): Line[] {
  const { syllabus, notes, mode, unread } = scope;
  if (syllabus === undefined) {
    const found = internalGaps(notes).filter(({ kind }) => kind === 'announced' || kind === 'empty');
    return found.length === 0
      ? [sayWeakTopics(unread ? 'unreadOnly' : 'needSyllabusOnly')]
      : [
          sayWeakTopics(unread ? 'unread' : 'needSyllabus'),
          ...capped(
            found.map(({ line }) => line),
            most(mode, MOST_LINES),
          ),
        ];
  }
  const lines = withStatus(scope, 'missing').map(({ topic, nearest }) => [
    ...sayWeakTopics('missing', { topic: topicName(syllabus, topic), unit: inUnit(syllabus, topic.unit ?? topic.under) }),
    ...(nearest === undefined ? sayWeakTopics('nothingNear') : sayWeakTopics('near', { quote: quoted(notes, nearest, 20) })),
  ]);
  const result = lines.length === 0 ? [sayWeakTopics('noneMissing')] : capped(lines, most(mode, MOST_LINES));
  return scope.general.length === 0 ? result : [...result, BLANK, sayWeakTopics('general', { topics: listed(scope) })];
}

function listed({ general, syllabus }: Scope) {
  return general.flatMap(({ topic }, at) =>
    syllabus === undefined ? [] : [...(at > 0 ? sayWeakTopics('comma') : []), ...quoted(syllabus, topic)],
  );
}

/** Prints topics on which the notes say little or, without a syllabus, headings with little under them. */
export function printThin(scope: Scope): Line[] {
  const { syllabus, notes, mode } = scope;
  if (syllabus === undefined) {
    const found = internalGaps(notes).filter(({ kind }) => kind === 'empty' || kind === 'short');
    return found.length === 0
      ? [sayWeakTopics('noneThinOwn')]
      : capped(
          found.map(({ line }) => line),
          most(mode, MOST_LINES),
        );
  }
  const lines = withStatus(scope, 'mentioned', 'thin').map((judged) => thinLine(scope, judged));
  return lines.length === 0 ? [sayWeakTopics('noneThin')] : capped(lines, most(mode, MOST_LINES));
}

function thinLine({ notes, syllabus }: Scope, { topic, status, nearest, inTitle, inPart }: Judged): Line {
  const about = {
    topic: syllabus === undefined ? [] : topicName(syllabus, topic),
    unit: syllabus === undefined ? [] : inUnit(syllabus, topic.unit ?? topic.under),
  };
  if (nearest === undefined || (nearest.heading && !inTitle)) return sayWeakTopics('heading', about);
  if (nearest.heading) return sayWeakTopics('inTitle', { ...about, quote: quoted(notes, nearest, 20) });
  if (inPart) return sayWeakTopics('inPart', { ...about, quote: quoted(notes, nearest, 20) });
  return sayWeakTopics(nearest.open ? 'open' : status === 'thin' ? 'thin' : 'passing', { ...about, quote: quoted(notes, nearest, 20) });
}
