import type { SectionItems } from '@marginalia/engine';
import { describe, expect, it } from 'vitest';
import { lineNumberOf } from '../source-of.ts';
import { countStates, topicGroups } from './topics.ts';

const notes = 'Keys\nA super key identifies a tuple.\nTODO closure algorithm, I was late';
const text = `At a Glance
Unit 1:
- [covered] Super key: "A super key identifies a tuple."
- [not found in your notes] Referential integrity
Unit 2:
- [not found in your notes] Attribute closure

Not Found in Your Notes
- Attribute closure (Unit 2): nearest in your notes: "TODO closure algorithm, I was late"
- Referential integrity (Unit 1): nothing near it in your notes`;
const sections: SectionItems[] = [
  {
    kind: 'coverage',
    section: 'glance',
    title: 'At a Glance',
    items: [
      { topic: 'Super key', group: 'Unit 1', state: 'covered', evidence: 'A super key identifies a tuple.' },
      { topic: 'Referential integrity', group: 'Unit 1', state: 'missing' },
      { topic: 'Attribute closure', group: 'Unit 2', state: 'missing' },
    ],
  },
];
const groupsOf = (given: Partial<Parameters<typeof topicGroups>[1]> = {}) =>
  topicGroups(sections, { text, values: { syllabus: 'Super key', notes }, spans: [], ...given });

describe('Topics', () => {
  it('stand under their units in the order of the text', () => {
    expect(groupsOf().map(({ title, topics }) => [title, topics.length])).toEqual([
      ['Unit 1', 2],
      ['Unit 2', 1],
    ]);
  });

  it('are counted by state', () => {
    expect(countStates(sections.flatMap((section) => (section.kind === 'coverage' ? section.items : [])))).toEqual({
      covered: 1,
      thin: 0,
      mentioned: 0,
      missing: 2,
    });
  });

  it('have what the text says of them elsewhere', () => {
    const [one, two] = groupsOf();
    expect(one?.topics[1]).toMatchObject({ remark: 'nothing near it in your notes', places: [] });
    expect(two?.topics[0]).toMatchObject({ remark: 'nearest in your notes', nearest: 'TODO closure algorithm, I was late' });
  });
});

describe('The place of the quoted words', () => {
  it('is the one that the device names', () => {
    const at = text.indexOf('A super key');
    const span = { at, length: 31, field: 'notes', start: 5, end: 36 };
    const [topic] = groupsOf({ spans: [{ at: 0, length: 4, field: 'syllabus', start: 0, end: 4 }, span] })[0]?.topics ?? [];
    expect(topic?.places).toEqual([{ field: 'notes', start: 5, end: 36 }]);
  });

  it("is found in the form for a model's text, with its line", () => {
    const values = { syllabus: 'Super key', notes };
    const [place] = groupsOf()[1]?.topics[0]?.places ?? [];
    expect(place && notes.slice(place.start, place.end)).toBe('TODO closure algorithm, I was late');
    expect(place && lineNumberOf(values, place)).toBe(3);
  });

  it('is unknown for words that the form does not have', () => {
    expect(groupsOf({ values: {} }).flatMap(({ topics }) => topics.flatMap(({ places }) => places))).toEqual([]);
  });
});
