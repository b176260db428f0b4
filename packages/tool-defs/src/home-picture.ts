import { HOME_SAMPLE } from './home-sample.ts';

const STRESSED = 'Important: to make one glucose the cycle must turn six times, and it uses 18 ATP and 12 NADPH.';

/** A part of the debrief that the device makes of the sample; home-picture.test.ts runs the device and compares. */
export const homePicture = {
  badge: 'Debrief Generated',
  material: HOME_SAMPLE,
  sections: [
    {
      title: 'Summary',
      lines: [
        'Photosynthesis is the process by which plants, algae and some bacteria turn light energy into chemical energy stored in sugars.',
        'This splitting is called photolysis: it gives electrons, protons and oxygen gas.',
        'In the Calvin cycle, the enzyme RuBisCO fixes carbon dioxide to RuBP, a five-carbon sugar.',
      ],
    },
    { title: 'What Your Lecturer Stressed', lines: [STRESSED] },
  ],
  shown: STRESSED,
} as const;
