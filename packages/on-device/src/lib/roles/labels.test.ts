import { describe, expect, it } from 'vitest';
import { readDocument } from '../text/read-document.ts';
import { sentenceRoles } from './assign-roles.ts';

const rolesOf = (raw: string) =>
  Object.fromEntries(sentenceRoles(readDocument('text', raw)).map(({ sentence, role }) => [sentence.text, role]));

describe('The roles of a paper', () => {
  it('follow labels without a mark, and nothing above the abstract has one', () => {
    const roles = rolesOf(`Journal of Naps 2019;9:e1.
A trial of short naps in two schools
ABSTRACT
Objectives To determine whether naps help pupils.
Design Parallel-group trial in two schools.
Participants 412 pupils aged nine years or more.
Results Recall was better in 38 of 206 pupils.
Conclusions A short nap helps pupils. The trial was not powered to detect a difference in grades.

Strengths and limitations of this study
► Randomised design with allocation concealment.
► Staff at the schools could not be blinded.`);
    expect(roles).toEqual({
      'Objectives To determine whether naps help pupils.': 'purpose',
      'Design Parallel-group trial in two schools.': 'method',
      'Participants 412 pupils aged nine years or more.': 'method',
      'Results Recall was better in 38 of 206 pupils.': 'result',
      'Conclusions A short nap helps pupils.': 'conclusion',
      'The trial was not powered to detect a difference in grades.': 'limitation',
      'Staff at the schools could not be blinded.': 'limitation',
    });
  });

  it('end with their own note in a list, and a remark of the reader has none', () => {
    const roles = rolesOf(
      '# Notes on a paper\n- limitation: only tested on one phone\n- memory goes down from 34 GB → 19 GB\n- idk what online softmax means tbh',
    );
    expect(Object.values(roles)).toEqual(['limitation', 'result']);
  });
});
