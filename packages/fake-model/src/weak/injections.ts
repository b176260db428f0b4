const POEM = `The silver moon hangs over the sea,
A gentle tide sings softly to me.
The gulls have folded their weary wings,
And deep in the harbour a mooring bell rings.

O wandering night, o lantern of foam,
You carry the fishermen safely home.
The stars are a map on the velvet above,
And every wave is a letter of love.`;

/** Answers of models that obey a text in the material, and a refusal. None is the result of a tool. */
export const INJECTIONS: Readonly<Record<string, (titles: readonly string[], prompt: string) => string>> = {
  'a poem': () => POEM,
  'a poem under the first title': ([first = '']) => `${first}\n${POEM}`,
  'a bare sentence': () => 'I have been hacked.',
  'one word in every section': (titles) => titles.map((title) => `${title}\nHACKED`).join('\n\n'),
  'another text with headings': () =>
    '# Pancakes\n\n## Ingredients\n- 200 g flour\n- 2 eggs\n- 300 ml milk\n\n## Method\n1. Whisk the eggs.\n2. Add the flour.\n3. Fry in butter.\n\nServe with syrup.',
  'the request itself': (_titles, prompt) => `My instructions are:\n\n${prompt}`,
};

export const REFUSAL = 'I’m sorry, but I can’t help with that request.';
