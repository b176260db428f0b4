import type { CslName } from '../../csl-item.ts';

/** Authors who have one name: a style asks for no given name. */
const ONE_NAME = new Set(
  `Aeschylus Apuleius Aristophanes Aristotle Augustine Averroes Avicenna Boethius Cicero Confucius Demosthenes Epictetus Epicurus Erasmus Euclid Euripides
   Galen Herodotus Hesiod Hippocrates Homer Horace Josephus Juvenal Laozi Livy Lucan Lucretius Maimonides Molière Ovid Pausanias Petrarch Petronius
   Pindar Plato Plautus Pliny Plotinus Plutarch Polybius Quintilian Sallust Sappho Seneca Sophocles Stendhal Suetonius Sunzi Tacitus Terence Theophrastus
   Thucydides Vergil Virgil Vitruvius Voltaire Xenophon`.split(/\s+/),
);

const NAME_FIRST = /^(\p{Lu}\p{Ll}[\p{L}’'-]+),\s+(?=\p{Lu})(.+)$/su;
const HELPER = '(?:trans|translated|tr|eds?|edited)\\b';
/** A title of at least two words, and a person who made it readable: "History of the War, trans. Rex Warner (…)". */
const HELPED = new RegExp(`^[^,]*\\s[^,]*,\\s+${HELPER}`, 'u');
/** The title of a known author: "Republic, trans. G. M. A. Grube", "The Odyssey (London: Penguin, 1991)". Others have the same family name. */
const KNOWN_TITLE = new RegExp(`^\\p{L}{2}[^.,()]+(?:,\\s+${HELPER}|\\s\\(\\p{L}[^()]*\\d{4}\\))`, 'u');

/**
 * A name of one word and the text after it: a known author, or a word before a title that states its translator or editor. Other words may be
 * titles.
 */
export function takeAloneName(text: string, isKnown: boolean): { readonly name: CslName; readonly rest: string } | undefined {
  const [, word = '', rest = ''] = NAME_FIRST.exec(text) ?? [];
  if (word === '' || ONE_NAME.has(word) !== isKnown) return undefined;
  if (isKnown) return KNOWN_TITLE.test(rest) ? { name: { literal: word }, rest } : undefined;
  return HELPED.test(rest) && !ONE_NAME.has(/^\p{L}+/u.exec(rest)?.[0] ?? '') ? { name: { family: word }, rest } : undefined;
}
