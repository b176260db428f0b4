/** The form of a thesis with a few figures, and sources in its own field and in its description. */
export const thesisForm = {
  title: 'Smart Watering System for a School Garden',
  description: [
    'School gardens dry out in the holidays, and volunteers water them by hand whether the soil is dry or not. Pereira (2019) found the same on farms.',
    'The aim of this project was to water each bed only when its soil is dry.',
    'We measured the soil moisture of six beds every ten minutes with capacitive sensors. An ESP32 microcontroller reads the sensors and opens a valve when the moisture falls below 25%.',
    'We tested the system for five weeks on six beds. As a control, three further beds were watered by hand.',
    'The system used 38% less water than watering by hand. No bed with a sensor fell below 18% moisture.',
    'Two sensors drifted after heavy rain and had to be calibrated again. A limitation of the study is that it covered only one summer.',
    'In future work, a weather forecast could delay the watering before rain.',
  ].join('\n'),
  field: 'Electronics',
  pages: '35-40',
  complexity: 'intermediate',
  reportType: 'thesis',
  style: 'apa',
  sources: [
    'Evans, R. G., & Sadler, E. J. (2008). Methods and technologies to improve efficiency of water use. Water Resources Research, 44(7).',
    'Interview with the gardener of the school',
  ].join('\n'),
};

const SUBJECTS = [
  'volunteers',
  'pumps',
  'beds of herbs',
  'the shed',
  'the school board',
  'a hose',
  'the compost',
  'neighbours',
  'the fence',
  'lessons',
];
const VERBS = ['shaped', 'delayed', 'changed', 'supported', 'followed', 'explained', 'needed', 'replaced'];
const PLACES = [
  'in the north corner',
  'during the holidays',
  'before the first frost',
  'after the meeting',
  'near the gate',
  'on weekends',
];

/** A description of about this many characters, in which the sentences of the form stand far apart. */
export function longDescription(characters: number): string {
  const own = thesisForm.description.split('\n');
  const each = characters / own.length;
  return own
    .map((paragraph, index) => {
      let text = paragraph;
      for (let n = index; text.length < each - 60; n += 1) {
        const at = n * 7 + index * 3;
        text += ` The work on ${SUBJECTS[at % 10]} ${VERBS[(at + n) % 8]} ${SUBJECTS[(at + 3) % 10]} ${PLACES[(n + index) % 6]}.`;
      }
      return text;
    })
    .join('\n\n');
}
