import { describe, expect, it } from 'vitest';
import { contextOf, read } from '../../testing/text-context.ts';
import { facts } from './skill.ts';

const PAPER = `Introduction
Earlier work reported an accuracy of 71% (Rao & Li, 2018; Ode et al., 2019). Sleep is important for 8 million students in the country.

Methods
We recruited 48 students from two courses. The samples were stored at 4 °C for 12 hours before the test.

Results
The group that slept remembered 24% more words than the control group (p < 0.01). The odds ratio of passing was 2.4 in the first course.
Neuron 3B was more active in sleep. In the trials of Rao (2018) recall rose by 15% compared with the control.

Discussion
Our students gained a 3-fold benefit compared with naps.

References
1. Rao, A. (2018). Sleep. Journal, 12(3), 45–67.`;

const numbers = async (raw: string) => read(await facts({ from: 'text', kinds: ['number'], max: 9, findings: true }, contextOf(raw)));

/** What stands before the sentence of each line. */
const leads = async (raw: string) => (await numbers(raw)).map((line) => line.slice(2).split(': ')[0]);

describe('The numbers that matter of a paper', () => {
  it('are those of its findings, with their units and labels, never of methods, citations or other works', async () => {
    expect(await leads(PAPER)).toEqual(['24%, p < 0.01', 'odds ratio of passing was 2.4', '3-fold']);
  });

  it.each([
    ['with a measure before its value', 'The forest reached F1 0.830 and MCC 0.836, higher than before.', 'F1 0.830, MCC 0.836'],
    ['with an error and its unit', 'The amplitude was higher than before (1.72±0.15μV; p<.001).', '1.72±0.15μV, p<.001'],
    ['with a decimal comma', 'The odds were lower than before (OR 0,37; p-value 0,026).', 'OR 0,37'],
    [
      'without the interval that a method names',
      'Errors fell by 24.7 points (95% bootstrap CI, 21.8 to 27.7) compared with before.',
      '24.7 points',
    ],
  ])('are whole, %s', async (_, sentence, figures) => {
    expect(await leads(PAPER.replace('Neuron 3B was more active in sleep.', sentence))).toContain(figures);
  });

  it.each([
    ['the time of a measurement', 'Recall was higher than before after 6 weeks in both of the groups.'],
    ['an age by which persons are grouped', 'Recall was better in children aged 12 to 24 months than in the others.'],
    ['the length of a study', 'The 5-year score was higher in the first group than in the second.'],
    ['the ends of a scale', 'The mean was higher on the scale from 0 to 100 than in the other group.'],
    ['what somebody else found', 'In a large cohort of 163 patients, Hoy observed that 96% were better than before.'],
    ['what is only expected', 'A trial with less than 50 subjects would have more power than this one.'],
    ['the observations of a model', 'The regression was fitted on 9,743 observations and explained more than the other one.'],
    ['why persons were left out', 'Reasons for ineligibility included more than one diagnosis (n = 2) and higher age (38%).'],
    ['what was left out', 'Overall, we removed columns that contained more than 80% missing values.'],
    ['the persons of whom a share is told', 'Recall was higher than before in 7 patients of the first group.'],
    ['a condition of the measurement', 'The torque was higher at 30 mV than in the other condition.'],
    ['months that are counted', 'Recall from month 24 to 30 was higher in the first group than in the second.'],
    ['a bound', 'Pupils reported more than before, a score of 12 points or more.'],
    ['a dose', 'Symptoms fell more with esomeprazole 20 or 40 mg than with ketamine (5 mg) or placebo.'],
    ['who make up a group', 'Recall was better in pupils who slept more than 8% of the day than in the others.'],
    ['of how many a share is told', 'Overall, fifteen of 262 zones were higher than before.'],
    ['the drugs of a study', 'We showed that the 3 drugs reduced the symptoms more than before.'],
    ['what a foundation says', 'According to the Sleep Foundation, more than 45 million people report this.'],
    ['what another study found', 'Another study found a rate of 12%, higher than before.'],
    ['what the source of a copied text found', 'Overall, a rate of 12% was found in naive people 11.'],
    ['how many persons there were', 'There were 17 nurses and more than 3 doctors, less than before.'],
    ['what others found, by the number of their reference', 'This value is higher than that of Diop et al33, which was 4 kilograms.'],
    ['quantiles', 'Overall, the 10% and 90% quantiles were larger than before.'],
    ['who took part', 'Participants had a mean age of 58 years, and more than 61.4% lived alone.'],
    ['the rest of a sentence that a page has cut', 'as men, 1% as women, more than in the other sample of 4%.'],
    ['a pointer to a table', 'Mean changes of up to 40% compared with before are shown in Table 2.'],
    ['what a source claims of itself', 'A public tutorial claims to detect 99% of the cases, more than before.'],
    ['what was trimmed', 'Trimming the top and bottom 1% of growth changed the slope less than before.'],
    ['the level of a test', 'Scores were higher than before, and significant at 5% in both schools.'],
    ['a note under a table', 'Means with different letters are higher than the others (p < .05).'],
    ['a comparison with others', 'The rate was higher, similar to that found in Goa, where it was 61%.'],
    ['what is said of everybody', 'About 20% of all pupils sleep less than others at some point.'],
    ['what the superscript of a copied text cites', 'In our cohort ulcers returned more often, up to 70% of cases3,7, than before.'],
    ['the place in a sequence', 'We found more sites in the first 250 bp than in the others.'],
    ['what the authors changed', 'The region became larger when we increased the rate from 10% of the mean.'],
    ['the likeness at which things are grouped', 'There are more kinds, grouped at 97% similarity, than in the other sample.'],
    ['what the authors defined', 'We defined the common genes as those in more than 80% of the genomes.'],
    ['the agreement of raters', 'The inter-rater correlation coefficient was 0.85, higher than expected.'],
    ['the sample of others', 'Their samples were more limited, from 0.5 mm to 2 mm in all.'],
    ['the months by which something was looked at', 'Scores were better than before by 9 and 12 months in both groups.'],
    ['a target', 'A target of 85% was set for results that are higher than chance.'],
    ['a year and a value', 'Trust was higher, and rose from the first wave in 2007 to 7.0 in the last wave.'],
    ['how many left the study', 'We found a higher loss to follow up (22%) than in the other group.'],
    ['groups', 'Symptoms improved more in the first than in the other 2 groups.'],
  ])('are not %s', async (_, sentence) => {
    const text = `Methods\nWe asked 40 pupils to take a nap in the classroom.\n\nDiscussion\n${sentence}\n\nResults\nThey slept.`;
    expect(await numbers(text)).toEqual(['No figure was recognised as a finding of this text; it may still report some.']);
  });

  it('are those of the paper itself where a long text has no main sections', async () => {
    const text = `${'Traders meet in old towns. '.repeat(70)}\n\nRebels held more than 75% of the land. We found that 12% of the traders sold more than before. More than 51 per cent said that they liked it.`;
    expect(await leads(text)).toEqual(['12%', '51 per cent']);
    const groups = `${'Traders meet in old towns. '.repeat(70)}\n\nRebels held more than 75% of the land. They sell more than before (55% of women and 42% of men). Trust showed a significant increase from 6.3 to 7.1 points.`;
    expect(await leads(groups)).toEqual(['55%, 42%', '6.3 to 7.1 points']);
  });

  it('may be times, where a time is what was found', async () => {
    const text =
      'We tested 40 pupils in two groups. Schools in the first group closed for an average of 669 days, longer than the others. The nap group was faster by 12 seconds.';
    expect(await leads(text)).toEqual(['average of 669 days', '12 seconds']);
  });

  it.each([
    ['whole, with the percent sign at both ends', 'Mean weight fell by 12% (range 3%-9%) in the drug group.', '12%, 3%-9%'],
    ['with a long dash', 'Mean weight fell by 12% (range 3%–9%) in the drug group.', '12%, 3%–9%'],
    [
      'not, where it is a confidence interval',
      'The risk doubled to 4.7% (95% CI, 2.9%-7.4%; P < .001) in the drug group.',
      '4.7%, P < .001',
    ],
    [
      'not, where it stands in brackets after its value',
      'The odds fell from 1.27 to a ratio of 1.09 (0.95 to 1.25) in the drug group.',
      'ratio of 1.09',
    ],
    [
      'and its level is no figure',
      'The score rose (mean = 1.66, 95% HDI = [1.26, 2.03], LV:F = 1.34), which is more than in the other group.',
      'mean = 1.66',
    ],
    ['and no value loses its minus', 'Mean weight changed by -3.2% (d = -0.41) in the drug group.', '-3.2%, d = -0.41'],
  ])('give a range %s', async (_, sentence, figures) => {
    expect(await leads(`We weighed 40 adults. ${sentence}`)).toEqual([figures]);
  });

  it('are none where a page cut the sentence', async () => {
    const text =
      'We asked 40 adults about level 4.\n\nThe higher level had a mean of -3.0, indicating\n\nWe found that 12% of the adults agreed.';
    expect(await leads(text)).toEqual(['12%']);
  });

  it('include how often something occurred', async () => {
    const text = 'We observed 40 nurses. Interruptions occurred in 53.1% of administrations (95% CI, 51.6%-54.6%).';
    expect(await leads(text)).toEqual(['53.1%']);
  });

  it('are said to be missing where a text reports none', async () => {
    expect(await numbers('Cells divide. They grow before that.')).toEqual([
      'No figure was recognised as a finding of this text; it may still report some.',
    ]);
  });

  it('begin with what differed, and leave out the ends of intervals', async () => {
    const text =
      'We tested 40 pupils in two groups. Attention did not differ between the groups (p = 0.34). Recall was higher in the nap group than in the other group (M = 0.79 vs 0.72; p = 0.01). Recall was right in 84.1% [80.2%–88.3%] of the trials, more than by chance.';
    expect(await leads(text)).toEqual(['M = 0.79, p = 0.01', '84.1%', 'p = 0.34']);
  });

  it.each([
    ['with a relative risk', 'Readmission fell (relative risk 0.69) compared with before.', 'relative risk 0.69'],
    ['with the number needed to treat', 'The number needed to treat was 12.', 'needed to treat was 12'],
    [
      'with the test behind the means and their spreads',
      'Spacing led to higher recall (M = 68.4%, SD = 12.1) than massing (M = 54.9%, SD = 13.7) and reading (M = 41.2%, SD = 15.0), F(2, 145) = 48.9, p < .001.',
      'M = 68.4%, M = 54.9%, M = 41.2%, F(2, 145) = 48.9, p < .001',
    ],
    ['with what it fell to', 'Recall fell to 0.88 on short documents.', '0.88'],
    ['with both means', 'The first had more bees than the second (mean 8.3 versus 3.1).', 'mean 8.3, 3.1'],
    ['with the loss by what was removed', 'Removing one part reduced recall by 8.0 percentage points.', '8.0 percentage points'],
    ['with an elasticity and its error', 'Our estimate of the elasticity is 0.19 (SE 0.06).', 'elasticity is 0.19, SE 0.06'],
  ])('are read %s', async (_, sentence, figures) => {
    expect(await leads(`We tested 40 pupils in two groups.\n\nResults\n${sentence}`)).toContain(figures);
  });

  it('are those of notes, too', async () => {
    expect(await leads('# Notes on a paper\n- trained 3 models on the same data\n- perplexity 9.8 vs 10.4, 2.1x faster')).toEqual([
      '9.8, 10.4, 2.1x',
    ]);
  });

  it.each([
    [
      'the ratio of the group that others are compared with',
      'Runners had a lower risk than walkers (HR = 1.0), the HR being 0.84.',
      ['HR being 0.84'],
    ],
    ['the value at which something is looked at', 'At t = 1.4 s the first bat was slower than the second.', []],
    ['the condition of a statement', 'After refitting with 50% higher rates, the estimates fell by 12%.', ['12%']],
    ['what only might explain a finding', 'Some of it may be attributable to baseline values, which were higher there (65%).', []],
    ['a level that something falls below', 'Lives are 80% as long if care starts before it drops below 200 cells.', ['80%']],
    ['the value of a variable', 'The curve was higher than before for an intermediate value of α = 0.14.', []],
    ['the margin of an accuracy', 'The accuracy within 30% was greater than before (P<0.001).', ['P<0.001']],
    ['the level of false discoveries', 'In all 37% of the genes were more active at 1% FDR.', ['37%']],
    ['what was given', 'After two days, 100 nM CHMP4B reduced the protein by 60%.', ['60%']],
    ['a share that the authors chose', 'We chose 20% of the fibres to build a smaller model.', []],
    ['a bound', 'The list held all alleles with a greater than 0.4% frequency in more cities.', []],
    ['the condition in brackets', 'Of the pairs (with ≥90% in common) 3.2% were longer than the others.', ['3.2%']],
    [
      'a share at which a study sets its conditions',
      `With 20% noise the error rose to 7%, more than before. ${'Noise was 20%. '.repeat(9)}`,
      ['7%'],
    ],
    ['a name that begins like a unit', 'Rams from 10 U.S. breeds were larger by 4%.', ['4%']],
  ])('leave out %s', async (_, sentence, figures) => {
    const found = await leads(`We tested 40 pupils in two groups.\n\nResults\n${sentence}`);
    expect(found).toEqual(
      figures.length > 0 ? figures : ['No figure was recognised as a finding of this text; it may still report some.'.slice(2)],
    );
  });

  it('are shares of a whole that was counted', async () => {
    expect(await leads('This article revisits 412 letters. Where pay was cut, machines were broken in 61 of 88 cases.')).toEqual([
      '61 of 88 cases',
    ]);
    expect(await leads('We examine 46 decisions. In 19 of the 46 cases the court took neglect for knowledge.')).toEqual([
      '19 of the 46 cases',
    ]);
  });

  it('are followed by the tables that were not read, so that none is passed over in silence', async () => {
    const text =
      'We tested 40 pupils.\n\nResults\nTable 1: recall and precision\nMethod  Recall\nNap  0.94\n\nRecall fell to 0.88 in short texts.';
    expect((await numbers(text)).at(-1)).toBe('- Not read here, look it up: Table 1: recall and precision');
  });

  it('keep both powers of a range', async () => {
    expect(await leads('We tested hair.\n\nResults\nThe probability fell compared with before, from 8.5 x 10−1 to 1.9 x 10−9.')).toEqual([
      '8.5 x 10−1 to 1.9 x 10−9',
    ]);
  });
});
