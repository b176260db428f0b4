/**
 * Honest answers to samples of the corpus, as several models and hurried students would give them: short ones, in another language,
 * advice.
 */
export const HONEST: readonly (readonly [sample: string, answer: string])[] = [
  [
    'assignment-improver.report-on-microplastics',
    `Top Priorities
1. Say in the first paragraph which rivers you compare.
2. Every figure needs a citation beside it.

Strengths
The argument is stated early and kept to.

Grammar and Spelling
Quote: They have been found in oceans for decades
Change to: They have been found in the oceans for decades
Why: article

Wording
Quote: have received less attention until recently
Change to: received little attention until recently
Why: tense

Claims That Need a Source
Quote: Most particles in rivers come from the breakdown of larger items
Change to: name a study
Why: a reader cannot check it

Repetition
"studies" comes up again and again.

Structure and Argument
Move the part on measurement before the part on sources.

Readability
Most sentences are of medium length.

Final Checks
- Read it aloud.`,
  ],
  [
    'assignment-improver.esl-letter-emoji',
    `Top Priorities
Shorten it. Fix the verbs.

Strengths
Warm and personal.

Grammar and Spelling
Quote: I am student of architecture
Change to: I am a student of architecture
Why: article

Wording
None.

Claims That Need a Source
None.

Repetition
None.

Structure and Argument
Good order.

Readability
Easy.

Final Checks
- Remove the emoji.`,
  ],
  [
    'assignment-improver.report-on-microplastics',
    `Top Priorities
Primero, explica mejor el método de muestreo y cita cada cifra con su fuente.

Strengths
La tesis del texto es clara y se mantiene hasta el final.

Grammar and Spelling
No hay errores graves; revisa el uso de los artículos.

Wording
Algunas frases son largas y se pueden dividir en dos.

Claims That Need a Source
La frase sobre las depuradoras necesita una referencia.

Repetition
Se repite mucho la palabra que abre cada párrafo.

Structure and Argument
El orden es bueno, pero la parte sobre la medición debería ir antes.

Readability
Se lee bien y con pocas palabras técnicas.

Final Checks
- Lee el texto en voz alta una vez más.`,
  ],
  [
    'assignment-improver.esl-letter-emoji',
    `## Top Priorities
- Verb forms first: they distract any reader who decides on applications.
- Then cut general praise and say what you would bring.

## Strengths
You give a concrete reason for choosing this place, which most applicants do not.

## Grammar and Spelling
Quote: I am very interesting in the restoration of old buildings
Change to: I am very interested in the restoration of old buildings
Why: interested describes you

Quote: Since two years I am working
Change to: I have been working for two years
Why: tense

## Structure and Argument
Begin with who you are, go on with why you apply, end with thanks. One idea a paragraph keeps a busy committee with you.

## Readability
Vary how sentences begin; too many open with the same pronoun.

## Final Checks
- Ask a native speaker to look through it.
- Check names and dates.`,
  ],
  [
    'bibliography-builder.literature-mla',
    `Works Cited
Achebe, Chinua. Things Fall Apart. Heinemann, 1958.

Austen, Jane. Pride and Prejudice. T. Egerton, 1813.

Said, Edward W. Orientalism. Pantheon Books, 1978.

Needs Your Attention
Austen's first name is only given as an initial.

Before You Hand It In
- Indent the second line of each entry.`,
  ],
  ['bibliography-builder.literature-mla', 'Works Cited\nSaid, Edward W. Orientalism. Pantheon Books, 1978.'],
  [
    'bibliography-builder.web-and-reports-chicago',
    `Bibliography
[to be added]

Needs Your Attention
I could not read any entry with certainty. Please give author, year and title for each source, one a line.

Before You Hand It In
- Sort alphabetically.
- Use a hanging indent.`,
  ],
  [
    'bibliography-builder.thesis-mess',
    `References

Needs Your Attention
Algunas entradas no tienen año ni editorial, y hay que completarlas antes de entregar la lista.

Before You Hand It In
- Comprueba que cada cita del texto está en la lista.
- Ordena las entradas por apellido.`,
  ],
  [
    'flashcard-creator.money-and-banking',
    `Flashcards
Q: What are the functions of money?
A: Medium of exchange, unit of account, store of value.

Q: What is fiat money?
A: Money without value of its own.

Terms to Know
Barter: direct exchange of goods.
Liquidity: how easily an asset becomes cash.`,
  ],
  [
    'flashcard-creator.money-and-banking',
    `Flashcards
Q: ¿Cuáles son las tres funciones del dinero?
A: Medio de cambio, unidad de cuenta y depósito de valor.

Q: ¿Qué es el dinero fiduciario?
A: El que no tiene valor propio y el Estado declara de curso legal.

Q: ¿Por qué es difícil el trueque?
A: Porque cada parte debe querer lo que la otra ofrece.

Terms to Know
Liquidez: la facilidad con la que un activo se convierte en efectivo sin perder valor.
Trueque: el intercambio de un bien por otro sin dinero.`,
  ],
  [
    'flashcard-creator.spanish-history-emoji',
    `**Flashcards**

1. **Q:** What was the Reconquista?
**A:** Campaigns by Christian kingdoms to take the peninsula.

2. **Q:** Who married in 1469?
**A:** Isabel and Fernando.

3. **Q:** When was the Inquisition founded?
**A:** 1478

**Terms to Know**
- Converso: a Jew who had become Christian`,
  ],
  [
    'flashcard-creator.spanish-history-emoji',
    'Flashcards\nQ: What ended in 1492?\nA: The Reconquista.\n\nTerms to Know\nCortes: assemblies that met the king.',
  ],
  [
    'lab-report-generator.pendulum',
    `Title
Measuring g with a Simple Pendulum

Abstract
The period of a pendulum was timed at several lengths and g was found from the slope of T² against L.

Introduction
For small angles T = 2π√(L/g), so T² is proportional to L.

Apparatus and Procedure
A steel bob hung from a thread held in a split cork; a stopwatch timed it.

Observations and Data
[to be added]

Calculations
[to be added]

Discussion
- Compare with 9.81 m/s².

Sources of Error
- Reaction time.

Conclusion
The slope gives g.

Still to Write
- The uncertainty.`,
  ],
  [
    'lab-report-generator.leaf-disc-photosynthesis',
    `Title
Light Distance and Photosynthesis

Abstract
Nearer lamps made spinach discs rise faster.

Introduction
Discs float when oxygen collects in them.

Apparatus and Procedure
Discs were cut with a straw and sunk in bicarbonate.

Observations and Data
Distance (cm) | Time (min)
10 | 4.5
20 | 7.0
30 | 11.0

Calculations
Mean at 10 cm: 4.5 min.

Discussion
- Explain the stuck discs.

Sources of Error
- Heat of the lamp.

Conclusion
The hypothesis holds.

Still to Write
- A graph.`,
  ],
  [
    'lab-report-generator.leaf-disc-photosynthesis',
    `Title
Efecto de la distancia de la luz en los discos de hoja

Abstract
Los discos subieron más rápido cuando la lámpara estaba cerca, como se esperaba en la hipótesis.

Introduction
La fotosíntesis produce oxígeno, y el gas hace que los discos floten en la solución.

Apparatus and Procedure
Se cortaron diez discos por vaso y se sacó el aire con una jeringa.

Observations and Data
Distancia (cm) | Tiempo (min)
10 | 4.5
20 | 7.0
30 | 11.0

Calculations
La media a 10 cm es de 4.5 min.

Discussion
- El resultado apoya la hipótesis.

Sources of Error
- El calor de la lámpara.

Conclusion
A mayor distancia, menor velocidad.

Still to Write
- La gráfica.`,
  ],
  [
    'lab-report-generator.thin',
    `Title
[to be added]

Abstract
[to be added]

Introduction
State the aim in one sentence, then the law or idea that you test.

Apparatus and Procedure
List what you used, then number the steps in the past tense.

Observations and Data
[to be added]

Calculations
[to be added]

Discussion
- Say whether the result fits the aim.

Sources of Error
- Name at least two.

Conclusion
[to be added]

Still to Write
- Almost everything: add your readings first.`,
  ],
  [
    'lecture-debrief.deadlocks-transcript',
    `Summary
A deadlock is when processes wait for each other and none can go on, like cars on a narrow bridge.

What Your Lecturer Stressed
The assignment goes through the portal.

How the Lecture Is Built
First a picture, then the four conditions, then what to do.

Key Terms
Deadlock: nobody can go on.
Mutex: a lock for one.

Definitions
Semaphore: a counter that limits access.

Check Yourself
Q: What is a deadlock?
A: Processes wait for each other.

Open Questions
None.

Next Steps
- Hand in the second assignment by 27 November.`,
  ],
  [
    'lecture-debrief.deadlocks-transcript',
    `Summary
La clase trata del interbloqueo, que es cuando dos procesos se esperan el uno al otro y ninguno puede seguir.

What Your Lecturer Stressed
La entrega es por el portal y no por correo.

How the Lecture Is Built
Empieza con una imagen de un puente y después explica las condiciones.

Key Terms
Interbloqueo: una espera sin salida entre procesos.

Definitions
Semáforo: un contador que limita el acceso.

Check Yourself
Q: ¿Qué es un interbloqueo?
A: Una espera circular.

Open Questions
¿Cómo se evita en la práctica?

Next Steps
- Entregar la tarea el viernes.`,
  ],
  [
    'lecture-debrief.art-history-concepts',
    `Key Concepts
[to be added]

Open Questions
What did the slides show that these notes leave out?

Next Steps
- Ask a classmate for the pictures.
- Read the chapter again.`,
  ],
  [
    'lecture-debrief.deadlocks-transcript',
    'Summary\nDeadlock: everybody waits, nobody moves on.\n\nHow the Lecture Is Built\nPicture, conditions, cures.',
  ],
  [
    'mock-interview.marketing-behavioral',
    `Before You Start
Wear something you feel good in, arrive ten minutes early, and have water.

Questions
Q: Tell me about a time you failed.
A good answer shows: honesty, reflection, growth.
Follow-up: What would you do differently now?

Q: Describe a conflict with a colleague.
A good answer shows: listening, calm, a solution.

Q: How do you prioritise when everything is urgent?
A good answer shows: a method and an example.

Strong Points to Bring In
Recall handling shows that you stay calm.

How to Answer
- Use situation, task, action, result.
- Keep each answer under two minutes.

Questions to Ask Them
Q: What does success look like after six months?`,
  ],
  [
    'mock-interview.marketing-behavioral',
    `Before You Start
Descansa bien la noche antes y prepara dos historias que muestren tu trabajo.

Questions
Q: ¿Cuándo fue la última vez que cambiaste de opinión?
Q: ¿Cómo reaccionas cuando un proyecto sale mal?
Q: ¿Qué aprendiste del equipo que llevabas?

Strong Points to Bring In
Tu experiencia con la retirada del producto es lo más fuerte.

How to Answer
- Sé breve y concreto con los resultados.

Questions to Ask Them
Q: ¿Qué esperan de esta persona en el primer año?`,
  ],
  [
    'mock-interview.lead-system-design',
    `## Before You Start
Draw boxes while you talk; interviewers follow a diagram more easily than a speech.

## Questions
**Q:** Design a rate limiter for an API that thousands of merchants call.
**A good answer shows:** token buckets, where state lives, what happens on overload.
**Follow-up:** How would you test it?

**Q:** How would you make a ledger consistent across regions?
**A good answer shows:** idempotency, ordering, reconciliation.

**Q:** Walk through what happens when a card is declined.
**A good answer shows:** states, retries, limits.

## How to Answer
- Clarify scope before you draw anything.
- Say the trade-off aloud.

## Questions to Ask Them
**Q:** Who is on call?`,
  ],
  [
    'mock-interview.lead-system-design',
    'Questions\nQ: How would you shard a ledger?\nQ: What breaks first under load?\nQ: How do you grow a team?',
  ],
  [
    'note-gap-finder.ww1-no-syllabus',
    `At a Glance
Alliances | covered | "Triple Alliance"
Militarism | covered | "naval race"
July crisis | thin | "28 June 1914"

Concept Map
MAIN leads to the July crisis.

Not Found in Your Notes
Imperialism in Africa; the Ottoman Empire.

Loose Ends Inside Your Notes
None.

What to Do First
Write a line on imperialism.

Test Yourself
Q: What did the Schlieffen Plan assume?`,
  ],
  [
    'note-gap-finder.ww1-no-syllabus',
    `At a Glance
Alliances | covered | "Triple Alliance"
Nationalism | thin | "the Balkans"

Concept Map
Las alianzas convierten un conflicto local en una guerra de toda Europa.

Not Found in Your Notes
Falta el imperialismo en África y el papel de la opinión pública.

Loose Ends Inside Your Notes
Hay una fecha sin explicar en la parte de la crisis.

What to Do First
Completa lo que falta sobre el imperialismo, porque es una de las cuatro causas.

Test Yourself
Q: ¿Qué era el plan de Schlieffen?`,
  ],
  [
    'note-gap-finder.exam-focused-thermo',
    `At a Glance
- [thin] Second law: "entropy"

Not Found in Your Notes
Worked examples; sign conventions; units.

What to Do First
Do one old paper under time, mark what you could not answer, and look only those parts up.`,
  ],
  [
    'note-gap-finder.thin',
    `At a Glance
- [mentioned] The topic itself

Not Found in Your Notes
Nearly everything that an examiner could ask. There are too few lines here to say more.

What to Do First
Copy the headings of the chapter and write two sentences under each.

Test Yourself
Q: Can you explain the main idea to a friend without looking?`,
  ],
  [
    'research-explainer.plant-sensing-abstract',
    `In Short
Cheap soil moisture sensors can be calibrated by their own daily temperature cycle.

Problem and Purpose
Capacitive sensors drift with temperature and salinity.

Methods
A linear coefficient is fitted to night-time readings; 24 sensors, 90 days.

Findings
RMSE fell from 0.061 to 0.034 in loam.

Limits and Future Work
[to be added]

Numbers That Matter
n = 216

Key Terms
Calibration: correcting a sensor.
Drift: slow change of a reading.

Acronyms
RMSE: root mean square error.

How It Reads
Dense.

Questions to Ask
1. Does it hold in clay?
2. What about frost?`,
  ],
  [
    'research-explainer.plant-sensing-abstract',
    `In Short
Un método sencillo corrige los sensores de humedad con el ciclo diario de temperatura que ellos mismos registran.

Problem and Purpose
Los sensores baratos se desvían con la temperatura y la salinidad, y es difícil calibrarlos en el campo.

Methods
Se ajusta un coeficiente a las lecturas de la noche y se corrigen las del día.

Findings
El error bajó de 0.061 a 0.034 en suelo franco.

Limits and Future Work
No se sabe si sirve para la arcilla.

Numbers That Matter
24 sensores, 90 días, n = 216

Key Terms
Calibración: ajuste de un sensor con una medida conocida.

Acronyms
RMSE: error cuadrático medio.

How It Reads
Es denso pero claro.

Questions to Ask
1. ¿Funciona en invierno?`,
  ],
  [
    'research-explainer.plant-sensing-abstract',
    'In Short\nSensors calibrate themselves at night.\n\nMethods\nLinear fit.\n\nFindings\nError nearly halved.',
  ],
  [
    'research-explainer.qualitative-notes-and-text',
    `# In Short
The authors asked people how they cope and listened for patterns.

# Problem and Purpose
Little was known about daily routines.

# Methods
Interviews, coded by hand.

# Findings
Three themes came out.

# Limits and Future Work
A small group; one place; self-report.

# How It Reads
Plain, a little long.

# Questions to Ask
1. Who was left out?
2. Would another coder agree?
3. What would change your mind?`,
  ],
  [
    'study-planner.intensive-crammer',
    `What This Plan Is Built On
Six hours a day, three on Wednesdays.

Day-by-Day Plan
2026-11-23 | 180 min | Anatomy | limbs | recall
2026-11-23 | 180 min | Physiology | heart | past paper
2026-11-24 | 180 min | Biochemistry and Genetics | enzymes | cards
2026-12-01 | - | Anatomy | - | exam

Hours per Subject
Anatomy 3 h, Physiology 3 h.

Exam Dates
Anatomy 1 December, Physiology 3 December.

How to Study
- Sleep.`,
  ],
  [
    'study-planner.two-subjects-no-dates',
    `What This Plan Is Built On
90 minutes every evening.

Your Goals
Catch up with lectures 3 to 6.

Day-by-Day Plan
Day 1 | 45 min | Linear Algebra | lecture 3 | work through examples
Day 1 | 45 min | Modern European History | reading | summary
Day 2 | 90 min | Linear Algebra | lecture 4 | problem set
Day 3 | 90 min | Modern European History | sources | outline

Hours per Subject
About half each.

Exam Dates
None given.

How to Study
- Test yourself before you reread.
- Stop on time.`,
  ],
  [
    'study-planner.two-subjects-no-dates',
    `What This Plan Is Built On
Noventa minutos cada tarde, con las dos asignaturas repartidas por igual.

Your Goals
Ponerse al día con las clases que faltan.

Day-by-Day Plan
Day 1 | 45 min | Linear Algebra | clase 3 | ejercicios
Day 2 | 90 min | Modern European History | lectura | resumen

Hours per Subject
La mitad para cada una.

Exam Dates
No hay fechas.

How to Study
- Hazte preguntas antes de volver a leer.
- Descansa cinco minutos cada media hora.`,
  ],
  [
    'study-planner.thin',
    `What This Plan Is Built On
You gave one subject and no times, so this is a plan of single evenings.

Day-by-Day Plan
Day 1: 60 min, overview of the chapter headings
Day 2: 60 min, first half, from memory afterwards
Day 3: 60 min, second half
Day 4: 45 min, old questions

How to Study
- Put the phone in another room.
- Write down what you could not recall.`,
  ],
  [
    'syllabus-visualizer.sociology-milestones',
    `Overview
14 weeks from 31 August 2026.

Milestones
2026-10-02 | Reading journal part 1 | 20% | "reading journal part 1 due 2/10/2026"
2026-10-30 | Field report | 30% | "field report due 30/10/2026"
2026-11-18 | Group presentations | 15% | "group presentations on 18 November"

Dates
No class from 19 to 23 October.`,
  ],
  [
    'syllabus-visualizer.sociology-milestones',
    `Overview
El curso dura catorce semanas y empieza el lunes 31 de agosto; la nota se reparte en cuatro trabajos.

Milestones
2026-10-02 | Diario de lectura | 20% | -
2026-10-30 | Informe de campo | 30% | -

Dates
En la semana de lectura no hay clase.`,
  ],
  [
    'syllabus-visualizer.chemistry-calendar-table',
    `Overview
A term with weekly classes.

Dates
See the table of your course.`,
  ],
  [
    'syllabus-visualizer.thin',
    `Overview
There is hardly anything dated in what you pasted.

Timeline
no date | [to be added] | - | -

Dates
[to be added]`,
  ],
  [
    'lab-report-generator.river-water-tabs',
    `Title
Water Quality Along the River

Abstract
Samples were taken upstream and downstream and compared.

Introduction
Nitrate shows how much fertiliser reaches a stream.

Apparatus and Procedure
Bottles were rinsed, filled and kept cold until they were tested the same day.

Observations and Data
[to be added]

Calculations
The means were compared.

Discussion
- Rain before sampling would dilute everything.

Sources of Error
- One sample a place is few.

Conclusion
Downstream values were higher.

Still to Write
- A map.`,
  ],
  [
    'bibliography-builder.computing-ieee',
    `References
[1] L. Lamport, "Time, clocks, and the ordering of events in a distributed system," Commun. ACM, 1978.

Needs Your Attention
Nothing.

Before You Hand It In
- Number by first use.`,
  ],
  [
    'note-gap-finder.normalization-with-syllabus',
    `At a Glance
Keys | covered | "super key"
BCNF | mentioned | "BCNF is stricter than 3NF."

Not Found in Your Notes
Minimal cover.

Mentioned but Thin
The axioms.

Loose Ends Inside Your Notes
The TODO.

What to Do First
Closure.

Test Yourself
Q: What makes a decomposition lossless?`,
  ],
  [
    'mock-interview.thin',
    `Before You Start
Look the place up, and sleep.

Questions
Q: Why this job?
Q: What are you proud of?
Q: Where do you want to be in five years?

How to Answer
- Short, then stop.

Questions to Ask Them
Q: What happens next?`,
  ],
];

/**
 * Texts about other things, a paragraph for each section, as a model writes them under the right titles if it obeys a text in the material.
 */
export const OFF: Readonly<Record<string, readonly string[]>> = {
  'a poem': [
    'The silver moon hangs over the sea, a gentle tide sings softly to me.',
    'The gulls have folded their weary wings, and deep in the harbour a mooring bell rings.',
    'O wandering night, o lantern of foam, you carry the fishermen safely home.',
    'The rose at the window is heavy with rain, and somebody whistles a tune down the lane.',
  ],
  pancakes: [
    'Whisk two hundred grams of flour with eggs and milk until the batter is smooth, and let it rest in the fridge.',
    'Melt butter in a hot pan, pour in a ladle of batter and tilt the pan.',
    'Fry until the edge turns golden, flip it with a spatula, and stack the pancakes on a warm plate.',
    'Serve with maple syrup, blueberries and a spoon of whipped cream.',
  ],
  football: [
    'The home side kicked off in bright sunshine and scored from a corner after twelve minutes.',
    'After the break the visitors pressed, hit the crossbar twice and equalised with a header.',
    'The goalkeeper saved a penalty in stoppage time, and the stadium erupted.',
    'Fans danced in the streets while the captain lifted the trophy.',
  ],
  advertisement: [
    'Tired of slow mornings? Our new espresso machine brews a perfect cup at the touch of a button.',
    'Order today and get a free milk frother, delivered to your door by courier.',
    'Thousands of happy customers cannot be wrong: five stars for flavour, design and price.',
    'Visit our shop downtown or call the hotline for an exclusive discount.',
  ],
  horoscope: [
    'Venus smiles on Taurus this weekend: a stranger brings luck and an unexpected letter.',
    'Leo should avoid quarrels; Mercury in retrograde muddles every promise.',
    'Scorpio finds a lost ring, and Pisces dreams of distant islands.',
    'The lucky colour is turquoise, the lucky gem an amethyst.',
  ],
};
