import { definitions } from '../../../packages/on-device/src/lib/terms/definitions.ts';
import { readDocument } from '../../../packages/on-device/src/lib/text/read-document.ts';
import type { Figure, Measure } from '../measure.ts';
import { keyOf, share, studyTexts } from '../study-texts.ts';

const BARS = { textbook: 0.9, 'speech or notes': 0.8 } as const;

/** The definitions that the device finds in study texts, compared with those that a person finds. Format: see `StudyText`. */
const measure: Measure = {
  name: 'definitions',
  async figures(folder) {
    const texts = studyTexts(folder).filter(({ defined }) => defined !== undefined);
    return (['textbook', 'speech or notes'] as const).flatMap((kind): Figure[] => {
      let found = 0;
      let right = 0;
      let given = 0;
      for (const { text, defined = [] } of texts.filter((it) => it.kind === kind)) {
        const wanted = new Set(defined.map(keyOf));
        const keys = new Set(definitions(readDocument('text', text)).map(({ key }) => key));
        found += keys.size;
        right += [...keys].filter((key) => wanted.has(key)).length;
        given += wanted.size;
      }
      if (found + given === 0) return [];
      return [
        {
          name: `${kind}: definitions that are definitions`,
          value: share(right, found),
          bar: BARS[kind],
          good: 'at least',
          of: found,
          floor: BARS[kind],
        },
        {
          name: `${kind}: definitions of the text that are found`,
          value: share(right, given),
          bar: 0.6,
          good: 'at least',
          of: given,
          floor: 0.75,
        },
      ];
    });
  },
};

export default measure;
