import { BLANK, type Line, phrasebook } from '../../../spans.ts';
import type { Judged } from '../judge/verdict.ts';
import { capped, inUnit, named, quoted } from '../phrases.ts';
import { internalGaps } from '../read/internal-gaps.ts';
import { most, type Scope, withStatus } from '../scope.ts';

const say = phrasebook('gaps.weak-topics', {
  missing: '- {topic}{unit}',
  near: ': nearest in your notes: {quote}',
  nothingNear: ': nothing near it in your notes',
  noneMissing: 'Every topic of the syllabus section appears somewhere in your notes.',
  general: 'Too general to look for: {topics}.',
  needSyllabus: 'Paste a syllabus section to see which of its topics your notes lack. From the notes alone, these places look unfilled:',
  needSyllabusOnly:
    'Paste a syllabus section to see which of its topics your notes lack. The notes alone show no empty headings and no lists left short.',
  thin: '- {topic}{unit}: one short passage only: {quote}',
  passing: '- {topic}{unit}: mentioned in passing: {quote}',
  open: '- {topic}{unit}: left open: {quote}',
  heading: '- {topic}{unit}: a heading with nothing under it',
  inTitle: '- {topic}{unit}: only in a heading: {quote}',
  noneThin: 'No topic of the syllabus section is covered thinly: what your notes have, they define, or tell in 20 words or more.',
  noneThinOwn: 'No heading of your notes has next to nothing under it.',
  comma: ', ',
});

const MOST_LINES = 25;

/** Topics that the notes do not have, each with what comes nearest. */
export function missingLines(scope: Scope): Line[] {
  const { syllabus, notes, mode } = scope;
  if (syllabus === undefined) {
    const found = internalGaps(notes).filter(({ kind }) => kind === 'announced' || kind === 'empty');
    return found.length === 0
      ? [say('needSyllabusOnly')]
      : [
          say('needSyllabus'),
          ...capped(
            found.map(({ line }) => line),
            most(mode, MOST_LINES),
          ),
        ];
  }
  const lines = withStatus(scope, 'missing').map(({ topic, nearest }) => [
    ...say('missing', { topic: named(syllabus, topic), unit: inUnit(syllabus, topic.unit) }),
    ...(nearest === undefined ? say('nothingNear') : say('near', { quote: quoted(notes, nearest, 20) })),
  ]);
  const result = lines.length === 0 ? [say('noneMissing')] : capped(lines, most(mode, MOST_LINES));
  return scope.general.length === 0 ? result : [...result, BLANK, say('general', { topics: listed(scope) })];
}

function listed({ general, syllabus }: Scope) {
  return general.flatMap(({ topic }, at) => (syllabus === undefined ? [] : [...(at > 0 ? say('comma') : []), ...quoted(syllabus, topic)]));
}

/** Topics of which the notes say little; without a syllabus, headings with little under them. */
export function thinLines(scope: Scope): Line[] {
  const { syllabus, notes, mode } = scope;
  if (syllabus === undefined) {
    const found = internalGaps(notes).filter(({ kind }) => kind === 'empty' || kind === 'short');
    return found.length === 0
      ? [say('noneThinOwn')]
      : capped(
          found.map(({ line }) => line),
          most(mode, MOST_LINES),
        );
  }
  const lines = withStatus(scope, 'mentioned', 'thin').map((judged) => thinLine(scope, judged));
  return lines.length === 0 ? [say('noneThin')] : capped(lines, most(mode, MOST_LINES));
}

function thinLine({ notes, syllabus }: Scope, { topic, status, nearest, inTitle }: Judged): Line {
  const about = {
    topic: syllabus === undefined ? [] : named(syllabus, topic),
    unit: syllabus === undefined ? [] : inUnit(syllabus, topic.unit),
  };
  if (nearest === undefined || (nearest.heading && !inTitle)) return say('heading', about);
  if (nearest.heading) return say('inTitle', { ...about, quote: quoted(notes, nearest, 20) });
  return say(nearest.open ? 'open' : status === 'thin' ? 'thin' : 'passing', { ...about, quote: quoted(notes, nearest, 20) });
}
