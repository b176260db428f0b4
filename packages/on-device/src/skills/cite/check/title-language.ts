const ENGLISH = new Set('the of and in on for to with from how why a an'.split(' '));
const OTHER = new Set(
  'de del la las los el le les des du et un une für über zur zum aus der die das und ein eine im von il di della che da do dos em para het een van'.split(
    ' ',
  ),
);

/**
 * Whether a title is not in English, by its function words: MLA and Chicago set only English titles in
 * headline capitals.
 */
export function isForeignTitle(title: string): boolean {
  const words = title.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.some((word) => ENGLISH.has(word))) return false;
  const others = words.filter((word) => OTHER.has(word)).length;
  return others >= 2 || (others === 1 && words.some((word) => /[^a-z]/.test(word)));
}
