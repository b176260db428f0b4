import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../lib/text/read-document.ts';
import * as shortNames from './find-short.ts';
import { judge } from './judge.ts';

const judged = (notes: string, syllabus: string) =>
  judge(readDocument('notes', notes), readDocument('syllabus', syllabus), shortNames).judged.map(
    ({ status, inPart }) => `${status}${inPart ? ', perhaps' : ''}`,
  );

describe('A topic that notes name in short', () => {
  it.each([
    ['beginnings of its words', 'crop rot.: other plants on a field each year, fewer pests', 'Crop rotation'],
    ['a beginning and a whole word', 'lim. factors: light, water and warmth of the soil', 'Limiting factors'],
    ['consonants', 'grnd wtr mgmt: wells are metered and the rest is pumped back', 'Ground water management'],
    ['three initials', 'GWT = the level below which the soil is full of water', 'Ground water table'],
    ['initials with a small word', 'RoC: each field has other plants from year to year', 'Rotation of crops'],
    ['letters joined by a sign', 'F&I war 1754-63: the British win but owe much', 'French and Indian War'],
    ['an ordinal', '13th Am. ends it for all of the fields', 'Thirteenth Amendment'],
    ['consonants without a silent end', '- dmgs', 'Damages'],
    ['a Greek letter', 'σ bond: end on, in one line', 'Sigma bonds'],
    ['an ordinal', '1st succession: lichens settle on the bare rock', 'Primary succession'],
    ['a beginning with an article', 'desert. : le sol devient sec, moins de plantes', 'La désertification'],
    ['two words for a compound', 'Snow pack: it melts late, feeds the river', 'Snowpack'],
    ['a compound for two words', 'windbreak: a row of trees, slows the air', 'Wind breaks'],
    ['its adjective', 'oak: not durable in wet soil', 'Durability'],
    ['initials of it and of its kind', 'SWC: drops, soil, roots, leaves, air', 'Soil water'],
    ['the first half of a compound', 'light growth happens at noon', 'Light-dependent growth'],
    ['a link of a chain of names', 'SAN -> AVN -> His -> walls of both chambers', 'bundle of His'],
    ['one of two joined names', 'Bell-Hook: more sun -> more leaves', "Hook's law"],
    ['the way of doing it, for both of two', 'seed tr. plot A 3:1 plot B 2:1', 'Early and late crosses using seed trays'],
    ['an ordinal that ends its note', 'Clements 1ary / 2ary', 'Secondary succession'],
    ['an acronym at its end', 'FAO: soil maps, seed banks, loans', 'Instruments of the FAO'],
    ['the topics in its brackets', 'sand: dry\nclay: holds water', 'Kinds of ground (sand, clay)'],
    ['the initials of its list and its own', 'LHS: the left side of the hill gets no sun', 'Hill slopes: left'],
  ])('is not missing with %s', (_, notes, topic) => {
    expect(judged(notes, topic)).not.toContain('missing');
  });

  it('is covered where the short name is sure, and in doubt where two letters or one word stand for it', () => {
    expect(judged('GWT = the level below which the soil is full of water', 'Ground water table')).toEqual(['covered']);
    expect(judged('CR – other plants on a field from year to year', 'Crop rotation')).toEqual(['mentioned, perhaps']);
    expect(judged('rotation: other plants on a field from year to year', 'Crop rotation\nSoil acidity')[0]).toContain('perhaps');
  });

  it('is perhaps covered with the short name of a test without its kind, though another topic has one of its words', () => {
    expect(judged('chi sq = the sum over all cells', 'Chi-squared test on counts of seeds\nLatin squares')[0]).toBe('mentioned, perhaps');
  });

  it.each([
    ['a short form of several topics', 'trans. : the water leaves through the leaves', 'Translocation\nTranspiration'],
    ['a common word with which its name begins', 'form: the shape of a leaf tells the plant', 'Formation'],
    ['two initials that describe a noun of another note', 'thud = gate shut, click = HL valves close', "Hook's law"],
    ['a word of which a note has only one half', 'pack: sold by the box', 'Snowpack'],
    ['initials of another topic', 'PLC starts low and grows', 'Public relations\nProduct life cycle'],
    [
      'the short form of a topic that is named',
      'soil ac.: lime helps against sour ground\nac. of plants',
      'Soil acidity\nActive transport',
    ],
  ])('is missing with %s', (_, notes, syllabus) => {
    expect(judged(notes, syllabus)).toContain('missing');
  });
});

describe('A topic that notes tell without its full name', () => {
  it.each([
    ['the head noun that no other topic has', 'acidity lime helps, sour ground', 'Soil acidity'],
    ['the one word that other topics do not share', 'gully water cuts deep', 'Gully erosion\nWind erosion'],
    ['its label over notes', 'Limiting\n\n- light and warmth\n- water in the ground', 'Limiting factors\nSoil factors'],
    ['its name after what it is', 'plants on a field change each year = rotation', 'Crop rotation'],
    ['initials that leave a word out', 'YOA = what a field gives', 'Yield on total area'],
    ['a letter and a number, where topics share the noun', 'P1 – the soil keeps its water', "Penck's first law\nPenck's second law"],
    ['the one word of a note', '- acidity', 'Soil acidity'],
    ['a pair of initials', 'C&R veto the field, overrule', 'Clover and rye'],
    ['a symbol before a space', 'H0 no effect of lime', 'Null hypothesis'],
    ['the symbol of an element', 'N : fixation par bactéries', "Cycle de l'azote"],
    ['a sign for a beginning', 'x-bridge: boards over the ditch', 'Cross-bridge cycle'],
    ['a number in capitals', 'α = T1 false alarm', 'Type I error\nType II error'],
    ['a line that ends with a short form', 'conso I herbiv., II carniv.', 'Consommateurs'],
    ['a beginning that ends in a vowel', 'loa = mixed grain', 'Loams'],
    ['a long beginning inside a note', 'wet and dry evapotr. on slopes', 'Evapotranspiration'],
    ['its year', '1877 the fields are shared anew', 'Compromise of 1877'],
    ['its formula', 'spring: F = -kx, k in N/m', "Hooke's law"],
    ['its formula with the letter u', 'v = u + at (only if a is const)', 'Equations of motion'],
    ['its formula with an angle', 'W = F d cos theta', 'Work'],
    ['its formula in words of signs', 'T = 2pi sqrt(l/g) small angles only', 'Pendulum'],
    ['its formula with points', 'M·V = P·Y', 'Quantitätstheorie'],
    ['its formula in LaTeX', '- **Light**: \\( n_1\\sin\\theta_1 = n_2\\sin\\theta_2 \\)', 'Refraction'],
    ['its formula with small figures', 'glass: n₁ sin a = n₂ sin b', 'Refraction'],
    ['a label without its kind', 'Demand: P↓ → Qd↑', 'Law of demand\nPrice elasticity of demand'],
    ['initials before a test', 'TR: elastic P↑TR↓; inelastic P↑TR↑', 'Total revenue test'],
    ['a word of a list that is no aspect of its head', 'the gatekeepers at the editor decide', 'Conflict view: gatekeeping'],
  ])('is perhaps covered with %s', (_, notes, syllabus) => {
    expect(judged(notes, syllabus)[syllabus.startsWith('Conflict') ? 1 : 0]).toContain('perhaps');
  });

  it.each([
    ['its formula is that of another topic, too', '%dQ/%dP > 1', 'Price elasticity of demand\nCross-price elasticity'],
    ['a sentence opens with its head noun', 'Acidity is high.', 'Soil acidity\nAcidity of rain'],
    ['a symbol stands for a part of a ratio', 'cost of a share', 'Price/earnings ratio'],
  ])('is missing where %s', (_, notes, syllabus) => {
    expect(judged(notes, syllabus)[0]).toBe('missing');
  });
});

describe('A topic over a list', () => {
  const SYLLABUS = 'Erosion: gullies, dunes\nForestry: thinning, coppicing';

  it('is perhaps covered if its parts are', () => {
    expect(judged('gullies = deep cuts of running water\ndunes = hills of sand that wander', SYLLABUS)).toEqual([
      'mentioned, perhaps',
      'covered',
      'covered',
      'missing',
      'missing',
      'missing',
    ]);
  });

  it('may stand on a line of its own over items', () => {
    expect(
      judged('gullies = deep cuts of running water\ndunes = hills of sand that wander', 'Erosion\n- gullies\n- dunes\nForestry'),
    ).toEqual(['mentioned, perhaps', 'covered', 'covered', 'missing']);
  });
});

describe('The parts of a list', () => {
  it('are perhaps covered where notes give their number and their letter', () => {
    const syllabus = 'Field mix: clover, corn, cabbage';
    expect(judged('3 Cs of a field, in turns', syllabus)).not.toContain('missing');
    expect(judged('4 Cs of a field, in turns', syllabus)).toContain('missing');
    expect(judged('3 Cs of a field, in turns', 'Field mix: clover, corn, beans')).toContain('missing');
  });
});
