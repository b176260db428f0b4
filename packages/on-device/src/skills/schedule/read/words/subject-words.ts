/** Words that do not identify a subject. */
export const EMPTY = new Set(
  `exam exams paper test final finals midterm midterms end sem semester term theory written the of and in to for
  a an examination examinations my date dates i ii iii viva practical mock quiz unit starts start starting begin
  begins from on is are all board boards university internal external subject subjects last first both every
  everything each part component between week period season session our p oral mocks prelim prelims papers tests resit assessment assessments
  sitting booked due exam's modules module course courses class classes taking doing revising held wk paper
  them these two three four five six level gcse igcse january february march april june july august september october november december
  jan feb mar apr jun jul aug sep sept oct nov dec`.split(/\s+/),
);

/** Short names of subjects that are not, or not only, the beginning of the full name. */
export const SHORT_NAMES = new Map(
  Object.entries({
    orgo: 'organic chemistry',
    ochem: 'organic chemistry',
    pchem: 'physical chemistry',
    chem: 'chemistry',
    bio: 'biology',
    psych: 'psychology',
    econ: 'economics',
    calc: 'calculus',
    stat: 'statistics',
    stats: 'statistics',
    math: 'mathematics',
    maths: 'mathematics',
    mathe: 'mathematik',
    polisci: 'political science',
    compsci: 'computer science',
    gov: 'government',
  }),
);

export const NAME =
  /^(?:modules?|subjects?|courses?|class(?:es)?|papers?|units?|exams?|names?|asignaturas?|materias?|fach|fächer|matières?)$/i;

export const CREDITS = /\b(?:credits?|ects|cr|cp|points|weight|coef\p{L}*)\b/iu;
