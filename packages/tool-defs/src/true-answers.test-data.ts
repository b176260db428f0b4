/** Answers to samples of the corpus as a good model writes them, in the manner of several models. By the name of the sample. */
export const TRUE_ANSWERS: Readonly<Record<string, string>> = {
  'assignment-improver.phones-essay': `Top Priorities
1. Agreement of subject and verb: it goes wrong in every paragraph.
2. General claims need a source.
3. The introduction says nothing of your rules.

Strengths
You take a clear side early on, and the biology class is an example of your own.

Grammar and Spelling
Quote: mobile phones plays a very important role in our daily lifes
Change to: mobile phones play a very important role in our daily lives
Why: agreement, and the plural of life

Quote: in my biology class we was asked to find out about a enzyme
Change to: in my biology class we were asked to find out about an enzyme
Why: agreement, and an before a vowel

Quote: students who use there phones for research
Change to: students who use their phones for research
Why: there and their

Wording
Quote: In order to be able to give every student a computer
Change to: To give every student a computer
Why: shorter

Claims That Need a Source
Quote: Studies have shown that students who use there phones
Change to: name the studies
Why: the reader cannot check it

Repetition
"there are many people who think" stands twice in one sentence.

Structure and Argument
The second reason begins before the first one ends.

Readability
Most sentences are short; some are joined by a comma only.

Final Checks
- Read the essay aloud once.
- Add the sources to a list.`,
  'bibliography-builder.computing-ieee': `**References**

[1] J. Dean and S. Ghemawat, "MapReduce: Simplified data processing on large clusters," Communications of the ACM, vol. 51, no. 1, pp. 107-113, 2008.

[2] L. Lamport, "Time, clocks, and the ordering of events in a distributed system," Communications of the ACM, vol. 21, no. 7, pp. 558-565, 1978.

[3] A. Vaswani et al., "Attention is all you need," in Advances in Neural Information Processing Systems, vol. 30, 2017.

[4] D. E. Knuth, The Art of Computer Programming, 3rd ed. Addison-Wesley, 1997.

**Needs Your Attention**

The pages of [3] are missing.

**Before You Hand It In**
- Check every DOI in a browser.
- Order the list by first use.`,
  'flashcard-creator.cell-energy': `Q: What does ATP consist of?
A: Adenine, ribose and three phosphate groups.

Q: Where does glycolysis take place?
A: In the cytosol, without oxygen.

Q: What is the net gain of glycolysis?
A: Two ATP and two NADH per glucose.

Q: What is the final electron acceptor of aerobic respiration?
A: Oxygen.

Q: What is chemiosmosis?
A: The movement of protons down their gradient through ATP synthase.

Q: Why does bread rise?
A: Yeast gives off carbon dioxide.

Q: What does rubisco do?
A: It attaches carbon dioxide to RuBP.

Terms to Know
Glycolysis: the splitting of glucose into two molecules of pyruvate.
Photolysis: the splitting of water by light.`,
  'lab-report-generator.titration': `# Title
Titration of Vinegar with Sodium Hydroxide

# Abstract
Household vinegar was titrated with 0.100 M NaOH. The mean of three trials was 21.15 mL, which gives 0.846 mol/L of acetic acid, close to the 5% of the label.

# Introduction
Acetic acid reacts with sodium hydroxide in a ratio of one to one, so the volume of NaOH tells the amount of acid.

# Apparatus and Procedure
A burette was filled with 0.100 mol/L NaOH. 10.0 mL of vinegar was diluted to 100.0 mL, and 25.0 mL of that was titrated with phenolphthalein until it stayed pink.

# Observations and Data
| Trial | Initial (mL) | Final (mL) | Volume (mL) |
|---|---|---|---|
| 1 | 0.10 | 21.25 | 21.15 |
| 2 | 0.00 | 21.10 | 21.10 |
| 3 | 0.20 | 21.40 | 21.20 |

# Calculations
Mean volume: (21.15 + 21.10 + 21.20) / 3 = 21.15 mL

# Discussion
The trials agree within 0.10 mL. In trial 3 one drop too much may have been added.

# Sources of Error
- The end point was judged by eye.

# Conclusion
The vinegar holds as much acid as its label says.

# Still to Write
- Your own words on safety.`,
  'lecture-debrief.supply-demand-notes': `Here is your debrief:

What Your Lecturer Stressed:
Elasticity is not the slope: she said it twice. Tax incidence comes in the midterm, with a drawing.

Points to Know:
- PED is the change in quantity divided by the change in price, both in percent.
- With inelastic demand a higher price raises total revenue.

Definitions:
- Income elasticity: positive for normal goods, negative for inferior goods.
- Cross-price elasticity: positive for substitutes, negative for complements.

Examples, Formulas and Numbers:
Petrol in the short run: price +10%, quantity -2%, so PED = -0.2.

Practice Cards:
1. Q: When is demand elastic?
A: When |PED| is greater than 1.

2. Q: Who bears more of a tax?
A: The side of the market that is less elastic.

Open Questions:
Why is the deadweight loss bigger when demand is elastic?

Next Steps:
- Do problem set 3 before 21 October.`,
  'mock-interview.data-analyst-comprehensive': `Before You Start
Have your thesis and the dashboard at hand.

Questions
Q: Walk me through your thesis on bike-sharing demand.
A good answer shows: why gradient boosting, and what an RMSE of 41 trips per hour means.
Follow-up: What would you try next?

Q: Tell me about a time when planners disagreed with your dashboard.
A good answer shows: listening, a change, a result.
Follow-up: What did you learn?

Q: How do you find duplicates in a table with SQL?
A good answer shows: GROUP BY and HAVING.
Follow-up: And how do you remove them?

Strong Points to Bring In
The Power BI dashboard was used weekly for 14 bus lines.

How to Answer
- Begin with the result.

Questions to Ask Them
Q: Which decisions rest on your reports today?`,
  'note-gap-finder.normalization-with-syllabus': `At a Glance
Unit 1: Relational model:
- [covered] Super key, candidate key and primary key: "A super key is any set of attributes that identifies a tuple uniquely."
- [mentioned] Foreign keys: "foreign keys - see slides"
Unit 2: Functional dependencies:
- [thin] Armstrong's axioms: "there are three rules"
- [not found in your notes] Minimal cover
Unit 3: Normal forms:
- [mentioned] Boyce-Codd normal form: "BCNF is stricter than 3NF."

Not Found in Your Notes
Minimal cover; denormalization.

Mentioned but Thin
Armstrong's axioms: the third rule is missing.

Loose Ends Inside Your Notes
"TODO closure algorithm, I was late"

What to Do First
Write down the closure algorithm, then the third axiom.

Test Yourself
Q: When is a decomposition lossless?
Q: Why is a relation with a single-attribute key always in 2NF?`,
  'research-explainer.retrieval-practice-paper': `In Short
Short ungraded quizzes at the end of lectures raised the score of a later exam by 6.8 percentage points, compared with guided rereading.

Problem and Purpose
Retrieval practice works in the laboratory; in large lectures less is known.

Methods
Four sections of a psychology course (N = 312) were assigned at random for ten weeks.

Findings
The quiz condition scored higher, more so for factual than for transfer questions.

Limits and Future Work
[to be added]

Numbers That Matter
95% CI 3.9 to 9.7, p < .001.

Key Terms
Retrieval practice: recalling material instead of reading it again.
Testing effect: being tested improves later memory.

Acronyms
GPA: grade point average.

How It Reads
Clear, with few technical words.

Questions to Ask
1. How were absent students counted?
2. Were the quizzes marked?`,
  'study-planner.finals-five-subjects': `What This Plan Is Built On
Five subjects, 3 hours on weekdays, 5 on Saturdays, Sundays off.
Exam dates:
- Calculus II, 7 December
- Organic Chemistry, 10 December

Your Goals
A B in Calculus II: the blocks on series. Six past papers for Organic Chemistry.

Day-by-Day Plan
Mon 23 Nov 2026: Calculus II 1 h 30 min (series) · Organic Chemistry 1 h 30 min (mechanisms)
Tue 24 Nov 2026: Data Structures 1 h (trees) · Calculus II 2 h (integration)
Wed 25 Nov 2026: Organic Chemistry 2 h (spectroscopy) · Microeconomics 1 h (review)

Hours per Subject
Calculus II: 3.5 hours. Organic Chemistry: 3.5 hours.

Exam Dates
Calculus II: Mon 7 Dec 2026.
Organic Chemistry: Thu 10 Dec 2026.

How to Study
- Recall without notes, then check.`,
  'syllabus-visualizer.operating-systems-16-weeks': `1. Overview
CS 301 runs from August 24 to December 4, with two lectures a week and a lab on Friday.

2. Timeline
2026-09-09 | Quiz 1 | - | "Quiz 1 on September 9"
2026-10-14 | Midterm exam | 20% | "Midterm exam: Wednesday, October 14"
2026-12-10 | Final exam | 25% | "Final exam: Thursday, December 10, 2026"

3. Dates
Assignments are due on September 25, October 23 and November 13.`,
};
