/** Function words of English, which say nothing about the subject of a sentence. */
const WORDS = `a about above across after again against ago all almost along already also although always am among an and
another any anybody anyone anyway anyhow anything anywhere are aren't around as at away be became because become becomes been before behind
being below beneath beside besides between beyond both but by came can can't cannot could couldn't did didn't do does doesn't
doing don't done down during each either else enough etc even ever every everybody everyone everything everywhere except few
for from further get gets getting go goes going got had hadn't has hasn't have haven't having he he's hence her here here's
hers herself him himself his how however i i'd i'll i'm i've if in indeed instead into is isn't it it'd it'll it's its itself
just least less let let's like likely made make makes many may maybe me might mine more moreover most mostly much must my
myself near nearly neither never nevertheless no nobody none nor not nothing now nowhere of off often on once one ones only
onto or other others otherwise ought our ours ourselves out over own per perhaps quite rather really said same say says see
seem seems several shall she she's should shouldn't since so some somebody someone something sometimes somewhere still such
than that that's the their theirs them themselves then there there's therefore these they they'd they'll they're they've
thing things this those though through throughout thus to together too toward towards under until up upon us use used uses
using usually very via was wasn't we we'd we'll we're we've well went were weren't what what's whatever when whenever where
whereas wherever whether which while who whoever whole whom whose why will with within without won't would wouldn't yes yet
you you'd you'll you're you've your yours yourself yourselves unlike two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty def defn thm e.g i.e eg ie vs cf al okay ok um uh er erm hmm yeah`;

const STOP = new Set(WORDS.split(/\s+/));

/** Whether a lower-case word is a function word. A curly apostrophe counts as a straight one. */
export function isStopWord(word: string): boolean {
  return STOP.has(word.includes('’') ? word.replaceAll('’', "'") : word);
}
