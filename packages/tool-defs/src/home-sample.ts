/** Notes for the picture on Home, written for it and dedicated to the public domain (CC0 1.0). */
export const HOME_SAMPLE = `Biology 101, lecture 6: photosynthesis

Photosynthesis is the process by which plants, algae and some bacteria turn light energy into chemical energy stored in sugars. It happens in the chloroplasts.

In the light reactions, chlorophyll absorbs light and water is split. This splitting is called photolysis: it gives electrons, protons and oxygen gas.

In the Calvin cycle, the enzyme RuBisCO fixes carbon dioxide to RuBP, a five-carbon sugar. Important: to make one glucose the cycle must turn six times, and it uses 18 ATP and 12 NADPH. That will be on the exam, so learn the numbers.

C4 plants such as maize keep carbon dioxide concentrated around RuBisCO, which reduces photorespiration. Homework: read chapter 8 by 14 October.`;
