import { describe, expect, it } from 'vitest';
import { changed, itReportsEach, problemsOf, section, withSection, withStep } from './changed-definitions.test-data.ts';

describe('The definition checker, in the outline', () => {
  itReportsEach([
    [
      'items of an unknown kind',
      withSection({ holds: { kind: 'cards' } }),
      'outline[0].holds.kind',
      '"cards" is not known',
      /^Did you mean "card"\? Use/,
    ],
    [
      'a view that its items do not have',
      withSection({ holds: { kind: 'card', views: ['timeline'] } }),
      'outline[0].holds.views[0]',
      'items of the kind "card" have no view "timeline"',
      /^Use cards\.$/,
    ],
    [
      'a view to open that is not listed',
      withSection({ holds: { kind: 'event', views: ['timeline'], opens: 'calendar' } }),
      'outline[0].holds.opens',
      '"calendar" is not one of the views of this section',
      /^Use timeline\.$/,
    ],
    [
      'an unknown skill',
      withStep('sumary', {}),
      'outline[0].onDevice.skill',
      'there is no skill "sumary"',
      /^Did you mean "summary"\? Use/,
    ],
    [
      'an unknown parameter',
      withStep('summary', { from: 'notes', sentences: 2, sentence: 3 }),
      'outline[0].onDevice.with.sentence',
      'is not a known property',
      /^Did you mean "sentences"\?/,
    ],
    ['a missing parameter', withStep('summary', { from: 'notes' }), 'outline[0].onDevice.with.sentences', 'is missing', /^Add it\.$/],
    [
      'a parameter of the wrong kind',
      withStep('summary', { from: 'notes', sentences: 'two' }),
      'outline[0].onDevice.with.sentences',
      '"two" does not fit',
      /^Write a whole number\.$/,
    ],
    [
      'a parameter with an unknown field',
      withSection({ onDevice: [section.onDevice, { skill: 'summary', with: { from: 'nots', sentences: 1 } }] }),
      'outline[0].onDevice[1].with.from',
      'the form has no field "nots"',
      /^Did you mean "notes"\? Use one of topic, level/,
    ],
    [
      'an unknown phrase',
      withStep('compose', { parts: [{ phrase: 'report.contents' }, { phrase: 'report.contnts' }] }),
      'outline[0].onDevice.with.parts[1].phrase',
      '"report.contnts" is not known',
      /^Did you mean "report\.contents"\?/,
    ],
    [
      'an unknown field in a part of a composition',
      withStep('compose', { parts: [{ from: 'nots', sentences: 1 }] }),
      'outline[0].onDevice.with.parts[0].from',
      'the form has no field "nots"',
      /^Did you mean "notes"\?/,
    ],
    [
      'an unknown pack',
      withStep('checklist', { pack: 'labs' }),
      'outline[0].onDevice.with.pack',
      '"labs" is not known',
      /^Did you mean "lab"\? Use one of lab, report\.$/,
    ],
    [
      'a name of a field in a list',
      withStep('checklist', { pack: 'lab', by: ['level', 'mod'] }),
      'outline[0].onDevice.with.by[1]',
      'the form has no field "mod"',
      /^Did you mean "mood"\?/,
    ],
    [
      'an unknown field in a condition',
      withSection({ when: 'note' }),
      'outline[0].when',
      'the form has no field "note"',
      /^Did you mean "notes"\?/,
    ],
    [
      'an option that the select does not have',
      withSection({ when: { level: ['easy', 'harder'] } }),
      'outline[0].when.level',
      'level has no option "harder"',
      /^Did you mean "hard"\? Use one of easy, hard\.$/,
    ],
    ['no section', changed({ outline: [] }), 'outline', 'has too few entries', /^Give at least 1\.$/],
    [
      'two sections with one title',
      changed({ outline: [section, { ...section, when: { level: 'hard' } }] }),
      'outline[1].title',
      '"About {topic}" is already the title of outline[0]',
      /^Give each section a title of its own/,
    ],
    [
      'a range that begins with the larger number',
      withSection({ length: { words: [80, 50] } }),
      'outline[0].length.words',
      '80 is more than 50',
      /smaller number first/,
    ],
    [
      'a text of a section that is not derived',
      withSection({ text: 'Always this' }),
      'outline[0].text',
      'is used by a derived section only',
      /order: 'derived'/,
    ],
    [
      'a section with sources that is not derived',
      withSection({ sources: { fields: ['notes'], step: { skill: 'summary', with: { from: 'notes', sentences: 3 } } } }),
      'outline[0].sources',
      'is used by a derived section only',
      /order: 'derived'/,
    ],
    [
      'sources in an unknown field',
      withSection({ order: 'derived', sources: { fields: ['note'], step: { skill: 'summary', with: { from: 'notes', sentences: 3 } } } }),
      'outline[0].sources.fields[0]',
      'the form has no field "note"',
      /notes/,
    ],
    [
      'an unknown skill for sources',
      withSection({ order: 'derived', sources: { fields: ['notes'], step: { skill: 'sumary', with: { from: 'notes', sentences: 3 } } } }),
      'outline[0].sources.step.skill',
      'there is no skill "sumary"',
      /summary/,
    ],
    ['an unknown order of a section', withSection({ order: 'lst' }), 'outline[0].order', '"lst" is not known', /^Did you mean "last"\?/],
    [
      'an unknown placeholder of a title',
      withSection({ title: 'On {x}' }),
      'outline[0].title',
      '{x} is not a known placeholder',
      /Use one of \{topic\}/,
    ],
  ]);

  it('accepts a repeated title when the conditions of its sections exclude each other', () => {
    const twins = [
      { ...section, when: { level: 'easy' } },
      { ...section, when: { level: ['hard'] } },
    ];
    expect(problemsOf(changed({ outline: twins }))).toEqual([]);
  });
});
