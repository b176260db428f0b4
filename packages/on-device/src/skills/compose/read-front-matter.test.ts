import { describe, expect, it } from 'vitest';
import { readDocument } from '../../lib/text/read-document.ts';
import { frontMatterOf } from './read-front-matter.ts';

const AFTER = '\n\nBins overflow. We built a bin that tells how full it is.';

/** The lines of a title page in a description, and the text that stays in the report. */
function front(text: string, title = 'Smart bin') {
  const { lines, taken } = frontMatterOf(readDocument('description', text), title);
  const left = [...taken].sort((a, b) => b.start - a.start).reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
  const values = Object.entries(lines).map(([line, { raw, start, end }]) => [line, raw.slice(start, end)]);
  return { lines: Object.fromEntries(values), left: left.replace(/\s+/g, ' ').trim() };
}

describe('The lines of a title page', () => {
  it('are read at the start of a description, each after its label', () => {
    const text = `Title: Smart bin\nGuide: Prof. R. K. Sharma\nSubmitted by: Neha Gupta, roll number 2101330, B.Tech CSE, 6th semester\nInstitution: Amity School, Noida${AFTER}`;
    expect(front(text)).toEqual({
      lines: {
        guide: 'Prof. R. K. Sharma',
        authors: 'Neha Gupta',
        number: '2101330',
        programme: 'B.Tech CSE, 6th semester',
        institution: 'Amity School, Noida',
      },
      left: AFTER.trim(),
    });
  });

  it('are read inside a line, between its other sentences', () => {
    expect(
      front(`Project: a bin that tells how full it is. Guide: Dr. Meera Nair. Members: Ananya Rao (leader), Ali Khan.${AFTER}`),
    ).toEqual({
      lines: { guide: 'Dr. Meera Nair', authors: 'Ananya Rao (leader), Ali Khan' },
      left: `Project: a bin that tells how full it is. . .${AFTER.replace(/\s+/g, ' ')}`,
    });
  });

  it('keep the numbers of several students beside their names', () => {
    const { lines } = front(`Submitted by: Neha Gupta, roll no. 12, Ali Khan, roll no. 13\nSupervisor: Dr Hana Vesela${AFTER}`);
    expect(lines).toEqual({ authors: 'Neha Gupta, roll no. 12, Ali Khan, roll no. 13', guide: 'Dr Hana Vesela' });
  });

  it.each([
    'Guide: we used a rail to lead the arm.',
    'Students: boys and girls of two schools.',
    'Course: the river bends twice and is slow there.',
    'Title: Smart bin for hospitals and schools\nThe bins are full.',
    'The guide: a leaflet. It was printed on one page.',
  ])('are not read from other words: %j', (text) => {
    expect(front(`${text}${AFTER}`, 'Waste')).toEqual({ lines: {}, left: `${text}${AFTER}`.replace(/\s+/g, ' ') });
  });
});
