import type { Rule } from '../rule.ts';

/** Frequent misspellings that are no other English word, and words run together. */
const RIGHT: Readonly<Record<string, string>> = {
  definately: 'definitely', definatly: 'definitely', seperate: 'separate', seperated: 'separated', seperately: 'separately', recieve: 'receive',
  recieved: 'received', occured: 'occurred', occuring: 'occurring', occurence: 'occurrence', goverment: 'government', goverments: 'governments',
  enviroment: 'environment', enviromental: 'environmental', enviroments: 'environments', arguement: 'argument', acheive: 'achieve', acheived: 'achieved',
  beleive: 'believe', beleived: 'believed', wich: 'which', untill: 'until', tommorow: 'tomorrow', begining: 'beginning', neccessary: 'necessary',
  necesary: 'necessary', accomodate: 'accommodate', accomodation: 'accommodation', existance: 'existence', independant: 'independent', succesful: 'successful',
  successfull: 'successful', truely: 'truly', writting: 'writing', dissapear: 'disappear', responsability: 'responsibility', becuase: 'because', becasue: 'because',
  thier: 'their', teh: 'the', infact: 'in fact', incase: 'in case', eachother: 'each other', aswell: 'as well', noticable: 'noticeable',
  publically: 'publicly', refered: 'referred', prefered: 'preferred', transfered: 'transferred', maintainance: 'maintenance', priviledge: 'privilege',
  knowlege: 'knowledge', managment: 'management', developement: 'development', fourty: 'forty', grammer: 'grammar',
  medecine: 'medicine', occassion: 'occasion', persue: 'pursue', posession: 'possession', reccomend: 'recommend', recomend: 'recommend', rember: 'remember',
  resturant: 'restaurant', similiar: 'similar', suprise: 'surprise', suprising: 'surprising', tendancy: 'tendency', wierd: 'weird',
  concious: 'conscious', consistant: 'consistent', embarassing: 'embarrassing', foriegn: 'foreign', happend: 'happened', immediatly: 'immediately',
  intresting: 'interesting', lenght: 'length', strenght: 'strength', oppurtunity: 'opportunity', oppurtunities: 'opportunities', proffesional: 'professional',
  realy: 'really', relevent: 'relevant', sentance: 'sentence', technolgy: 'technology', usefull: 'useful', peice: 'piece', importent: 'important', studing: 'studying',
  apparant: 'apparent', basicly: 'basically', buisness: 'business', changable: 'changeable', diffrent: 'different',
  differance: 'difference', dissapointed: 'disappointed', experiance: 'experience', familar: 'familiar', finaly: 'finally', generaly: 'generally', hypothesys: 'hypothesis',
  inteligence: 'intelligence', langauge: 'language', mispell: 'misspell', noone: 'no one', paralel: 'parallel', percieve: 'perceive', phenomenom: 'phenomenon',
  probaly: 'probably', psycology: 'psychology', reserch: 'research', scedule: 'schedule', sucess: 'success', throught: 'through', truley: 'truly',
};
const APOSTROPHES: Readonly<Record<string, string>> = {
  dont: "don't", doesnt: "doesn't", didnt: "didn't", cant: "can't", isnt: "isn't", arent: "aren't", wasnt: "wasn't", werent: "weren't", shouldnt: "shouldn't",
  couldnt: "couldn't", wouldnt: "wouldn't", hasnt: "hasn't", havent: "haven't", thats: "that's", theyre: "they're", youre: "you're", ive: "I've", im: "I'm", whats: "what's",
};

const WRONG = Object.keys(RIGHT);

export const MISSPELLINGS: readonly Rule[] = [
  { id: 'spelling', pattern: new RegExp(`(?<![\\w'-])(?:${WRONG.join('|')})(?![\\w'-])`, 'gi'), mend: (match) => RIGHT[match[0].toLowerCase()] },
  { id: 'apostrophe', pattern: new RegExp(`(?<![\\w'-])(?:${Object.keys(APOSTROPHES).join('|')})(?![\\w'-])`, 'g'), mend: (match) => APOSTROPHES[match[0]] },
  { id: 'apostrophe', pattern: /(?<![\w'-])(?:Dont|Doesnt|Didnt|Cant|Isnt|Arent|Thats|Theyre|Youre|Ive|Im)(?![\w'-])/g, mend: (match) => capital(APOSTROPHES[match[0].toLowerCase()] ?? '') },
  { id: 'small-i', pattern: /(?<![\w'.,=-])i(?= (?:am|have|think|believe|was|will|would|can|could|did|feel|know|want|like|agree|had|found|learned|also|really|hope)\b)/g, mend: 'I' },
  { id: 'small-i', pattern: /(?<![\w'.-])i'(?:m|ve|ll|d)\b/g, mend: (match) => capital(match[0]) },
];

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
