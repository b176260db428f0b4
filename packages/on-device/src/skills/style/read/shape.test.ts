import { describe, expect, it } from 'vitest';
import { english } from '../../../lib/language/english.ts';
import { readDocument } from '../../../lib/text/read-document.ts';
import { proseOf } from './prose.ts';
import { shapeOf } from './shape.ts';

const shape = (text: string) => shapeOf(proseOf(readDocument('content', text, english, true)));

describe('The claim of a draft', () => {
  it('is found where a law essay states its view, after the opening', () => {
    const { thesis, opens } = shape(
      'The court held that a jury may find intention. Critics doubt it.\n\nLater courts followed.\n\nIt is submitted that the critics are right.',
    );
    expect(thesis?.text).toBe('It is submitted that the critics are right.');
    expect(opens).toBe(false);
  });

  it('is no sentence that only names the topic', () => {
    const { thesis, topic } = shape('In this essay I will discuss the harm principle. It is old.\n\nIt is vague.\n\nIt needs a theory.');
    expect(thesis).toBeUndefined();
    expect(topic?.text).toBe('In this essay I will discuss the harm principle.');
  });

  it('is not asked of the results of a report, but of its introduction', () => {
    expect(shape('### 2.3 Results & Discussion\n\nThe mass was 3 g. The load was 4 N.').ofReport).toBe(true);
    expect(shape('## Methods\n\nThe mass was weighed.').ofReport).toBe(true);
    expect(shape('## Introduction\n\nThe mass of steel is known.').ofReport).toBe(false);
  });
});

describe('The conclusion of a draft', () => {
  it('is what a heading calls so, also where its first sentence is short', () => {
    const text = '## Aim\n\nThe pump was tested here.\n\n## Results\n\nIt was fast.\n\n## 4 Conclusion\n\nThe pump works. It is cheap.';
    expect(shape(text)).toMatchObject({ announced: true, unclosed: false });
  });
});
