import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkAgainst, linesIn } from '@marginalia/engine/sources';
import { describe, expect, it } from 'vitest';
import { loadTool } from './index.ts';

interface Items {
  readonly sample: string;
  readonly section: string;
  readonly options?: Readonly<Record<string, string>>;
  /** What the material says, in other words too. */
  readonly said: readonly string[];
  /** What it does not say, most of it true and of the same subject. */
  readonly invented: readonly string[];
}

const qa = (front: string, back: string): string => `Q: ${front}\nA: ${back}`;

const SETS: readonly Items[] = [
  {
    sample: 'flashcard-creator.cell-energy',
    section: 'Flashcards',
    said: [
      qa('What does ATP consist of?', 'Adenine, a ribose sugar and three phosphate groups.'),
      qa('How is energy released from ATP?', 'By hydrolysis of the bond to the last phosphate, which gives ADP and phosphate.'),
      qa('Why must a muscle cell keep making ATP?', 'Its pool of ATP would last only a few seconds.'),
      qa('What is the net gain of ATP in glycolysis?', 'Two ATP per glucose: four are made and two are used.'),
      qa('Where does glycolysis take place?', 'In the cytosol.'),
      qa('Which enzyme controls glycolysis, and what inhibits it?', 'Phosphofructokinase; plenty of ATP inhibits it.'),
      qa('What happens to pyruvate in the link reaction?', 'It loses a carbon as carbon dioxide and joins coenzyme A to form acetyl CoA.'),
      qa('What is the final electron acceptor?', 'Oxygen, which forms water with electrons and protons.'),
      qa('Define chemiosmosis.', 'The movement of protons down their gradient through ATP synthase.'),
      qa('Why does FADH2 yield less ATP than NADH?', 'It passes its electrons to a later complex, so fewer protons are pumped.'),
      qa('Why does bread rise?', 'Yeast releases carbon dioxide during alcoholic fermentation.'),
      qa('When does photorespiration occur?', 'When rubisco binds oxygen instead of carbon dioxide, above all in hot and dry weather.'),
      qa('How do CAM plants save water?', 'They open their stomata at night and store carbon dioxide as malic acid.'),
    ],
    invented: [
      qa('Who discovered the citric acid cycle?', 'Hans Krebs, in 1937.'),
      qa('What blocks complex IV?', 'Cyanide and carbon monoxide.'),
      qa('What do uncouplers such as dinitrophenol do?', 'They let protons leak back and turn the energy into heat.'),
      qa('How many ATP does the malate-aspartate shuttle cost?', 'None; the glycerol phosphate shuttle lowers the yield.'),
      qa('What do carotenoids do?', 'They protect the leaf against excess sunshine by quenching radicals.'),
      qa('How efficient is aerobic respiration?', 'About 34 percent of the energy in glucose.'),
      qa('What is the Cori cycle?', 'The liver turns lactate from muscles back into glucose by gluconeogenesis.'),
      qa('Where did mitochondria come from?', 'From engulfed proteobacteria, as Lynn Margulis argued.'),
      qa('Which hormone activates glycogen breakdown?', 'Glucagon in the liver and adrenaline in muscles.'),
      qa('What is brown adipose tissue for?', 'Thermogenin lets newborn mammals stay warm without shivering.'),
      qa('What wavelength does P700 absorb best?', 'Far-red light of 700 nm.'),
      qa('Which herbicide blocks electron flow?', 'Atrazine binds to the plastoquinone site.'),
    ],
  },
  {
    sample: 'flashcard-creator.money-and-banking',
    section: 'Flashcards',
    said: [
      qa('Name the three functions of money.', 'Medium of exchange, unit of account and store of value.'),
      qa('Why is barter hard?', 'It needs a double coincidence of wants.'),
      qa(
        'How does fiat money differ from commodity money?',
        'Fiat money has no value of its own; the government declares it legal tender.',
      ),
      qa('Give two examples of commodity money.', 'Gold, and cigarettes in prison camps.'),
      qa('What belongs to M2 but not to M1?', 'Savings deposits, small time deposits and retail money market funds.'),
      qa('What is liquidity?', 'How easily something can be turned into cash without a loss of value.'),
      qa('What do banks do with the deposits that they do not keep?', 'They lend them out.'),
      qa('If the required reserve ratio is 10%, what is the money multiplier?', '1 / 0.1 = 10'),
      qa('Why is the real multiplier smaller than the simple one?', 'People hold cash, and banks hold excess reserves.'),
      qa('What causes a bank run?', 'Many depositors fear that the bank will fail and withdraw at once.'),
      qa('What happens to the money supply when the central bank buys bonds?', 'It rises, because the sellers get new reserves.'),
      qa('Who decides on monetary policy?', 'The central bank, not parliament.'),
      qa('In MV = PY, what leads to inflation?', 'Growth of M while V and Y are stable.'),
    ],
    invented: [
      qa('What is seigniorage?', 'The profit that a state earns by minting coins above their metal worth.'),
      qa('What is Gresham’s law?', 'Bad coins drive good coins out of circulation.'),
      qa('What did the Bretton Woods system do?', 'It pegged currencies to the dollar.'),
      qa('What is forward guidance?', 'Announcements that steer what markets expect of later decisions.'),
      qa('What is the Taylor rule?', 'A formula linking the policy rate to inflation gaps and output gaps.'),
      qa('What does Basel III demand?', 'More equity capital and liquidity coverage of lenders.'),
      qa('What is a liquidity trap?', 'Households hoard cash whatever happens, so stimulus fails.'),
      qa('When did the gold standard end in Britain?', 'In 1931.'),
      qa('What is shadow lending?', 'Credit by hedge funds and brokers outside regulation.'),
      qa('What is helicopter money?', 'Transfers printed straight for citizens, as Friedman imagined.'),
    ],
  },
  {
    sample: 'lecture-debrief.supply-demand-notes',
    section: 'Key Concepts',
    options: { focus: 'concepts' },
    said: [
      '- Price elasticity of demand: how strongly the quantity demanded reacts to a change in price.',
      '- Elastic demand: demand whose |PED| is greater than 1.',
      '- Inelastic demand: demand whose |PED| is below 1.',
      '- Unit elastic: a |PED| of exactly 1.',
      '- Determinants of elasticity: substitutes, the share of the budget, time, and whether a good is a necessity or a luxury.',
      '- Total revenue: it rises with the price if demand is inelastic and falls if demand is elastic.',
      '- Normal goods: goods with a positive income elasticity.',
      '- Inferior goods: goods with a negative income elasticity.',
      '- Cross-price elasticity: positive for substitutes and negative for complements.',
      '- Tax incidence: the less elastic side of the market bears more of the tax.',
      '- Slope: not the same as elasticity, which changes along a straight demand curve.',
    ],
    invented: [
      '- Giffen good: a staple of which poor households buy more when it becomes dearer.',
      '- Veblen good: a status symbol that attracts buyers through its exclusiveness.',
      '- Consumer surplus: the gap between willingness to pay and what buyers actually spend.',
      '- Price ceiling: a legal maximum that causes shortages and queues.',
      '- Lerner index: a measure of monopoly power, named after Abba Lerner.',
      '- Marginal utility: the added satisfaction from one further unit consumed.',
      '- Ceteris paribus: the assumption that all other influences stay constant.',
      '- Laffer curve: a hump-shaped link between rates and receipts of the treasury.',
      '- Arc elasticity: the midpoint method that Hugh Dalton proposed.',
      '- Opportunity cost: the value of the best alternative that is given up.',
      '- Oligopoly: an industry with few dominant firms that watch each other.',
    ],
  },
  {
    sample: 'bibliography-builder.computing-ieee',
    section: 'References',
    said: [
      '[1] J. Dean and S. Ghemawat, “MapReduce: Simplified data processing on large clusters,” Communications of the ACM, vol. 51, no. 1, pp. 107–113, 2008, doi: 10.1145/1327452.1327492.',
      '[2] L. Lamport, “Time, clocks, and the ordering of events in a distributed system,” Communications of the ACM, vol. 21, no. 7, pp. 558–565, 1978.',
      '[3] A. Vaswani et al., “Attention is all you need,” in Advances in Neural Information Processing Systems, vol. 30, 2017.',
      '[4] D. E. Knuth, The Art of Computer Programming, Volume 1: Fundamental Algorithms, 3rd ed. Addison-Wesley, 1997.',
      '[5] C. E. Shannon, “A mathematical theory of communication,” Bell Syst. Tech. J., vol. 27, no. 3, pp. 379–423, Jul. 1948.',
      '[6] R. T. Fielding, “Architectural styles and the design of network-based software architectures,” Doctoral dissertation, University of California, Irvine, 2000.',
      '[7] T. Berners-Lee, R. Fielding, and L. Masinter, “Uniform Resource Identifier (URI): Generic Syntax,” IETF, RFC 3986, 2005. https://www.rfc-editor.org/rfc/rfc3986',
      '[8] D. Knuth, The Art of Computer Programming. Addison-Wesley, 1997.',
      '[9] C. Shannon, “A mathematical theory of communication,” 1948.',
      '[10] J. Dean, S. Ghemawat, “MapReduce,” Communications of the ACM, 2008.',
    ],
    invented: [
      '[1] L. Lamport, R. Shostak, and M. Pease, “The Byzantine generals problem,” ACM Trans. Program. Lang. Syst., vol. 4, no. 3, pp. 382–401, 1982.',
      '[2] A. M. Turing, “On computable numbers, with an application to the Entscheidungsproblem,” Proc. London Math. Soc., vol. 42, pp. 230–265, 1936.',
      '[3] E. F. Codd, “A relational model of data for large shared data banks,” Communications of the ACM, vol. 13, no. 6, pp. 377–387, 1970.',
      '[4] D. Ongaro and J. Ousterhout, “In search of an understandable consensus algorithm,” in USENIX Annual Technical Conference, 2014.',
      '[5] S. Ghemawat, H. Gobioff, and S.-T. Leung, “The Google file system,” in SOSP, 2003.',
      '[6] J. Devlin et al., “BERT: Pre-training of deep bidirectional transformers,” in NAACL, 2019.',
      '[7] A. S. Tanenbaum and M. van Steen, Distributed Systems. Prentice Hall, 2007.',
      '[8] G. DeCandia et al., “Dynamo: Amazon’s highly available key-value store,” in SOSP, 2007.',
      '[9] R. Fielding et al., “Hypertext Transfer Protocol,” RFC 2616, 1999.',
      '[10] D. E. Knuth, “Structured programming with go to statements,” Computing Surveys, 1974.',
    ],
  },
  {
    sample: 'syllabus-visualizer.operating-systems-16-weeks',
    section: 'Timeline',
    said: [
      '2026-09-09 | Quiz 1 | - | "Quiz 1 on September 9"',
      '2026-09-25 | Assignment 1 due | - | "Assignment 1 due September 25"',
      '2026-09-30 | Quiz 2 | - | "Quiz 2 on September 30"',
      '2026-10-14 | Midterm exam | 20% | "Midterm exam: Wednesday, October 14"',
      '2026-10-23 | Assignment 2 due | - | "Assignment 2 due October 23"',
      '2026-10-23 | Project proposal due | - | "Project proposal due October 23"',
      '2026-11-11 | Quiz 4 | - | "Quiz 4 on November 11"',
      '2026-11-26 to 2026-11-27 | Thanksgiving break, no lab | - | "Thanksgiving break November 26-27, no lab"',
      '2026-12-02 | Project report due | - | "Project report due December 2"',
      '2026-12-04 | Project presentations | 15% | "Project presentations December 4"',
      '2026-12-10 | Final exam | 25% | "Final exam: Thursday, December 10, 2026"',
    ],
    invented: [
      '2026-09-11 | Quiz 1 | - | "Quiz 1 on September 11"',
      '2026-10-02 | Field trip to a data centre | - | "Field trip on October 2"',
      '2026-10-30 | Guest lecture on kernels | - | "Guest lecture October 30"',
      '2026-11-20 | Assignment 4 due | 10% | "Assignment 4 due November 20"',
      '2026-11-06 | Reading response | 5% | "Reading response due November 6"',
      '2026-12-08 | Oral examination | 40% | "Oral examination, December 8"',
      '2026-09-18 | Group formation deadline | - | "Form groups by September 18"',
      '2026-10-14 | Midterm exam | 35% | "Midterm exam: Wednesday, October 14"',
      '2026-12-15 | Final grades published | - | "Grades on December 15"',
      '2026-11-30 | Course evaluation survey | - | "Please fill in the survey"',
    ],
  },
];

async function flaggedOf({ sample, section, options }: Items, items: readonly string[]): Promise<string[]> {
  const file = join(import.meta.dirname, `../../on-device/corpus/${sample}.json`);
  const { tool: slug, values } = JSON.parse(readFileSync(file, 'utf8')) as { tool: string; values: Record<string, string> };
  const tool = await loadTool(slug);
  if (!tool) throw new Error(`No tool ${slug}`);
  const text = `${section}\n${items.join('\n\n')}`;
  const lines = linesIn(text);
  const touched = new Set(checkAgainst(text, { ...values, ...options }, tool).foreign.map(({ line }) => line));
  return items.filter((item) => {
    const start = text.indexOf(item);
    return lines.some((line, at) => touched.has(at) && line.start >= start && line.end <= start + item.length);
  });
}

describe('What the check says of items', () => {
  it('flags at least nine of ten inventions and at most one true item in fifty', async () => {
    const counts = { said: 0, invented: 0, wronglyFlagged: [] as string[], missed: [] as string[] };
    for (const set of SETS) {
      const found = await flaggedOf(set, set.invented);
      counts.said += set.said.length;
      counts.invented += set.invented.length;
      counts.wronglyFlagged.push(...(await flaggedOf(set, set.said)));
      counts.missed.push(...set.invented.filter((item) => !found.includes(item)));
    }
    expect(counts.said + counts.invented).toBeGreaterThanOrEqual(100);
    expect(counts.wronglyFlagged.length / counts.said, counts.wronglyFlagged.join('\n')).toBeLessThanOrEqual(0.02);
    expect(counts.missed.length / counts.invented, counts.missed.join('\n')).toBeLessThanOrEqual(0.1);
  });
});
