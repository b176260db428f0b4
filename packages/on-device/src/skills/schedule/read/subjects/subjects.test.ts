import { describe, expect, it } from 'vitest';
import { subjectTable } from '../seldom/subject-table.ts';
import { matchSubject } from './match-subject.ts';
import { readSubjects } from './subjects.ts';

function read(text: string): string[] {
  return readSubjects('subjects', text, 20_000, subjectTable).subjects.map(({ name, topics, weight }) => {
    const words = (it: { start: number; end: number }): string => text.slice(it.start, it.end);
    return `${words(name)}${weight === 1 ? '' : ` ×${weight}`}${topics.length > 0 ? `: ${topics.map(words).join(' | ')}` : ''}`;
  });
}

describe('Subjects', () => {
  it('that a sentence lists before a last one with topics keep the topics of that one', () => {
    expect(
      read(
        'I have to revise Maths (chapters 1-8), Physics (only optics and waves) and English literature: Macbeth, An Inspector Calls, poetry',
      ),
    ).toEqual(['Maths: chapters 1-8', 'Physics: optics | waves', 'English literature: Macbeth | An Inspector Calls | poetry']);
  });

  it('are known by their beginning before a misspelling of another', () => {
    expect(matchSubject('Micro', ['Microeconomics', 'Macro', 'Maths for economists'])).toBe(0);
  });

  it.each([
    ['Physics, Chemistry and Maths', ['Physics', 'Chemistry', 'Maths']],
    ['Physics and Chemistry', ['Physics', 'Chemistry']],
    ['maths n physics', ['maths', 'physics']],
    ['Pharmacology (struggling a lot)\nMatemáticas (me cuesta mucho)', ['Pharmacology ×1.5', 'Matemáticas ×1.5']],
    ['Module\tCredits\tDifficulty\nControl\t20\thard\nOptics\t10\tok', ['Control ×2', 'Optics ×0.67']],
    ['| Subject | Topics |\n| Biology | cells, genes |\n| Law | torts |', ['Biology: cells | genes', 'Law: torts']],
    ['Data Structures and Algorithms, Operating Systems', ['Data Structures and Algorithms', 'Operating Systems']],
    ['Anatomy; Physiology; Biochemistry and Genetics', ['Anatomy', 'Physiology', 'Biochemistry and Genetics']],
    ['Maths (hard), Physics (easy); English', ['Maths ×1.5', 'Physics ×0.75', 'English']],
    ['Physics: optics, waves\nChemistry (hard)', ['Physics: optics | waves', 'Chemistry ×1.5']],
    ['Calculus: series, integration (hard)', ['Calculus ×1.5: series | integration']],
    ['OS: processes, memory; Networks: TCP, UDP', ['OS: processes | memory', 'Networks: TCP | UDP']],
    ['Physics:\n - Optics\n - Waves\nChemistry:\n - Acids', ['Physics: Optics | Waves', 'Chemistry: Acids']],
    ['1. OS (4 credits)\n2. Lab (2 credits)', ['OS ×1.33', 'Lab ×0.67']],
    ['I need to study biology, history, and french', ['biology', 'history', 'french']],
    ['Physics - 12 Dec\nEngineering Mathematics - II', ['Physics', 'Engineering Mathematics - II']],
    ['maths', ['maths']],
    ['Hi, my exams are Thermodynamics (bad at it), Fluids (ok) and Statics.', ['Thermodynamics ×1.5', 'Fluids', 'Statics']],
    ['Week 1 Membranes\nWeek 2 Signalling (quiz)\nReadings: Rao ch. 10-13\nTutor: room C1.04', ['Membranes', 'Signalling']],
    ['Droit civil (coef 3)\nHistoire du droit (coef 1)', ['Droit civil ×1.5', 'Histoire du droit ×0.5']],
    ['Biochemie – sehr schwer\nFísica (difícil)\nगणित (कठिन)', ['Biochemie ×2', 'Física ×1.5', 'गणित ×1.5']],
    ['Dosages - I always mess these up\nContract (esp. frustration, mistake)', ['Dosages ×1.5', 'Contract: frustration | mistake']],
    ['Organic chemistry - weak at mechanisms\nStatistics - fine', ['Organic chemistry ×1.5', 'Statistics']],
    ['English\nMaths\nI suck at maths', ['English', 'Maths ×1.5']],
    ['Biology, Physics. Strong in biology, most worried about physics.', ['Biology ×0.75', 'Physics ×2']],
    ['Calculus (very hard), Latin (not easy), Greek (not hard)', ['Calculus ×2', 'Latin ×1.5', 'Greek ×0.75']],
    ['Maths (confidence: low), Law (confidence 5/5), French (high confidence)', ['Maths ×1.5', 'Law ×0.5', 'French ×0.75']],
    ['Calc 2 / Torts (brutal) / Legal theory', ['Calc 2', 'Torts ×1.5', 'Legal theory']],
    ['Statistics (terrified of this)\nBiology - meh\nMaths: these graphs confuse me', ['Statistics ×1.5', 'Biology', 'Maths']],
    ['Optics: lenses\nMaths methods; Fourier, PDEs (weak)', ['Optics: lenses', 'Maths methods ×1.5: Fourier | PDEs']],
    ['SAT Math, SAT Reading and Writing', ['SAT Math', 'SAT Reading and Writing']],
    ['A&P II: heart, blood / Microbiology / Algebra (hate it)', ['A&P II: heart | blood', 'Microbiology', 'Algebra ×1.5']],
    ['Calc III (3 weeks behind), Ethics (easy peasy)', ['Calc III ×1.5', 'Ethics ×0.75']],
    ['3 exams: Algebra, Geometry, Trig', ['Algebra', 'Geometry', 'Trig']],
    ['Statics 5/5\nDynamics 3/5\nMaterials *', ['Statics ×2', 'Dynamics', 'Materials ×0.75']],
    ['Chemistry: weak acids, strong bases', ['Chemistry: weak acids | strong bases']],
    ['Maths\n- algebra\n- calculus\nEnglish\n- poetry', ['Maths: algebra | calculus', 'English: poetry']],
    ['1) Macro 2) Micro 3) Stats', ['Macro', 'Micro', 'Stats']],
    ['Spanish (B1), German (A2 - beginner)', ['Spanish: B1', 'German: A2 - beginner']],
    ['Java, Python & SQL. Python’s hard for me', ['Java', 'Python ×1.5', 'SQL']],
    ['Maths/Physics/Chemistry', ['Maths', 'Physics', 'Chemistry']],
    ['Accounting - weak, Marketing, Business Law', ['Accounting ×1.5', 'Marketing', 'Business Law']],
    ['Maths: hard, Physics: easy', ['Maths ×1.5', 'Physics ×0.75']],
    ['Mathe, Physik und Chemie', ['Mathe', 'Physik', 'Chemie']],
    ['Física y Química, Lengua y Literatura', ['Física', 'Química', 'Lengua y Literatura']],
    ['Biology ch 1-6, Chemistry ch 3 & 4', ['Biology ch 1-6', 'Chemistry ch 3 & 4']],
    ['Maths units 1, 2 and 3, Art', ['Maths units 1, 2 and 3', 'Art']],
    ['Physics - optics, waves', ['Physics: optics | waves']],
    ['spanish, easy\nFrench, very hard', ['spanish ×0.75', 'French ×2']],
    ['Spanish, hard, Latin, Greek, ok', ['Spanish ×1.5', 'Latin', 'Greek']],
    ['Statistics, 4 credits\nLab, 2 credits', ['Statistics ×1.33', 'Lab ×0.67']],
    ['Physics: sound, light, heat\nSound, Light', ['Physics: sound | light | heat', 'Sound', 'Light']],
    ['Psych 101 (memory, attention, perception) - hard', ['Psych 101 ×1.5: memory | attention | perception']],
    ['Psych 101 (memory, attention): hard\nArt (Monet) easy', ['Psych 101 ×1.5: memory | attention', 'Art ×0.75: Monet']],
    ['Differential equations: Laplace, systems, Fourier - very hard', ['Differential equations ×2: Laplace | systems | Fourier']],
    ['Maths - very hard', ['Maths ×2']],
    ['Hard: maths, physics\nEasy: art', ['maths ×1.5', 'physics ×1.5', 'art ×0.75']],
    ['Algebra\nBotany 4 credits\nArt 2 credits: Monet, Manet', ['Algebra', 'Botany 4 credits', 'Art 2 credits: Monet | Manet']],
    ['Mathe (schwach), Englisch (kann ich gut), Bio (nicht schwer)', ['Mathe ×1.5', 'Englisch ×0.75', 'Bio ×0.75']],
    ['Química (la peor)\nMaths (très dur)', ['Química ×1.5', 'Maths ×2']],
    ['Maths (je suis nul), SVT - bon niveau', ['Maths ×1.5', 'SVT ×0.75']],
    ['Física - floja, Historia - bien, Arte (se me da mal)', ['Física ×1.5', 'Historia ×0.75', 'Arte ×1.5']],
    ['गणित (कमज़ोर), हिंदी - अच्छा', ['गणित ×1.5', 'हिंदी ×0.75']],
    ["Maths - I'm really bad at algebra\nPhysics, which I find really hard", ['Maths ×2', 'Physics ×2']],
    ['Stats - need to catch up\nBio (I know this well)\nLaw (best subject)', ['Stats ×1.5', 'Bio ×0.75', 'Law ×0.75']],
    ['Biology 90% done, Chemistry 20% done', ['Biology ×0.5', 'Chemistry ×1.5']],
    ['CS - final worth 60%\nLaw - Midterm 20%', ['CS ×1.5', 'Law ×0.5']],
    ['Organic chem, ch 5-9 left, very weak\nStats', ['Organic chem ×2: ch 5-9 left', 'Stats']],
    ['Maths [hard], English [priority 3]', ['Maths ×1.5', 'English']],
    [
      '- Anatomy: limbs, thorax\n- Physiology: heart\n- Biochem: metabolism',
      ['Anatomy: limbs | thorax', 'Physiology: heart', 'Biochem: metabolism'],
    ],
    ['Anatomy: muscles; bones; nerves\nLaw', ['Anatomy: muscles | bones | nerves', 'Law']],
    ['Statistics - chapters 1 to 8, Logic - proofs, sets', ['Statistics: chapters 1 to 8', 'Logic: proofs | sets']],
    ["I've got three exams: micro, macro and law. Macro is the one I'm most worried about", ['micro', 'macro ×2', 'law']],
    [
      'Physics (struggle big time), Algebra (I have much difficulty), Acids (weak acids)',
      ['Physics ×1.5', 'Algebra ×1.5', 'Acids: weak acids'],
    ],
    ['Marketing (I know already good), Law (it is not so difficult for me)', ['Marketing ×0.75', 'Law ×0.75']],
    ['Modules this term are GIS, Soils and Maps. GIS scares me', ['GIS ×1.5', 'Soils', 'Maps']],
    ['need to cover: torts, property law (never opened the book)', ['torts', 'property law ×1.5']],
    ['French – speaking is my weak point\nArt (killer)\nBio v easy', ['French ×1.5', 'Art ×1.5', 'Bio ×0.5']],
    [
      '| Subject | Confidence | Topics |\n|---|---|---|\n| Biology | 2/5 | genetics, ecology |\n| French | 4/5 | oral |',
      ['Biology ×1.5: genetics | ecology', 'French ×0.75: oral'],
    ],
    ['Law (mi weak bad), Latin (help!!), Bio (mega schwer)', ['Law ×1.5', 'Latin ×1.5', 'Bio ×1.5']],
    ['I am taking Calculus I and Academic Writing this term.', ['Calculus I', 'Academic Writing']],
    ['Bio (got a C last time)\nAnatomy: heart, gut', ['Bio', 'Anatomy: heart | gut']],
    ['', []],
  ])('are read from “%s”', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('are recognised by their names, beginnings and initials', () => {
    const names = ['Operating Systems', 'Database Management Systems', 'Computer Networks', 'Linear Algebra', 'Mathematics'];
    expect(
      ['OS', 'DBMS', 'CN', 'LA exam', 'Maths', 'networks', 'Matehmatics', 'linaer algebra', 'Music', 'End sem'].map(
        (label) => names[matchSubject(label, names)],
      ),
    ).toEqual([
      'Operating Systems',
      'Database Management Systems',
      'Computer Networks',
      'Linear Algebra',
      'Mathematics',
      'Computer Networks',
      'Mathematics',
      'Linear Algebra',
      undefined,
      undefined,
    ]);
  });

  it('are recognised by their usual short names', () => {
    const names = [
      'Organic Chemistry',
      'Chemistry',
      'Biology',
      'Biochemistry',
      'Psychology',
      'Economics',
      'Calculus II',
      'Statistics',
      'Mathematics',
    ];
    expect(
      ['Orgo', 'Chem', 'Bio', 'Biochem', 'Psych', 'Econ', 'Calc', 'Stats', 'Maths', 'math final'].map(
        (it) => names[matchSubject(it, names)],
      ),
    ).toEqual([
      'Organic Chemistry',
      'Chemistry',
      'Biology',
      'Biochemistry',
      'Psychology',
      'Economics',
      'Calculus II',
      'Statistics',
      'Mathematics',
      'Mathematics',
    ]);
    const short = ['Orgo', 'Bio', 'Stats'];
    expect(['Organic Chemistry', 'Biology', 'Statistics'].map((it) => short[matchSubject(it, short)])).toEqual(short);
  });
});
