/**
 * The expected texts on each tool's page. They are repeated here on purpose: a test that read them from the definitions would miss a
 * change.
 */
export interface ExpectedTool {
  readonly slug: string;
  readonly name: string;
  readonly button: string;
  readonly invalid: string;
  readonly empty: string;
  readonly badges: readonly string[];
  readonly success: string | RegExp;
  readonly noun: string;
  readonly file: string;
  readonly counter: string;
  readonly values: Readonly<Record<string, string>>;
  readonly saved?: { readonly key: 'saved_reports' | 'saved_content'; readonly record: Readonly<Record<string, unknown>> };
}

const NOTES = `Photosynthesis
Photosynthesis is the process by which plants turn light energy into chemical energy. It takes place in the chloroplast.
The light reactions happen in the thylakoid membrane because the pigments are there. Chlorophyll is the pigment that absorbs light.
The Calvin cycle is the set of reactions that fixes carbon dioxide. It uses ATP and NADPH from the light reactions.
Stomata are small pores that let gases in and out. Remember the equation for the exam.

Respiration
Respiration refers to the release of energy from glucose. Glycolysis means the splitting of glucose into pyruvate.`;

const today = new Date();
const day = [today.getFullYear(), String(today.getMonth() + 1).padStart(2, '0'), String(today.getDate()).padStart(2, '0')].join('-');

export const EXPECTED_TOOLS: readonly ExpectedTool[] = [
  {
    slug: 'ntcc-report-creator',
    name: 'NTCC Report Creator',
    button: 'Generate Report',
    invalid: 'Please provide both project title and description',
    empty: 'No report generated yet',
    badges: ['Outline Ready'],
    success: /^Working draft ready: [\d,]+ of 15,000 words$/,
    noun: 'Report',
    file: 'Soil_Monitor_NTCC_Report.txt',
    counter: 'ntccReports',
    values: {
      title: 'Soil Monitor',
      description: 'We built a soil moisture monitor with eight sensors. Irrigation fell by 18 percent in the test.',
      field: 'Electronics',
    },
    saved: {
      key: 'saved_reports',
      record: { title: 'Soil Monitor', type: 'NTCC Report', pages: '25-30', field: 'Electronics', wordCount: 15000, source: 'on-device' },
    },
  },
  {
    slug: 'research-explainer',
    name: 'Research Paper Explainer',
    button: 'Explain Paper',
    invalid: 'Please paste the research paper content or abstract',
    empty: 'No explanation generated yet',
    badges: ['Explanation Ready'],
    success: 'Research paper explanation generated successfully',
    noun: 'Explanation',
    file: 'research-explanation.txt',
    counter: 'researchExplainer',
    values: {
      content:
        'Background: sleep loss is common among students. We asked 120 students to keep a diary. Students who slept 8 hours scored 12 % higher. The sample was small.',
    },
  },
  {
    slug: 'study-planner',
    name: 'Smart Study Planner',
    button: 'Create Study Plan',
    invalid: 'Please provide subjects and study duration',
    empty: 'No study plan generated yet',
    badges: ['Study Plan Ready', 'Balanced'],
    success: 'Your study plan has been generated successfully',
    noun: 'Study plan',
    file: `Study_Plan_${day}.txt`,
    counter: 'studyPlanner',
    values: { subjects: 'Physics, Chemistry, Mathematics', duration: '3 hours a day' },
  },
  {
    slug: 'flashcard-creator',
    name: 'AI Flashcard Creator',
    button: 'Generate Flashcards',
    invalid: 'Please provide study material to create flashcards',
    empty: 'No flashcards generated yet',
    badges: ['Flashcards Ready'],
    success: 'Flashcards generated successfully',
    noun: 'Flashcards',
    file: 'flashcards.txt',
    counter: 'flashcards',
    values: { material: NOTES },
  },
  {
    slug: 'assignment-improver',
    name: 'Assignment Improver AI',
    button: 'Improve Assignment',
    invalid: 'Please provide your assignment content',
    empty: 'No improvements generated yet',
    badges: ['Improvements Ready'],
    success: 'Assignment improvements generated successfully',
    noun: 'Improvements',
    file: 'assignment-improvements.txt',
    counter: 'assignmentImprover',
    values: { content: 'Social media is very bad. Studies show that everyone use it to much. In conclusion it could of been better.' },
  },
  {
    slug: 'bibliography-builder',
    name: 'Smart Bibliography Builder',
    button: 'Generate Bibliography',
    invalid: 'Please provide sources to format',
    empty: 'No bibliography generated yet',
    badges: ['Bibliography Ready', 'MLA (8th Edition)'],
    success: 'Bibliography generated successfully',
    noun: 'Bibliography',
    file: 'bibliography-mla.txt',
    counter: 'bibliographyBuilder',
    values: { style: 'mla', sources: 'Kahneman, D. (2011). Thinking, fast and slow. Farrar, Straus and Giroux.' },
  },
  {
    slug: 'lab-report-generator',
    name: 'Lab Report Generator',
    button: 'Generate Lab Report',
    invalid: 'Please provide experiment title and objective',
    empty: 'No lab report generated yet',
    badges: ['Report Generated', 'General'],
    success: 'Lab report generated successfully',
    noun: 'Lab report',
    file: 'Simple_Pendulum_Lab_Report.txt',
    counter: 'labReports',
    values: { title: 'Simple Pendulum', objective: 'To find g from the period of a simple pendulum.' },
  },
  {
    slug: 'lecture-debrief',
    name: 'AI Lecture Debrief',
    button: 'Generate Lecture Debrief',
    invalid: 'Please provide both lecture title and content',
    empty: 'No debrief generated yet',
    badges: ['Debrief Generated', 'Complete Summary', 'General'],
    success: 'Your lecture debrief has been generated',
    noun: 'Debrief',
    file: 'Plants_Debrief.txt',
    counter: 'lectureDebrief',
    values: { title: 'Plants', content: NOTES },
    saved: { key: 'saved_content', record: { title: 'Plants - Debrief', type: 'Lecture Debrief', source: 'on-device' } },
  },
  {
    slug: 'note-gap-finder',
    name: 'Note Gap Finder AI',
    button: 'Find Note Gaps',
    invalid: 'Please provide both topic title and your current notes',
    empty: 'No analysis generated yet',
    badges: ['Analysis Complete', 'Comprehensive Analysis', 'Biology'],
    success: 'Your note gap analysis has been completed',
    noun: 'Gap analysis',
    file: 'Plant_energy_Gap_Analysis.txt',
    counter: 'noteGapFinder',
    values: { subject: 'Biology', topic: 'Plant energy', syllabus: 'Light reactions\nCalvin cycle\nPhotorespiration', notes: NOTES },
    saved: { key: 'saved_content', record: { title: 'Plant energy - Gap Analysis', type: 'Note Gap Analysis', source: 'on-device' } },
  },
  {
    slug: 'syllabus-visualizer',
    name: 'Syllabus Visualizer',
    button: 'Create Syllabus Visualization',
    invalid: 'Please provide both course name and syllabus content',
    empty: 'No visualization generated yet',
    badges: ['Visualization Created', 'Timeline', 'Custom Duration'],
    success: 'Your syllabus visualization has been created',
    noun: 'Visualization',
    file: 'Algorithms_I_Syllabus_Visualization.txt',
    counter: 'syllabusVisualizer',
    values: { course: 'Algorithms I', syllabus: 'Week 1: Sorting\nWeek 2: Hashing\nWeek 3: Trees\nMidterm 30%: 12 December 2026' },
    saved: {
      key: 'saved_content',
      record: { title: 'Algorithms I - Syllabus Visualization', type: 'Syllabus Visualization', source: 'on-device' },
    },
  },
  {
    slug: 'mock-interview',
    name: 'Mock Interview AI',
    button: 'Start Mock Interview',
    invalid: 'Please provide the job role',
    empty: 'No interview generated yet',
    badges: ['Interview Ready', 'Technical', 'All levels'],
    success: 'Your mock interview has been generated',
    noun: 'Interview',
    file: 'Data_Analyst_Mock_Interview.txt',
    counter: 'mockInterview',
    values: { role: 'Data Analyst' },
    saved: { key: 'saved_content', record: { title: 'Data Analyst - Mock Interview', type: 'Mock Interview', source: 'on-device' } },
  },
];
