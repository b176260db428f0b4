import { describe, expect, it } from 'vitest';
import { readReference } from '../reference.ts';
import { withSecondReading } from './second-reading.ts';

describe('A second reading of a reference', () => {
  it('agrees with the first on a plain article, so that nothing is doubted', () => {
    const text = 'Lee, H. (1999). Counting old oaks in the north. Journal of Woods, 12(3), 45–67.';
    expect(readReference(text).differing).toEqual([]);
  });

  it('takes the place of a first title that holds the publisher and its city', () => {
    const text = 'Lee, H. and Cho, R. (1999). Counting old oaks in the north, Springer, Berlin.';
    const first = {
      author: [
        { family: 'Lee', given: 'H.' },
        { family: 'Cho', given: 'R.' },
      ],
      title: 'Counting old oaks in the north, Springer, Berlin',
    };
    const { fields, differing } = withSecondReading(first, false, text);
    expect(fields).toMatchObject({ title: 'Counting old oaks in the north', publisher: 'Springer', 'publisher-place': 'Berlin' });
    expect(differing).toContain('title');
  });

  it('leaves a title in quotation marks as it is', () => {
    const text = 'H. Lee, “The counting of old oaks: Bringing order to the Woods,” Delta Group, 1999.';
    expect(readReference(text).fields.title).toBe('The counting of old oaks: Bringing order to the Woods');
  });

  it('loses no word of a title', () => {
    const text = 'Lee, Hanna. Oaks, Elms, Woods: An Endless Golden Leaf. Delta Books, 1979.';
    expect(readReference(text).fields.title).toBe('Oaks, Elms, Woods: An Endless Golden Leaf');
  });

  it('knows a title that begins with a quotation and goes on behind a colon', () => {
    const text = 'Lee H (2022). “From so small a seed”: Kinds of golden oaks. Woods 151, 28–42.';
    expect(readReference(text).fields.title).toBe('“From so small a seed”: Kinds of golden oaks');
  });

  it('takes no words before the title for the journal', () => {
    expect(readReference('Lee, H. Part 67 (1986). The counting of oaks. Delta Press.').fields['container-title']).toBeUndefined();
  });

  it('keeps the office of a ministry with its country', () => {
    const text = 'Brasil. Ministério da Saúde. Saúde nas matas. Brasília, 2009.';
    expect(readReference(text).fields.author).toEqual([{ literal: 'Brasil. Ministério da Saúde' }]);
  });
});
