import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../testing/any-text.ts';
import { latin1Json } from './latin1-json.ts';

const prose = 'The tide rises twice a day, and the moon pulls it. '.repeat(20);

describe('The text of a record', () => {
  it.each([
    ['a dash', '— '],
    ['typographic quotes', '“Tides” and the moon’s pull… '],
    ['an emoji', '🌊 '],
    ['a name in another script', 'समुद्र '],
    ['half of an emoji', '\uD83C '],
  ])('has one byte a letter in English prose with %s, and says the same', (_, wide) => {
    const record = { title: wide, content: wide + prose };
    const text = latin1Json(JSON.stringify(record));
    expect(text).toMatch(/^[\0-\xff]*$/);
    expect(JSON.parse(text)).toEqual(record);
  });

  it.each(['समुद्र में ज्वार', '潮汐', 'Приливы и отливы'])('stays as it is in another script: %s', (words) => {
    const json = JSON.stringify({ content: words.repeat(50) });
    expect(latin1Json(json)).toBe(json);
  });

  it('stays as it is without letters beyond Latin-1', () => {
    const json = JSON.stringify({ content: `Ébauche: ½ ± µ ÿ ${prose}` });
    expect(latin1Json(json)).toBe(json);
  });

  it('says the same and grows by at most a tenth, whatever it holds', () => {
    const letters = fc.oneof({ weight: 20, arbitrary: fc.string() }, anyText());
    fc.assert(
      fc.property(fc.array(letters), (parts) => {
        const json = JSON.stringify({ content: parts.join('') });
        const text = latin1Json(json);
        expect(JSON.parse(text)).toEqual(JSON.parse(json));
        expect(text.length).toBeLessThanOrEqual(json.length * 1.1);
      }),
    );
  });
});
