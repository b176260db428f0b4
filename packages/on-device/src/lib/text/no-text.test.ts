import { describe, expect, it } from 'vitest';
import { textOf } from '../../spans.ts';
import { noText } from './no-text.ts';

const reason = (value: string) => textOf(noText(value) ?? []);

describe('A value that is no text', () => {
  it.each([
    ['code', 'function add(a, b) {\n  return a + b;\n}\nconst x = add(1, 2);\nconsole.log(x);', 'code, data or markup'],
    ['data', '{"name": "x", "items": [1, 2, 3], "nested": {"a": true}}', 'code, data or markup'],
    ['markup', '<ul><li><a href="/">Home</a></li><li><a href="/a">About</a></li></ul>', 'code, data or markup'],
    ['numbers', '12 44 9 381 77 20 1 8 300 45 6 7 12', 'hardly any words'],
    ['signs', '... --- !!!', 'hardly any words'],
    ['pictures', '😀😀🎉🚀❤️', 'hardly any words'],
    ['addresses', 'https://example.org/a\nhttps://example.org/b', 'addresses'],
    ['one word again and again', 'la la la la la la la la la la la la', 'repeats'],
    ['a placeholder', 'Lorem ipsum dolor sit amet, consectetur.', 'placeholder'],
  ])('is %s', (_, value, words) => {
    expect(reason(value)).toContain(words);
  });

  it.each([
    'The force is F = m * a, so a = F / m (see above).',
    '- mitosis: 2 cells\n- meiosis: 4 cells (half of the chromosomes)\n- DNA -> RNA -> protein',
    '$$E = mc^2$$ says that mass and energy are the same thing in other units.',
    'El agua se evapora de los océanos y forma nubes.',
    '水从海洋蒸发形成云。然后以雨或雪的形式落下。',
    'जल चक्र में पानी भाप बनता है।',
    'robot',
    '| Term | Meaning |\n|---|---|\n| cell | the smallest unit of life |\n| organ | a part of a body with one task |',
  ])('is not %j', (value) => {
    expect(reason(value)).toBe('');
  });
});
