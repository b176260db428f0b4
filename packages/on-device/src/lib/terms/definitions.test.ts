import { describe, expect, it } from 'vitest';
import { collapse, type Passage } from '../../spans.ts';
import { languageOf } from '../language/load-language.ts';
import { readDocument } from '../text/read-document.ts';
import { definitions } from './definitions.ts';

const words = ({ raw, start, end }: Passage) => collapse(raw.slice(start, end));
const found = (raw: string) => definitions(readDocument('f', raw)).map(({ term, meaning }) => `${words(term)} | ${words(meaning)}`);

describe('Definitions', () => {
  it.each([
    ['Photosynthesis is the process by which plants store light.', 'Photosynthesis | the process by which plants store light'],
    ['A limiting factor is a variable that restricts a rate.', 'limiting factor | a variable that restricts a rate'],
    ['In economics, elasticity refers to the response of one quantity.', 'elasticity | the response of one quantity'],
    [
      'A siphon is a bent tube that works between two vessels and its speed is set by their heights.',
      'siphon | a bent tube that works between two vessels',
    ],
    ['Entropy is defined as dS equals dQ over T and the entropy of an isolated system never decreases.', 'Entropy | dS equals dQ over T'],
    [
      'The Bergman statement says that heat moves from a warm bowl to a cold spoon.',
      'Bergman statement | heat moves from a warm bowl to a cold spoon',
    ],
    ["Hook's law states that the force grows with the stretch.", "Hook's law | the force grows with the stretch"],
    ['Omega is the number of workers, theta is the wage, and rho tells how they grow.', 'Omega | the number of workers'],
    ['Stomata are small pores that let gas in.', 'Stomata | small pores that let gas in'],
    ['Excess reserves are reserves above the required amount.', 'Excess reserves | reserves above the required amount'],
    [
      'The required reserve ratio (RRR) is the share of deposits that banks hold.',
      'required reserve ratio | the share of deposits that banks hold',
    ],
    ['The movement of water across a membrane is called osmosis.', 'osmosis | The movement of water across a membrane'],
    ['A resource is anything that a process can request.', 'resource | anything that a process can request'],
    ['Okay, so um demand is the quantity that people want to buy.', 'demand | the quantity that people want to buy'],
    ['A price floor, on the other hand, is a minimum price.', 'price floor | a minimum price'],
    ['The <a> tag is an element that creates a hyperlink.', '<a> tag | an element that creates a hyperlink'],
    ['- List<String>: a list that holds strings only', 'List<String> | a list that holds strings only'],
    ['- ATP: energy currency', 'ATP | energy currency'],
    ['- Mitochondria - powerhouse of the cell', 'Mitochondria | powerhouse of the cell'],
    ['The Calvin cycle consists of three stages in the stroma.', 'Calvin cycle | three stages in the stroma'],
    ['A buffer is a mixture of a weak acid and its base and combines with protons.', 'buffer | a mixture of a weak acid and its base'],
    ['Officers must respect double jeopardy, a rule that forbids a second trial.', 'double jeopardy | a rule that forbids a second trial'],
    ['Every case is placed on the docket, which is the list of cases of a court.', 'docket | the list of cases of a court'],
    [
      'A **mole** is the amount of a substance that holds as many particles as 12 g of carbon.',
      'mole | the amount of a substance that holds as many particles as 12 g of carbon',
    ],
    [
      'Job satisfaction describes the degree to which people enjoy their job.',
      'Job satisfaction | the degree to which people enjoy their job',
    ],
    [
      'The term murmur is used to describe an unusual sound that comes from the heart.',
      'murmur | an unusual sound that comes from the heart',
    ],
    [
      'He found the general adaptation syndrome, the response of the body to stress.',
      'general adaptation syndrome | the response of the body to stress',
    ],
    [
      'Street crime, or crime committed by ordinary people against others, is seen by all.',
      'Street crime | crime committed by ordinary people against others',
    ],
    ['They were marked by bipartisanship, or cooperation through compromise.', 'bipartisanship | cooperation through compromise'],
    ['He wrote of downward mobility, or the ongoing loss of capital.', 'downward mobility | the ongoing loss of capital'],
    ['Companies use a call center, which is a centralized space with many agents.', 'call center | a centralized space with many agents'],
    ['This added structure causes hypertrophy, or the enlargement of muscles.', 'hypertrophy | the enlargement of muscles'],
    ['Corporations can also issue mortgage bonds, bonds secured by property.', 'mortgage bonds | bonds secured by property'],
    [
      'Auditing, the process of reviewing the records of a firm, is a task of accountants.',
      'Auditing | the process of reviewing the records of a firm',
    ],
    [
      'Many societies observed gerontocracy, a type of social structure wherein the power is held by the oldest.',
      'gerontocracy | a type of social structure wherein the power is held by the oldest',
    ],
    [
      'A subculture is a group of people, such as bodybuilders, who share a set of values.',
      'subculture | a group of people, such as bodybuilders, who share a set of values',
    ],
    [
      'Ideology is a set of beliefs—a systematic set of concepts—that helps people make sense of the world.',
      'Ideology | a set of beliefs—a systematic set of concepts—that helps people make sense of the world',
    ],
    [
      'Firms use a production function, which is the relationship by which labor, machinery, and raw materials are turned into goods.',
      'production function | the relationship by which labor, machinery, and raw materials are turned into goods',
    ],
    [
      'Culture refers to the values, ideas, and attitudes that are learned in a group.',
      'Culture | the values, ideas, and attitudes that are learned in a group',
    ],
    [
      'She names object permanence, the understanding that even if something is out of sight, it still exists.',
      'object permanence | the understanding that even if something is out of sight, it still exists',
    ],
    ['The amplitude is the largest distance from the middle.', 'amplitude | the largest distance from the middle'],
    ['Bourdieu defined social capital as the resources that people use to rise.', 'social capital | the resources that people use to rise'],
    ['Economists use the term demand to refer to the amount that consumers want to buy.', 'demand | the amount that consumers want to buy'],
    [
      'Coined by a sociologist, the term culture lag refers to the time that passes before a society accepts a new thing.',
      'culture lag | the time that passes before a society accepts a new thing',
    ],
    [
      'They believe in karma, a principle in which words, actions, and deeds shape the next life, and they live by it.',
      'karma | a principle in which words, actions, and deeds shape the next life',
    ],
    ['Current debts are those that will be due within a year.', 'Current debts | those that will be due within a year'],
    ['The bond can be drawn as a vector, a quantity that has a direction.', 'vector | a quantity that has a direction'],
    [
      'Limited liability is a form of liability in which partners risk their share.',
      'Limited liability | a form of liability in which partners risk their share',
    ],
    ['The total number of protons in an atom is called its atomic number.', 'atomic number | The total number of protons in an atom'],
    ['A codon is a three-base sequence of mRNA, so-called because it encodes amino acids.', 'codon | a three-base sequence of mRNA'],
    ['Motivation describes the wants or needs that direct behavior.', 'Motivation | the wants or needs that direct behavior'],
    ['He met the Girondins, a moderate faction of the assembly.', 'Girondins | a moderate faction of the assembly'],
    ['Glycolysis (the splitting of glucose in the cytosol) comes first.', 'Glycolysis | the splitting of glucose in the cytosol'],
    [
      'Rhinitis is inflammation and swelling of the membranes in the nose.',
      'Rhinitis | inflammation and swelling of the membranes in the nose',
    ],
    [
      'Sepsis is life-threatening organ dysfunction caused by a dysregulated host response to infection.',
      'Sepsis | life-threatening organ dysfunction caused by a dysregulated host response to infection',
    ],
    ['Rods are specialized photoreceptors that work in low light.', 'Rods | specialized photoreceptors that work in low light'],
    [
      'An oscillator is a circuit consisting of a coil, a switch, and a lamp, joined in a row.',
      'oscillator | a circuit consisting of a coil, a switch, and a lamp, joined in a row',
    ],
    [
      'Glass is a material that looks solid, but does not form crystals.',
      'Glass | a material that looks solid, but does not form crystals',
    ],
    ['The mortality rate is a measure of the number of people who die.', 'mortality rate | a measure of the number of people who die'],
    ['Recall that the perception of frequency is called pitch.', 'pitch | the perception of frequency'],
    [
      'Turnout is the share of voters, or of those who may vote, who cast a ballot.',
      'Turnout | the share of voters, or of those who may vote, who cast a ballot',
    ],
  ])('reads %j', (raw, expected) => {
    expect(found(raw)).toEqual([expected]);
  });

  it.each([
    'This is the reason that plants need light.',
    'The problem is the lack of water in the soil.',
    'It is also known as the dark reaction.',
    'Two ATP are used at the start and four are made later.',
    'Is osmosis a process that needs energy?',
    'Note: read this before the exam.',
    'Homework: finish all of chapter five.',
    'The light is the same in all of the rooms.',
    'What matters is the rate of change.',
    'Time: 10:30 to noon, room 4.',
    'Air is a difficult good to sell because nobody can be kept from it.',
    'California was the crown jewel of the land that Mexico lost.',
    'In Mississippi, the vote to approve the plan failed.',
    'A higher frequency means the wave oscillates more quickly.',
    'This volume is known as the stroke volume of the heart.',
    'Consumption is the largest part of the product of a country.',
    'Church: owned a quarter of all the land',
    'Metals: found in the left and the middle of the table',
    'Bilateral: both parties in the contract are bound to each other',
    'Radioactivity is a form of air pollution.',
    'Furthermore, the addition of a group to the drug increased its strength.',
    'This type of therapy for children is called play therapy.',
    'Follow-up activity: Find out where your senator stands.',
    'Department of Labor: Bureau of Labor Statistics.',
    'One standard is IFRS, a simpler form of IFRS for small firms.',
    'Managers choose planning, controlling, or evaluating of all the tasks.',
    'A primary source is a gateway to the past.',
    'Divine laws are supernatural and allow humans to reach salvation.',
    'They ran a school program in Estonia, a health program in Kenya, and a mine.',
    'When the mixture enters the small intestine, the pancreas releases sodium bicarbonate to change it.',
    'Aside from health care professionals, the category falls along class lines of the state.',
    'In some cultures, a gold ring is a symbol that a person wears after marriage.',
    'They declared war on Germany, a move that put an end to the era.',
    'And the height of the star—the star nearest the north celestial pole—decreases as a traveler moves south.',
    'When individuals vote, or march in support of the cause, they take part.',
    'Both chapters consider two aspects of human behavior—the expressive elements of it, and the rational ones.',
    'The disc cushions the space between the bones, which is the function of each meniscus in the knee.',
    'The supreme court, the Court of Cassation, has eleven judges from all parts.',
    'Brokerage firms are paid commissions for the trades of their clients.',
    'Catalysis: Serve as supports for metal catalysts in the plant',
    'The magnitudes of the two parts of the force are called x and y.',
    'Constraint: Strictly adhere to the content of the transcript',
    'Fungi are also major sources of antibiotics for hospitals.',
    'For many sailors, rum is a drink that keeps them well.',
    'For Al-Farabi, political science is the practical understanding of the state.',
    'The client is a construction worker with a changing diet.',
    'Table 1.1 is a list of drugs that lower the pulse.',
    'The term refers to the way people learn what is good.',
    'Economists describe the demand for inputs as a derived demand.',
    'Anthropologist Jane Doe describes how radio became a way of keeping in touch.',
    'Valence bond theory describes a bond as the overlap of two orbitals.',
    'Foundational to the field is an understanding of health that includes experiences.',
    'Refugees: providing aid to the people who were displaced',
    'The name of an ion is the same as that of its atom, so Ca2+ is called a calcium ion.',
    'The ions that we have discussed so far are called monatomic ions.',
    'Honesty is a virtue when telling the truth has become a habit.',
    'Estimates are another limitation of the balance sheet.',
    'Elections are held every four years under a fixed rule.',
    'They treat patients with loop diuretics, which means that an infusion may work better than a dose.',
  ])('reads no definition in %j', (raw) => {
    expect(found(raw)).toEqual([]);
  });

  it('does not cut a meaning at a second verb that belongs to it', () => {
    expect(found('A deadlock is a situation in which each process holds a lock and waits for another.')).toEqual([
      'deadlock | a situation in which each process holds a lock and waits for another',
    ]);
  });

  it.each([
    ['es', 'La fotosíntesis es un proceso que convierte la luz en energía.', 'fotosíntesis | un proceso que convierte la luz en energía'],
    ['es', 'El paso del agua por una membrana se llama ósmosis.', 'ósmosis | El paso del agua por una membrana'],
    [
      'fr',
      'La photosynthèse est un processus qui transforme la lumière en énergie.',
      'photosynthèse | un processus qui transforme la lumière en énergie',
    ],
    ['fr', 'L’inflation désigne la hausse générale et durable des prix.', 'inflation | la hausse générale et durable des prix'],
    [
      'de',
      'Die Osmose ist ein Vorgang, bei dem Wasser durch eine Membran tritt.',
      'Osmose | ein Vorgang, bei dem Wasser durch eine Membran tritt',
    ],
    ['de', 'Der Anstieg aller Preise eines Landes heißt Inflation.', 'Inflation | Der Anstieg aller Preise eines Landes'],
    ['hi', 'प्रकाश संश्लेषण एक प्रक्रिया है जिसमें पौधे भोजन बनाते हैं।', 'प्रकाश संश्लेषण | एक प्रक्रिया है जिसमें पौधे भोजन बनाते'],
    ['hi', 'झिल्ली से होकर पानी के जाने को परासरण कहते हैं।', 'परासरण | झिल्ली से होकर पानी के जाने'],
  ])('reads a definition in the language %s: %j', (language, raw, expected) => {
    const document = { ...readDocument('f', raw), language };
    expect(definitions(document).map(({ term, meaning }) => `${words(term)} | ${words(meaning)}`)).toEqual([expected]);
  });

  it.each([
    ['es', 'Este es un problema que no tiene solución.'],
    ['fr', 'Ce problème est une question de temps pour tous.'],
    ['de', 'Das ist ein Problem, das niemand lösen kann.'],
  ])('reads no definition in the language %s: %j', (language, raw) => {
    expect(definitions({ ...readDocument('f', raw), language })).toEqual([]);
  });

  it('takes no difference between two examples for a meaning', () => {
    expect(definitions(readDocument('f', 'compounding: blackbird vs black bird, stress on the first'))).toEqual([]);
  });

  it('of speech without marks begin and end where its pieces do', async () => {
    const speech = (told: string) =>
      `${'so we look at the leaves of a plant and what they do with light '.repeat(8)}${told} so now we look at the roots`;
    const terms = async (raw: string) => definitions(readDocument('f', raw, await languageOf(raw))).map(({ term }) => words(term));
    expect(await terms(speech('so transpiration is the loss of water through the pores of a leaf'))).toEqual(['transpiration']);
    expect(await terms(speech('and they think transpiration transpiration is the loss of water through the pores of a leaf'))).toEqual([]);
  });
});
