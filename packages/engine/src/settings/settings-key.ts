/** Where the choice of the generator is stored (product decisions, "Choosing the generator"). No key is ever in it. */
export const SETTINGS_KEY = 'generation_settings';
