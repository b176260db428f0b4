/** Sentences that a rule must correct, and sentences that it must leave alone. */
export interface Examples {
  /** A sentence, and the words of the correction that it gets. */
  readonly wrong: readonly (readonly [sentence: string, fix: string])[];
  readonly right: readonly string[];
}

/** Examples by the id of the rule, written for these tests. */
export const EXAMPLES: Readonly<Record<string, Examples>> = {
  'its-before-noun': {
    wrong: [
      ["It's cover was torn.", 'Its cover'],
      ["We saw that it's surface temperature is low.", 'its surface'],
    ],
    right: ["It's time that was lost.", "When it's winter people stay in.", "I know how it's run.", "It's clear to us."],
  },
  'its-object': {
    wrong: [["The tree lost it's leaves.", 'its leaves']],
    right: ["He said it's magic.", "She thought it's a tail.", "We know it's summer.", "It was said that it's water."],
  },
  'its-after-preposition': {
    wrong: [
      ["Estoppel could do the job in it's place.", 'its place'],
      ["The team is at it's limit today.", 'its limit'],
    ],
    right: ["Later on it's time to go.", "When you come in it's cold.", "From May on it's possible to swim.", "When we go in it's winter."],
  },
  'its-noun-of': {
    wrong: [
      ["It's application to contracts is narrow.", 'Its application'],
      ["The enzyme is known for its shape and it's reaction with water.", 'its reaction'],
    ],
    right: ["It's important to all.", "It's winter in June there.", "It's evidence of a change.", "It's based on facts."],
  },
  'its-base': {
    wrong: [["It's depend on how we use it.", 'It depends']],
    right: ["It's dependent on us.", "Now it's become a habit.", "It's mean of him.", "He's known for it."],
  },
  'plural-who-third': {
    wrong: [
      ['He set out six conditions that has to be met.', 'conditions that have'],
      ['Yesterday, persons who lives here came.', 'persons who live'],
      ['They should make laws which protects nature.', 'laws which protect'],
    ],
    right: [
      'It is one of the conditions that has to be met.',
      'A list of books that was lost is here.',
      'The study shows that is wrong.',
      'The author claims that is right.',
      'He likes stories that his friends tell.',
      'This is the means that has helped most.',
    ],
  },
  'about-this-risks': {
    wrong: [['The facts about this risks should be known.', 'about these risks']],
    right: ['The members of this class are here.', 'The results of this analysis were good.', 'All animals of this species are wild.'],
  },
  'noun-will-third': {
    wrong: [['Until then the law will remains unclear.', 'will remain']],
    right: ['His last will remains valid.', 'Free will remains a puzzle.', 'The law will remain.', 'The good will remains.'],
  },
  'without-to': {
    wrong: [['They work without to move.', 'without moving']],
    right: ['We do without today.', 'Go without two of them.'],
  },
  'quality-remain': {
    wrong: [
      ['In conclusion, consideration remain useful.', 'consideration remains'],
      ['Motivation also seem important.', 'Motivation also seems'],
    ],
    right: [
      'Management have agreed.',
      'Does the U.S. Constitution also apply here?',
      'Pollution remains high.',
      'Question everything you read.',
    ],
  },
  'were-it-was': {
    wrong: [['The court read the case, were it was held that he had lost.', 'where']],
    right: ['He would lose, were it not for her.', 'They would come, were it possible.'],
  },
  'it-exists': {
    wrong: [
      ['It exists also some bad sides of it.', 'There are also some'],
      ['In my town it existed a large park.', 'there was a'],
    ],
    right: ['It exists in two forms.', 'Does it exist a second time?', 'There it existed a long time.'],
  },
  'theirs-noun': {
    wrong: [['They sell theirs products here.', 'their products']],
    right: ['A friend of theirs visits us.', 'This is ours today.', 'Our house is big, theirs is small.'],
  },
  'went-good': {
    wrong: [['The meeting went really good.', 'went really well']],
    right: ['They work good land.', 'All went well.'],
  },
  'what-makes': {
    wrong: [['The firms can sell everywhere, what makes the prices lower.', ', which makes']],
    right: ['In my view, what makes a film good is its end.', 'I wanted to know, what makes water boil.', 'So, what makes us happy?'],
  },
  'people-third': {
    wrong: [['It is the same everywhere, people eats rice.', 'people eat']],
    right: ['What makes people happy, and what helps people relaxes us.', 'The number of people is known.'],
  },
  'percent-of-thinks': {
    wrong: [
      ['70% of the parents thinks that it is late.', 'parents think'],
      ['Some of my friends believes in luck.', 'friends believe'],
    ],
    right: [
      'The share of 70% of the parents is known.',
      'Some of the water is cold.',
      'Most of the artists works here.',
      'She met many of them his first year.',
    ],
  },
  'samples-was': {
    wrong: [['- samples was measured twice\n- the scale was set to zero', 'samples were']],
    right: ['- physics was hard\n- diabetes was rare'],
  },
  'one-of-sample-were': {
    wrong: [['As can be seen in Table 1, the elongation of sample A1 were 2.31 mm.', 'sample A1 was']],
    right: ['If the length of sample A1 were known, we could go on.', 'The lengths of sample A1 were known.'],
  },
  'owners-law-are': {
    wrong: [["We could show that Hooke's law are valid.", "Hooke's law is"]],
    right: [
      "If Anna's house were larger, we could stay.",
      "Newton's laws are valid.",
      "Newton's team are here.",
      "The first years of Dr. Hale's career were good.",
    ],
  },
  'also-the-become': {
    wrong: [['Also the culture become the same.', 'culture becomes']],
    right: ['The rivers become wide.', 'Let the child become strong.'],
  },
  'splice-the': {
    wrong: [['The load was set to zero, the result is seven.', 'zero. The result']],
    right: ['The rent is low, the bus is near, and the park is green.', 'As the load is zero, the result is seven.'],
  },
  'percent-of-person': {
    wrong: [['We saw that 78% of the student spend it.', '78% of the students']],
    right: ['Most of the student union is here.', '50% of the customer base is lost.'],
  },
  'owners-model-explain': {
    wrong: [["Reason's cheese model explain how errors line up.", 'model explains']],
    right: ["Anna's parents explain how it works.", "Reason's model explains that it works."],
  },
  'that-noun-base': {
    wrong: [['It argues that the effect depend on it.', 'the effect depends']],
    right: ['They ask that the judge decide it.', 'It is vital that the student learn it.', 'It is so that the people decide.'],
  },
  'letters-plural': {
    wrong: [["We train small CNN's.", 'small CNNs']],
    right: ["They read many BBC's reports.", "It is the UN's."],
  },
  'many-was': {
    wrong: [
      ['It was night, and her saturations was low.', 'saturations were'],
      ['In 1960, three chocolate wrappers was held to be enough.', 'three chocolate wrappers were'],
      ['The bubbles was counted.', 'bubbles were'],
      ['Yet at last, some wrongs does not harm.', 'some wrongs do'],
      ['In school my favourite subjects was art and music.', 'subjects were'],
    ],
    right: [
      'Five years is a long time.',
      'In 1990, ten pounds was a lot.',
      'Having two jobs is hard.',
      'One of three brothers was lost.',
      'Meeting my friends was fun.',
      'The love between them and the monkeys is an example.',
      'One of the boys was late.',
    ],
  },
  'one-of-were': {
    wrong: [['The temperature of the water bath were high.', 'bath was']],
    right: [
      'The number of the group were high.',
      'The results of the test were good.',
      'If the colour of the car were red, we would see it.',
    ],
  },
  'this-base': {
    wrong: [['We train often, and this make us strong.', 'this makes']],
    right: ['Does this make you happy?', 'They let it happen to us and make this happen.', 'We suggest that it become the rule.'],
  },
  'person-who-base': {
    wrong: [['I am a reliable person, who enjoy work.', 'who enjoys']],
    right: ['The friends of a person who have time can help.', 'Is she a person who likes work?', 'A man and a woman who have time came.'],
  },
  'skills-and-makes': {
    wrong: [['My skills and experience makes me a good choice.', 'experience make']],
    right: ['My skills and experience make me a good choice.'],
  },
  'one-of-things-are': {
    wrong: [['One of the things I like most are the stories.', 'most is']],
    right: ['One of the things I like most is the story.'],
  },
  'were-where': {
    wrong: [['I go to a university, were I study law.', 'where']],
    right: ['It would be wrong, were I rich or not.', 'He would go, were he to win.'],
  },
  'fathers-thing': {
    wrong: [['I took my fathers radio, and left.', "father's radio"]],
    right: ['Their fathers work in the town.', "I took my father's radio."],
  },
  'me-and': {
    wrong: [['Me and my friend went home.', 'My friend and I']],
    right: ['She saw me and my friend there.', 'He asked me and my brother to come.'],
  },
  'comma-that': {
    wrong: [
      ['I think, that he is right.', 'think that'],
      ['The problem was, that the people left.', 'problem was that'],
    ],
    right: [
      'It is clear, they say, that the plan works.',
      'The plan that they know, that of the mayor, failed.',
      'That is to say, that the body has a mind.',
    ],
  },
  'perfect-past': {
    wrong: [],
    right: ['I have lived here since last year.', 'It has grown over the last week.', 'She had seen him two days ago.'],
  },
  'run-on-however': {
    wrong: [
      ['The film was long however it was good.', 'long; however, it'],
      ['The film was long, however it was good.', 'long; however, it'],
    ],
    right: ['The result, however it was found, is right.', 'However it was done, it worked.', 'It is, however, he who pays.'],
  },
  'modal-third': {
    wrong: [['She can sings well.', 'can sing']],
    right: ['If he must, needs come first.', 'They can dress and they will pass.'],
  },
  'there-are-one': {
    wrong: [['There are some lecture.', 'some lectures']],
    right: ['There are some who stay.', 'There are some good people.', 'There are some data.'],
  },
  'want-ing': {
    wrong: [['They want going home.', 'want to go']],
    right: ['We want training.', 'They want nothing.', 'The teams wanted winning goals.'],
  },
  'opinion-twice': {
    wrong: [['In my opinion, I think it is good.', 'I think']],
    right: ['In my opinion it is good, and I think it works.'],
  },
  'whom-subject': {
    wrong: [['Pupils whom live far away come late.', 'who live']],
    right: ['The man whom they met left.', 'Many came, most of whom live here.', 'Whom can we ask?', 'The girl whom we like sang.'],
  },
  'than-noun': {
    wrong: [['I have less books then my brother.', 'fewer books than my brother']],
    right: ['It used more power then the fan stopped.', 'If we eat more fruit then we win.'],
  },
  'one-of-singular': {
    wrong: [['I met one of the most famous actor in London.', 'one of the most famous actors']],
    right: ['Phase one of the project begins soon.', 'It was one of the worst.', 'She is one of the family.', 'One of the two came late.'],
  },
  'adverb-base': {
    wrong: [
      ['She also need a car.', 'She also needs'],
      ['It is rare, but it often happen here.', 'it often happens'],
    ],
    right: ['Let it never become a habit.', 'He also put it down.', 'Did she really go home?', 'We suggest that she always ask first.'],
  },
  'confused-form': {
    wrong: [
      ['The show was in the end of June.', 'at the end'],
      ['I have not seen him for long time.', 'a long time'],
      ['The road is closed, and it mean that we must wait.', 'means'],
      ['Have you ever think about this?', 'thought'],
      ['We are planing to leave.', 'planning'],
      ['There are many new employee in the team.', 'employees'],
      ['I am looking forward hearing from you.', 'forward to hearing'],
      ["I saw the advert on you're website.", 'your website'],
      ['The temperature rose and than fell again.', 'then fell'],
      ['There teacher told them to wait.', 'Their teacher'],
      ['He looses the thread of his argument.', 'loses the'],
      ['Many people loose their jobs.', 'lose their'],
      ['They want there children to succeed.', 'their children'],
      ["They're house is big.", 'Their house'],
      ["You're essay needs an end.", 'Your essay'],
      ['I hope your feeling better.', "you're feeling"],
      ['She is taller then her brother.', 'than her'],
      ['If it rains, than we stay at home.', 'then we'],
      ['If it means the aim than the rule would be old.', 'then the'],
      ['We than measured it.', 'then measured'],
      ['We stay if we than want to eat.', 'then want'],
      ['Men an women are equal.', 'and women'],
      ["She met a doctor, who's wife beat her.", 'whose wife'],
      ['It warms a pool and also the hole house.', 'whole house'],
      ["It is old since it's inception.", 'its inception'],
      ['I want too go home.', 'to go'],
      ['Stress effects people in many ways.', 'affects people'],
      ["Who's car is parked outside?", 'Whose car'],
      ['You should follow her advise.', 'advice'],
      ['Please be more quite in the library.', 'quiet'],
      ['He drove passed the school.', 'past the'],
      ['I except the offer.', 'accept the'],
      ['He plays an important roll in the team.', 'role in'],
      ['This maybe a problem.', 'may be a'],
      ['It is easy to me to learn.', 'for me'],
      ['Homework effects sleep.', 'affects sleep'],
      ['He asked weather it was true or not.', 'whether'],
      ['It took the hole day.', 'whole day'],
      ['I think that there parents have time.', 'their parents'],
      ['Student have to learn.', 'Students have'],
      ['We cannot live with out the sun.', 'without'],
    ],
    right: [
      'There life was hard, and from there people went on.',
      'They were led there children and all.',
      'If prices are lower then the demand rises.',
      'If one rule is better than the others would be, keep it.',
      'The Should We Remember collection is old.',
      "The man who's full of joy left.",
      'They let loose the dogs.',
      'We saw it as though they were here.',
      'It is to be hoped, and the aim is to warm the room.',
      'The side effects our bodies show are small.',
      'He has past experience, and it is quite a walk.',
      'They say that you are right, your right hand and your very first day.',
      'It is much more important to me to stay.',
      'They walked past, and we passed the school.',
      'Everyday life goes on, and it happens every day.',
      "Who's there, and whose is it?",
      'He cannot listen the next day, and in winter the weather the town gets is cold.',
      'Maybe a friend can help.',
      'I have recently been to one of your shows.',
      'My years as a Gaylord Ph.D. student were good.',
      'Your position will be manager of the cafe, and you start soon.',
    ],
  },
  'owner-apostrophe': {
    wrong: [
      ['The students life is hard.', "students' life"],
      ['It lowers students willingness to speak.', "students' willingness"],
      ['A persons life can change.', "person's life"],
      ['This depends on a good teachers personality.', "teacher's personality"],
      ['We read the childrens opinions.', "children's opinions"],
    ],
    right: [
      'We gave the students life jackets, and it gives students confidence.',
      'The students live here, and parents house them.',
      'It costs parents money and gives workers health.',
      "Students' opinions differ, and students face tests.",
      'We let the companies profit from it.',
    ],
  },
  'past-passed': { wrong: [['She past the test.', 'She passed the']], right: ['They ran past the house, and we walked past.'] },
  'have-age': { wrong: [['He has 12 years old.', 'He is 12 years old']], right: ['We have 12 years of data.'] },
  'mass-plural': { wrong: [['The advices were good.', 'advice was']], right: ['The advice was good.'] },
  'many-singular': {
    wrong: [
      ['There were several teacher in the hall.', 'several teachers'],
      ['It has various important advantage for us.', 'various important advantages'],
    ],
    right: [
      'It was one of the best and cheapest trips, over a five month period.',
      'I show these three to them.',
      'Several people came, and both fish were fresh.',
      'These present no danger, and those few left.',
      'Two hundred came.',
      'There are numerous city, state and federal laws.',
      'It hurts patients with various mood or anxiety disorders.',
      'The talk was in phase one of the project, and it was long.',
      'He drew one of the original batch of cartoons.',
      'It is in my top ten list.',
      'We are the most numerous party in the house.',
    ],
  },
  'lot-of-singular': {
    wrong: [
      ['We can visit a lot of place.', 'a lot of places'],
      ['Many student have no room.', 'Many students'],
    ],
    right: [
      'Many student groups meet here, and two car garages closed.',
      'A lot of time is lost.',
      'Several school trips failed.',
      'The Five Factor Model is well known.',
      'Many question whether it works.',
    ],
  },
  'number-of-singular': {
    wrong: [['The number of car in the city grows.', 'number of cars']],
    right: ['Most of the day was dry, and the number of cars fell.'],
  },
  'capital-inside': {
    wrong: [
      ['For example, When we came it rained.', 'when'],
      ['I stayed because The shop was shut.', 'the'],
    ],
    right: [
      'We read a book, The Sea, and he met Will. In short: It rained.',
      'She can ask God for help, and He will hear her.',
      'We read in the Go language guide.',
      'The magazine said that There for Tomorrow had a new song.',
      'Dear Madam, My name is Ann and I write to you.',
      'You may be thinking, If this is true, what follows?',
    ],
  },
  'a-plural': {
    wrong: [['She bought a books for me.', 'a book']],
    right: [
      'It is a means to an end, a few days later.',
      'He opened a savings account in a sports club.',
      'It is a liberal arts and sciences degree.',
    ],
  },
  'this-plural': {
    wrong: [['I like this houses.', 'these houses']],
    right: ['This means that it works.', 'This series is long, and this news is old.'],
  },
  'every-plural': {
    wrong: [
      ['Every cars must stop.', 'Every car'],
      ['Every teenagers have a phone.', 'Every teenager has'],
      ['I think every classes are full.', 'every class is'],
    ],
    right: ['Someone seats you, another takes your order, and each starts from rest.', 'Every few days it rains, and each series ends.'],
  },
  'much-plural': { wrong: [['He has too much problems.', 'many problems']], right: ['Much of it is true, and so much news is bad.'] },
  'less-plural': {
    wrong: [['There were less houses then.', 'fewer houses']],
    right: ['It takes less than a day and costs less each time.'],
  },
  'many-uncountable': { wrong: [['I need many information.', 'much information']], right: ['Many information systems fail.'] },
  'a-uncountable': { wrong: [['He gave me an advice.', 'some advice']], right: ['An information system is an equipment of sorts here.'] },
  'other-singular': {
    wrong: [['I met people from other country.', 'other countries']],
    right: ['The other country is larger than any other place.'],
  },
  'he-base': {
    wrong: [
      ['He go home late.', 'He goes'],
      ['I like her because she help me.', 'she helps'],
    ],
    right: [
      'Does he go home? I saw him go.',
      'I suggest that he leave now. Should it fail, he will pay.',
      'It can wait, and she will come.',
      'She further emphasized the point.',
    ],
  },
  'they-third': {
    wrong: [
      ['They needs help.', 'They need'],
      ['We says so.', 'We say'],
    ],
    right: ['One of them needs help.', 'We guys stayed. World War I begins here.'],
  },
  'they-does': {
    wrong: [
      ["They doesn't know.", "They don't"],
      ["Students doesn't read.", "Students don't"],
    ],
    right: ["The number of students doesn't matter.", "What helps people isn't clear."],
  },
  'noun-base': {
    wrong: [
      ['The teacher explain the task.', 'The teacher explains'],
      ['The effect depend on the task.', 'The effect depends'],
    ],
    right: [
      'The police allow it. The team agree.',
      'The event will begin. A country in which they live is small.',
      'Our faculty enjoy teaching and helping.',
      'The two are put in a cool room.',
    ],
  },
  'nouns-third': {
    wrong: [
      ['The students receives a letter.', 'The students receive'],
      ['RCP guidelines says so.', 'guidelines say'],
      ['Human factors affects safety.', 'factors affect'],
      ['All models was made here.', 'models were'],
    ],
    right: [
      'The rich needs of the poor matter.',
      'All means was lost.',
      'The news seems bad. Physics becomes easy.',
      'The students will come.',
    ],
  },
  'everyone-base': {
    wrong: [
      ['Everyone know this.', 'Everyone knows'],
      ['Everybody deserve it.', 'deserves'],
    ],
    right: [
      'Everyone except me came, and something like it happened.',
      'Let everyone know this. Everyone in the room heard. Nobody can.',
      'If everything were slower, gravity would have won. He talks as if nothing were true.',
    ],
  },
  'missing-be': {
    wrong: [
      ['After the course we will able to speak.', 'will be able to'],
      ['If they really interested in music, they will come.', 'they are really interested in'],
      ['I will keep it because it must useful.', 'it must be useful'],
      ['This will the first step of all.', 'This will be the first'],
    ],
    right: [
      'This made it able to fly. We are able to help, and she can be afraid of it.',
      'She, afraid of dogs, ran. It is as much as he could, happy to help.',
      'The day that made them happy to stay came. Will the man come?',
    ],
  },
  'it-is-noun': {
    wrong: [
      ['It was great idea to go there.', 'was a great idea'],
      ['This is important thing.', 'This is an important thing'],
    ],
    right: ['It was good news. It is bad law, and it was good practice to ask.', 'This is a good idea. It is good enough.'],
  },
  'such-noun': {
    wrong: [['I never saw such beautiful house.', 'such a beautiful house']],
    right: ['It came on such short notice. They had such good weather and such nice people.'],
  },
  'two-negations': {
    wrong: [
      ['He did not know nobody.', 'did not know anybody'],
      ["They don't do nothing.", "don't do anything"],
    ],
    right: ['She could not, and nobody would. He does not want nothing but peace.', 'They never say no.'],
  },
  'very-less': {
    wrong: [['It takes very less time.', 'very little time']],
    right: ['It is very much less than that.'],
  },
  'written-apart': {
    wrong: [
      ['Every one should know it.', 'Everyone'],
      ['I can do any thing but swim.', 'anything'],
    ],
    right: ['Each and every one has a name, and every one of them knows.', 'No body of water is near.'],
  },
  'worth-to': {
    wrong: [['It is worth to mention this.', 'is worth mentioning']],
    right: ['It is worth a lot to me. What it is worth to us is clear.'],
  },
  'compare-to': {
    wrong: [['It is small when compare to the other one.', 'when compared to']],
    right: ['When they compare to the others, they see it. We compare it to a bird.'],
  },
  'am-apart': {
    wrong: [['I stay because i m happy here.', "I'm"]],
    right: ['The rod is 2 m long, and so I measured m in kilograms.'],
  },
  'end-mark': {
    wrong: [['I hope that you are going to see him in June', 'June.']],
    right: [
      'I hope that you are going to see him in June.',
      'Ten ways to see the old town of Prague in one day',
      'I hope that you are going to see him in the',
      'We want to learn these three things by next year\n\n- how to swim\n- how to dive',
    ],
  },
  'who-base': {
    wrong: [['A student who have time can wait.', 'student who has']],
    right: [
      'Adults in an economy who are employed pay.',
      'Students who have time can wait, and so can a group who have come.',
      'They show films several times a week that are good for families.',
    ],
  },
  'there-is-plural': {
    wrong: [['There is students in the room.', 'There are students']],
    right: [
      'There was not as you wrote any discount, and there is no data for it.',
      'There is news. There is a lot of work and a box of tools.',
    ],
  },
  'there-are-a': {
    wrong: [['There are a problem.', 'There is a problem']],
    right: ['There are a few problems, a number of them large, and a great many more.'],
  },
  'one-of-are': {
    wrong: [['One of the reasons are money.', 'reasons is']],
    right: ['One of the boys who are here left.', 'One of the tasks hosts have is this.'],
  },
  'modal-form': {
    wrong: [
      ['He must went home.', 'must go'],
      ['They can improved it.', 'can improve'],
    ],
    right: [
      'This would have been late, and he could have gone.',
      'The will was read, and the can fell.',
      'Only with good will can aged people live well.',
    ],
  },
  'modal-to': {
    wrong: [['We can to go there.', 'can go']],
    right: ['We did whatever we can to help.', 'From the can to the cup it flows.', 'The state should use its might to promote peace.'],
  },
  'modal-ing': { wrong: [['We should helping them.', 'should help']], right: ['We should bring them, and his will being read, we left.'] },
  'do-form': {
    wrong: [
      ['She did not went.', 'did not go'],
      ["He doesn't likes it.", "doesn't like"],
    ],
    right: ['They do not put it there. If they do not, used books are cheaper.'],
  },
  'do-question': {
    wrong: [['Did you went there?', 'Did you go']],
    right: ['The one who did it was there. He had planned something else to do, he agreed.', 'Did you go? What I did you saw.'],
  },
  'to-form': { wrong: [['I want to went home.', 'to go']], right: ['I had to put it back, according to reported figures.'] },
  'to-ing': {
    wrong: [['They want to going there.', 'to go']],
    right: ['We look forward to seeing you. He is used to walking.', 'Sleep is important to learning and memory.'],
  },
  'missing-to': { wrong: [['I would like see it.', 'would like to see']], right: ['They want me to go. We decided in the end.'] },
  gerund: {
    wrong: [
      ['I enjoy to read there, and avoid to speak.', 'avoid speaking'],
      ['I look forward to meet you.', 'look forward to meeting'],
    ],
    right: ['We had a mind to go.', 'What does it feel like to win?'],
  },
  'preposition-base': { wrong: [['He left without give a reason.', 'without giving']], right: ['By now they know. It is a way of life.'] },
  'have-form': {
    wrong: [
      ['I have went there.', 'have gone'],
      ['They had already ate it.', 'had already eaten'],
    ],
    right: [
      'The first problem we had was the price.',
      'I have put it there. They have become old.',
      'It has live music with many bands.',
      'You need to have write access to the folder.',
      'The skills that they have include reading.',
    ],
  },
  'be-past': {
    wrong: [['The book was wrote by her.', 'was written']],
    right: ['It was found there.', 'The reform such as it was did help.'],
  },
  'be-base': {
    wrong: [
      ['It is depend on the weather.', 'depends'],
      ['The bridge was create last year.', 'was created'],
    ],
    right: ['All it is need not matter. It is included.', 'They are not overly friendly.', 'You were awake at night.'],
  },
  'make-to': {
    wrong: [['It makes people to think.', 'makes people think']],
    right: ['They made it to the final, and she makes them to order.'],
  },
  'set-phrase': {
    wrong: [
      ['You can trust on it when you travel.', 'can trust'],
      ['People suffer because of lacking of water.', 'a lack of'],
      ['The method and the result are same.', 'are the same'],
      ['His words cannot be putted into a rule.', 'put'],
      ['It depends of the price.', 'depends on'],
      ['He is married with a doctor.', 'married to'],
      ['In the other hand, it is cheap.', 'On the other hand'],
      ['Yet on other hand it was good.', 'on the'],
      ['I listen music every day.', 'listen to'],
      ['We go where ever we want.', 'wherever'],
      ['It is one of biggest cities.', 'one of the'],
      ['They play important role in it.', 'play an important role'],
      ['He came in last week.', 'last week'],
      ['I stayed because of it was late.', 'because'],
      ['I stayed because of he was ill.', 'because'],
    ],
    right: [
      'You can trust in him.',
      'The parents marry about twenty couples to each other.',
      'Why do some people prefer different items than others do?',
      'He is married with a two-year-old son.',
      'The child belongs with her parents. It helps in a very high majority of cases.',
      'She married him because of he money.',
      'They answered because the question was put to them.',
      'We put it on last week.',
      'The answers to these questions make the most of it.',
      'The beauty of it consists in the order of its parts.',
      'He is married with a two-year-old son.',
      'You could do something similar with numbers.',
      'We danced, so a lot of music is needed.',
      'I passed it six years ago before I went abroad.',
      'The essay is due without a plan.',
      'In situations such as examples, tests are useful.',
      'We are interested only in the last one.',
      'His thoughts are told to us by the author.',
      'All secrets told to him were known by the evening.',
    ],
  },
  'confused-word': {
    wrong: [
      ['It is to expensive for us.', 'too expensive'],
      ['This reply proves to much.', 'too much'],
      ['Its obvious that he knew.', "It's obvious"],
      ['I will loose it.', 'lose'],
      ['That is the place were we met.', 'place where we'],
      ['I do not know wether he comes.', 'whether'],
      ['It dose not work.', 'does'],
      ['We have a health life.', 'healthy life'],
      ['He gave good advise.', 'good advice'],
    ],
    right: [
      'He is to blame, and the loose ends are his.',
      'We were there; the form of the letter is fixed.',
      'The way to success is long. Access to safe water is rare.',
      'They respect your right to privacy.',
      'It is the key to success in life.',
      'All we have to do is save and quit.',
      'I always think just one more minute and then I fall asleep.',
      'Positive affect is linked with health.',
      'Almost everyone in the world knows it.',
      'The ability to adapt is a difference from other species.',
      'I thank you for your very good organisation of it.',
      'Its true beauty lies in the details.',
      'Better live in a cottage than here.',
      'My family live in the city center.',
    ],
  },
  'ing-feeling': {
    wrong: [['I was very boring in the lesson.', 'very bored']],
    right: ['The lesson was boring. I am interesting to no one.'],
  },
  'comma-after-opener': {
    wrong: [
      ['Unfortunately the bus was late and nobody told us.', 'Unfortunately, the'],
      ['In this case the guide could have helped us.', 'In this case, the'],
    ],
    right: [
      'Also known as a heron, the bird eats fish.',
      'Of course it can.',
      'The committee met in March and wrote a long report about the bridge. It asked two engineers to look at the pillars. Their answer was clear, and the town followed it. In fact the work began in May. By the end of the year the old bridge was safe again, and the road over it was open.',
    ],
  },
  'comma-opener': {
    wrong: [
      ['However I stayed.', 'However, I'],
      ['For example banks have departments.', 'For example, banks'],
    ],
    right: [
      'For example sentences, see below. Moreover, it rained.',
      'However you look at it, it is wrong. However hard it was, he stayed.',
      'However an actor plays it, the scene is long.',
    ],
  },
  'comma-clause': {
    wrong: [['If the weather is bad we will stay here.', 'bad, we will']],
    right: ['When I think of what they did I am sad.', 'If you think it is true, say so.'],
  },
  capital: {
    wrong: [
      ['It rained all the time. we stayed inside.', 'We'],
      ['however, his work still brings him to success and makes him happy', 'However'],
    ],
    right: [
      'It rained all the time.\n\nI am not expecting to\n\nreceive a letter from you this week.',
      'The court granted cert. for the case.',
      'Nights in hol. in July are hot.',
    ],
  },
  a: {
    wrong: [['He bought an car.', 'a car']],
    right: ['This is an that needs to be addressed.', 'I opened it in an swf file.'],
  },
  an: {
    wrong: [
      ['It was a accident.', 'an accident'],
      ['He waited a hour.', 'an hour'],
    ],
    right: [
      'It was a unanimous vote of a union at a university.',
      'We could not have a enough space.',
      'Take a base a equal to 8 and b equal to 9.',
    ],
  },
  misspelling: {
    wrong: [
      ['I recieve a letter.', 'receive'],
      ['We must definately go.', 'definitely'],
      ['The begining was hard.', 'beginning'],
      ['It is a very beautifull place.', 'beautiful'],
      ['They are comming tomorow.', 'tomorrow'],
    ],
    right: [
      'The Rhine leaves Millingen and passes Immerath.',
      'The hagfish, the virion and the microplastics of healthcare.',
      'They left en masse. Our cyber friend has a hi-fi. The offeree may refuse.',
      'Viruses are acellular. The sheath is sometimes called the durol sheath.',
      'Use `readr` to read it; readr is fast. See example.org/definately and #begining.',
      'The colour of the color, to organise and to organize.',
    ],
  },
  dialect: {
    wrong: [['The colour of the harbour was the favorite of its neighbours.', 'favourite']],
    right: ['The colour of the harbour and the neighbour.', 'The color and the neighbour.'],
  },
  'missing-a': {
    wrong: [
      ['She is good person.', 'is a good person'],
      ['He got very important job in the city.', 'got a very important job'],
    ],
    right: [
      'It was good in every way.',
      'This is so big a problem.',
      'What is good city planning?',
      'They had good days and bad days.',
      'The radio is good company for people who live alone.',
    ],
  },
  'missing-the': {
    wrong: [
      ['They live in United States.', 'in the United States'],
      ['In past, people walked.', 'In the past'],
    ],
    right: ['He works in United Nations buildings.', 'In past years it rained.', 'On internet forums people argue.'],
  },
  'missing-it': {
    wrong: [
      ['We like it because is very cheap.', 'because it is'],
      ['I think is a good idea.', 'I think it is'],
    ],
    right: [
      'The one that I think is a good idea won.',
      'What we believe is not important.',
      'Because it is cheap, we like it.',
      'My job, I think is fine.',
    ],
  },
  'with-other-singular': {
    wrong: [['They live with other religion.', 'with other religions']],
    right: ['On the one side and on the other side.', 'He spoke with every other driver.', 'We did it for other work.'],
  },
  'others-noun': {
    wrong: [
      ['Others countries could follow.', 'Other countries'],
      ['We learn from others countries.', 'other countries'],
    ],
    right: ['Some stay, others always leave.'],
  },
  'years-old-noun': {
    wrong: [['She met a fifteen years old boy.', 'a fifteen-year-old boy']],
    right: ['The house is forty years old today.', 'He is ten years old and tall.'],
  },
  'feeling-base': {
    wrong: [['I was very disappoint with the show.', 'was very disappointed']],
    right: ['They really annoy me.', 'It is surprise and fear.', 'They surprise us.'],
  },
  'used-to-ing': {
    wrong: [['He is used to get up early.', 'is used to getting']],
    right: [
      'He used to get up early.',
      'It is used to cut bread.',
      'We are used to work.',
      'The tests are good, and they are used to identify plants.',
    ],
  },
  'if-will': {
    wrong: [['If she will come, we go.', 'If she comes']],
    right: ['We ask if she will come.', 'If you will wait here, I will call her.', 'If it will not stop, call us.'],
  },
  'be-change-base': {
    wrong: [['The price will be decrease in spring.', 'will decrease']],
    right: ['It can be increase or loss.', 'The price will be lower.'],
  },
  'modal-not-past': {
    wrong: [['We could not found the key.', 'could not find']],
    right: ['Muir did not found the movement.', 'What he did also had a price.', 'We could not find it.'],
  },
  'noun-dont': {
    wrong: [["The age don't matter here.", "The age doesn't"]],
    right: ["The team don't agree.", "The results don't fit.", 'That I do not know.'],
  },
  'double-superlative': { wrong: [['It was the most worst day.', 'the worst']], right: ['It was the most useful day.'] },
  'enjoy-to': { wrong: [['They enjoy to play outside.', 'enjoy playing']], right: ['They enjoy going to play.'] },
  'can-be-able': { wrong: [['We can be able to go.', 'can']], right: ['We will be able to go.'] },
  'interested-to': { wrong: [['I am interested to learn more.', 'interested in learning']], right: ['I am interested to hear it.'] },
  'to-past': { wrong: [], right: ['Everyone that I had talked to knew it.'] },
  'a-student-receive': { wrong: [], right: ['Radio, television and the country need new rules.', 'A person need not join.'] },
  'could-of': {
    wrong: [
      ['You could of told me.', 'could have'],
      ['It may of been late.', 'may have'],
    ],
    right: ['She learned all she could of the plan.', 'Yes, I could of course.'],
  },
  'since-for': {
    wrong: [['I live here since two years.', 'for two years']],
    right: ['It is selective since two years studying needs effort.'],
  },
  'most-does': { wrong: [['Yet many people thinks so.', 'think']], right: ['The least we owe these people is respect.'] },
  'each-of': { wrong: [['Each of the rooms are warm.', 'rooms is']], right: ['Today one of the main tasks hosts have is to clean.'] },
  'double-comparative': { wrong: [['She is more taller.', 'taller']], right: ['I will write more later.'] },
  'there-is-counted': {
    wrong: [['There was 2 old nurses.', 'were 2 old nurses']],
    right: ['There is 5 minutes left.', 'There was one nurse.'],
  },
  'table-list': {
    wrong: [['Table 1 list the noise.', 'Table 1 lists']],
    right: ['Figures 1 and Table 2 show it.', 'In Table 2 list the gains.'],
  },
  'noun-were': { wrong: [], right: ['The team were late.', 'The young were late.'] },
  'splice-however': {
    wrong: [['The load is high, therefore a pump has been chosen.', 'high; therefore, a']],
    right: ['It was a new, therefore a costly pump.'],
  },
  'list-was': {
    wrong: [['The war, the weak laws and the mistakes of old men was decisive.', 'men were']],
    right: [
      'The king, the ruler of the land and the head of the church, was ill.',
      'The war, the cause of which is known and the price was high.',
      'The war, the weak laws and the mistakes of old men were decisive.',
    ],
  },
  'in-which-in': { wrong: [], right: ['It depends on the firm in which they work in an Indian sample.'] },
  splice: {
    wrong: [['It makes them feel sad, it can even lead to illness.', 'feel sad. It can']],
    right: [
      'Make no mistake, this is where the future is going.',
      'Everywhere I have worked before, I have been happy there.',
      'You will have a lot of fun, I can tell you that.',
      'The good news is, I found two of them in the shed.',
    ],
  },
  repeated: {
    wrong: [],
    right: [
      'The ears of Canis lupus lupus are long.',
      'It is what we have been waiting for for ages.',
      'We saw a snake (Clelia clelia) in the grass.',
    ],
  },
  spelling: { wrong: [], right: ['The doctors used ECT in this case.', 'The study (Manning, & Grammer, 2006) is old.'] },
  'space-before': { wrong: [], right: ['He said that the production . . . was old.'] },
  dont: { wrong: [], right: ["People who believe it don't care about us."] },
  'do-past': {
    wrong: [
      ["I was late. I don't had breakfast.", "didn't have"],
      ['She does not went to the lecture.', 'did not go'],
      ["He don't went home.", "didn't go"],
      ["Don't forgot it, they said, but I don't really knew the way.", "didn't really know"],
    ],
    right: ["I don't have breakfast.", "They don't read or put it there.", "It doesn't cost much, and we do not hurt them."],
  },
  'declare-war-to': {
    wrong: [
      ['Austria declared war to Serbia in July.', 'declared war on Serbia'],
      ['They will declare war to the empire.', 'declare war on the'],
    ],
    right: ['They declared war to protect their trade.', 'Austria declared war on Serbia.'],
  },
  'historians-says': {
    wrong: [
      ['Many historians says that the war was near.', 'Many historians say'],
      ['The first group agreed, but others thinks it was shared.', 'others think'],
      ['Most of them left. Some lawyers believes this.', 'Some lawyers believe'],
    ],
    right: [
      'Many sports shows are dull.',
      'Most historians say so.',
      'The opinion of others is clear to us.',
      'Like many others, he thinks so.',
      'One of many historians says so.',
    ],
  },
  'negative-thing-were': {
    wrong: [['The negative thing were that we read it once.', 'The negative thing was']],
    right: [
      'The negative things were few.',
      'The medical staff were late.',
      'The young were loud.',
      'If the negative thing were true, we would know.',
    ],
  },
  'high-risk-drugs-is': {
    wrong: [['We read it twice, look-alike drugs is a known risk.', 'drugs are']],
    right: [
      'Re-reading notes is dull.',
      'The use of high-risk drugs is rare.',
      'For high-risk patients, low-dose drugs are best.',
      'High-speed physics is hard.',
    ],
  },
  'system-it-made': {
    wrong: [
      ['The alliance system it made that a local conflict spread.', 'The alliance system made that'],
      ['The city it is very big.', 'The city is very'],
    ],
    right: [
      'The day it was very cold we left.',
      'The house it was the first to own is old.',
      'The way it is not done is clear.',
      'The system made it clear.',
    ],
  },
  'splice-cited': {
    wrong: [
      [
        'There were three interruptions during the round, Westbrook et al. (2010) found that each was a risk.',
        'the round. Westbrook et al.',
      ],
    ],
    right: [
      'In a study of nurses at work, Westbrook et al. (2010) found that each was a risk.',
      'As the ward was busy that day, Reason (2000) found the cause.',
      'Nurses were tired. Westbrook et al. (2010) found that each was a risk.',
    ],
  },
  'amount-singular': {
    wrong: [
      ['She won a lot of prize, and was proud.', 'a lot of prizes'],
      ['There are all kinds of museum in the town.', 'all kinds of museums'],
    ],
    right: ['A lot of car and truck drivers stop here.', 'We spent a lot of time.'],
  },
  'part-of-singular': {
    wrong: [
      ['Two of my friend are here.', 'Two of my friends'],
      ['Some of the famous teacher were kind.', 'Some of the famous teachers'],
    ],
    right: ['Most of the day was wet.', 'All of the story is true.', 'One of my friends came.'],
  },
  'many-kind-of': {
    wrong: [['They sell many kind of fruit.', 'many kinds of']],
    right: ['It is a different kind of problem.', 'Some kind of help is needed.'],
  },
  'has-noun': {
    wrong: [
      ['When I was child, we lived there.', 'I was a child'],
      ['They bought expensive laptop for her.', 'bought an expensive laptop'],
      ['It is very interesting idea.', 'a very interesting idea'],
    ],
    right: ['He has his own car.', 'They have one child.', 'It is present everywhere.', 'We had fun.', 'She found work in town.'],
  },
  'bare-after-preposition': {
    wrong: [
      ['Many of student are here.', 'of the students'],
      ['I study in museum on Mondays.', 'in the museum'],
      ['She talked with friend about it.', 'with a friend'],
    ],
    right: [
      'We went by car to school.',
      'He likes to answer.',
      'They went from village to village.',
      'The stage is set for car and truck shows.',
    ],
  },
  'bare-subject': {
    wrong: [
      ['Student should choose.', 'Students should'],
      ['It works because tourist can pay.', 'tourists can'],
    ],
    right: ['The student should choose.', 'Students should choose.', 'In that country will grows slowly.'],
  },
  'one-who-base': {
    wrong: [
      ['A student that choose well wins.', 'student that chooses'],
      ['The person who have a car is lucky.', 'person who has'],
      ['Every student who want to learn may come.', 'student who wants'],
    ],
    right: [
      'People within the organization who have money pay.',
      'The students of a teacher who have passed are glad.',
      'A student who takes notes learns.',
    ],
  },
  'someone-who-base': {
    wrong: [
      ['I know someone who have two cars.', 'someone who has'],
      ['Everybody know the rule.', 'Everybody knows'],
    ],
    right: ['Let everyone know the rule.', 'Does anyone have a pen?', 'We made everybody go home.'],
  },
  'indirect-question': {
    wrong: [
      ['Do you know where is he?', 'know where he is'],
      ['I know how does the theory work.', 'know how the theory works'],
      ['She told me what did they buy.', 'told me what they bought'],
    ],
    right: [
      'I know where he is.',
      'Do you know what is new?',
      'How does it work?',
      'I asked about what could be done.',
      'They know how to do their job.',
      'Be aware of what you do not know.',
      'She explains how teachers do their work.',
    ],
  },
  'question-order': {
    wrong: [
      ['Why you are late?', 'Why are you'],
      ['Where you live?', 'Where do you live'],
    ],
    right: ['Why are you late?', 'Why you are late is clear.', 'When you were a child, did you read?'],
  },
  'very-verb': { wrong: [['I very like tea.', 'I really like']], right: ['I like tea very much.', 'We are very happy.'] },
  'very-much-object': {
    wrong: [['I like very much football.', 'like football very much']],
    right: ['I like football very much.', 'I like it very much because it is fast.'],
  },
  'the-more-than': {
    wrong: [['It is the more important than money.', 'is more important than']],
    right: ['It is the more important of the two.'],
  },
  'very-than': {
    wrong: [
      ['It is very cheap than mine.', 'is cheaper than'],
      ['It is very important than that.', 'is more important than'],
    ],
    right: ['It is very different than before.', 'It is very cheap.'],
  },
  'most-short': {
    wrong: [
      ['This is the most cheap car.', 'the cheapest'],
      ['The most big problem is money.', 'The biggest'],
    ],
    right: ['This is the most useful car.'],
  },
  'more-short': {
    wrong: [
      ['It is more cheap than mine.', 'cheaper'],
      ['We live in a more safe place.', 'a safer'],
    ],
    right: ['We need no more small talk.', 'They are more rich and proud than wise.'],
  },
  hardly: { wrong: [['She works very hardly.', 'works very hard']], right: ['She hardly works.'] },
  'verb-adjective': {
    wrong: [
      ['She sings very beautiful.', 'sings very beautifully'],
      ['He speaks really good.', 'speaks really well'],
    ],
    right: ['It makes their lives more comfortable.', 'They work really hard.', 'Prices grew more expensive.'],
  },
  'one-of-many-are': {
    wrong: [
      ['The quality of the products are good.', 'products is'],
      ['I think that the use of phones have grown.', 'phones has'],
    ],
    right: ['The majority of the products are good.', 'If the price of the books were lower, we would pay.', 'The kind of books are new.'],
  },
  'comma-before-clause': {
    wrong: [
      ['The car was cheap but it did not last.', 'cheap, but'],
      ['He lost the race which means that we won.', 'race, which means'],
      ['If you are tired then you sleep.', 'tired, then you'],
    ],
    right: ['He is not only kind but also wise.', 'It is small but useful.', 'This is a word in which means are named.'],
  },
  'for-base': {
    wrong: [
      ['It is useful for learn words.', 'useful to learn'],
      ['We met together for make it.', 'together to make'],
    ],
    right: ['It is useful for work.', 'There is time for change.'],
  },
  'if-would': {
    wrong: [
      ['If the parents would know it, they could help.', 'If the parents knew'],
      ['If it would be cheaper, more people would buy it.', 'If it were'],
    ],
    right: ['If you would like to come, we could meet.', 'If it would help, ask for it.', 'If he would have known, he could have come.'],
  },
  'since-years-verb': {
    wrong: [
      ['Since three years my sister uses the app.', 'For three years my sister has used'],
      ['Since two weeks we are here.', 'For two weeks we have been'],
    ],
    right: ['Since three years had passed, they left.', 'Since two of them left, we are few.'],
  },
  'is-very-noun': {
    wrong: [['Sport is very important part of life.', 'is a very important part']],
    right: ['This is very important work.', 'Trade has very different effects.', 'It is very nice weather.'],
  },
  'persons-which': {
    wrong: [['They admire influencers which have a perfect life.', 'influencers who']],
    right: ['The lives of the victims which are told here are short.', 'The town of many tourists which are loud is old.'],
  },
  'classes-who-was': {
    wrong: [['The middle classes, who had lost it all, was ready.', 'all, were']],
    right: [
      'The means, which we know, was simple.',
      'The class, which was late, was ready.',
      'The classes, who were late, were ready.',
      'The books, which he read when he was ill, were old.',
    ],
  },
  'name-apostrophe': {
    wrong: [
      ['We read that Hitlers appointment was late. Hitler was ill.', "Hitler's appointment"],
      ['It hampered Americans development of tools. An American came.', "Americans' development"],
    ],
    right: ['The Tudors kingdom fell. A Tudor ruled.', 'It gave Germans hope. A German came.', "Hitler's appointment was late."],
  },
};
