import { describe, expect, it } from 'vitest';
import { blankOut } from '../mask.ts';
import { tagMasks } from './tags.ts';

const read = (raw: string) => blankOut(raw, tagMasks(raw)).replace(/\s+/g, ' ').trim();

describe('A tag that a sentence speaks of is a word of it', () => {
  it.each([
    'The <section> element is a thematic grouping of content.',
    'The <a> tag is an element that creates a hyperlink because of its href attribute.',
    'A generic List<String> is a type that holds strings only.',
    'A HashMap<K> maps keys, and Optional<T> may be empty.',
    'The <br> element breaks a line, and an <img> shows a picture.',
    '<ul><li> makes a list; <b>, <i> and <u> change the type.',
    'Links are written between <a> and </a>, and a list ends with </ul>.',
    '<section>\tgroups content\n<hr>\tdraws a line',
    'The <ul> element opens a list.\nEach <li> is an item.\nThe list closes with </ul>.',
    'The <a href="url"> tag makes a link.',
    'If x<y and y>z then it is larger.',
    'The program begins with #include <iostream> and uses vector<int> for its list.',
    'The `<a href="page.html">link</a>` tag makes a link, `<hr>` draws a line and `<p></p>` holds a paragraph.',
    'A line ends (<br>), and "<hr>" draws one.',
    '<b> - bold text\n<strong> - important text',
    'The opening tag <b> comes first, the closing tag </b> comes last.',
    '<li> marks an item and </li> ends it.',
    'An empty pair such as <b></b> shows nothing.',
  ])('%s', (raw) => {
    expect(read(raw)).toBe(raw.replace(/\s+/g, ' '));
  });
});

describe('A tag of a page that was pasted as its source is left out', () => {
  it.each([
    ['in a pair around words', 'Water is <b>wet</b> and <span class="x">cold</span>.', 'Water is wet and cold .'],
    ['in a pair around lines', '<div>\n<p>Water is wet.</p>\n<p>It is <em>cold</em>.</p>\n</div>', 'Water is wet. It is cold .'],
    ['in a pair with spaces inside', '<p> Water is wet. </p>', 'Water is wet.'],
    [
      'in a pair with spaces in a line',
      '1. <b> Homework (50%): </b> Problems are due. See <a href="a.html"> the list </a>.',
      '1. Homework (50%): Problems are due. See the list .',
    ],
    ['around no words but a picture', 'Week 1 <i class="icon"> </i> starts.', 'Week 1 starts.'],
    ['with a break between lines', 'Water is wet.<br>It is cold.<br/>\nIt is deep.', 'Water is wet. It is cold. It is deep.'],
    ['in items whose end is left out', '<ul>\n<li>Water\n<li>Ice\n</ul>', 'Water Ice'],
    ['in a paragraph whose start was not copied', 'is wet.</p>\n<p>It is cold.</p>', 'is wet. It is cold.'],
    ['with attributes before its words', '<span class="x">Water is wet.', 'Water is wet.'],
    ['in tables', '<table><tr><td>Water</td><td>wet</td></tr></table>', 'Water wet'],
    ['around a picture', '<p>Water <img src="a.png"> is wet.</p>', 'Water is wet.'],
  ])('%s', (_, raw, words) => {
    expect(read(raw)).toBe(words);
  });

  it('A page whose sentences speak of tags loses only its own', () => {
    const raw = '<p>Water is wet.</p>\nThe <section> element groups content.';
    expect(read(raw)).toBe('Water is wet. The <section> element groups content.');
  });

  it.each(['<b>', '</b>', '<b>a', 'a</b>', '<b>a</b>', '<p>\n'])('is found in time in half a million characters of "%s"', (piece) => {
    expect(tagMasks(piece.repeat(500_000 / piece.length))).toBeDefined();
  });
});
