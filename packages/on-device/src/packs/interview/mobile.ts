import { type InterviewQuestion, questions } from './question.ts';

export const mobile: readonly InterviewQuestion[] = questions(['mobile'], [['mobile-happens-app', 'technical', 'entry mid', 'What happens to your app when the user takes a call and comes back an hour later?', 'Life cycle, state kept, memory, refresh, log-in.', 'How do you test it?'],
['mobile-show-list', 'technical', 'entry mid', 'How do you show a list of a thousand photographs without stutter?', 'Recycling, sizes, cache, background decoding, placeholder.', 'What do you measure?'],
['mobile-where-store', 'technical', 'entry mid', 'Where do you store a log-in token on a phone?', 'Keychain or keystore, no plain preferences, expiry, backup.', 'What if the phone is lost?'],
['mobile-permission-was', 'technical', 'entry mid', 'A permission was refused. What does your app do?', 'Explain before, work without, way to settings, no nagging.', 'Which permission would you never ask for?'],
['mobile-find-crash', 'technical', 'entry mid', 'How do you find a crash that only happens on one make of phone?', 'Reports with symbols, versions, device farm, logs, guard.', 'When do you give up on it?'],
['mobile-keep-data', 'technical', 'mid senior lead', 'How do you keep data in step between a phone that is offline and the server?', 'Queue, conflict rule, versions, user sees state, tests.', 'What do you do with deleted items?'],
['mobile-release-two', 'technical', 'mid senior lead', 'How do you release to two million phones without a disaster?', 'Staged rollout, flags, crash rate, server compatibility, no recall.', 'What stops a rollout?'],
['mobile-native-shared', 'technical', 'mid senior lead', 'Native, shared or web: how do you decide for a new app?', 'Team, look, hardware, speed of change, life time.', 'When did you regret it?'],
['mobile-users-say', 'technical', 'mid senior lead', 'Users say that your app drains the battery. How do you prove or refute it?', 'Profiles, wake-ups, location, network, background limits.', 'What do you switch off?'],
['mobile-divide-app', 'technical', 'mid senior lead', 'How do you divide an app among five teams?', 'Modules, interfaces, build time, navigation, owners.', 'What stays common?'],
['mobile-support-versions', 'technical', 'mid senior lead', 'How do you support versions that people never update?', 'Minimum version, server contract, messages, data.', 'When do you force an update?']]);
