/** Words of a person who is not at home: "out of town", "visiting family", "on a trip to Rome". */
const ABSENT =
  'out of (?:the )?(?:town|country|city|state|office)|travels?|travelled|(?:on )?(?:a |an |my |our |the )?(?:family |school |field |work |business |ski )?trip(?: to(?: \\p{L}+){1,2})?|visit(?:s|ing)?(?: (?:to|with|from))?(?: \\p{L}+){0,3}|(?:family|friends?|parents?|relatives) (?:visit(?:s|ing)?|over|in town)|gone|abroad|overseas|on leave|conference|funeral|festival|camping|skiing|moving house|(?:in )?hospital|surgery';

/** Words for days without study. */
export const OFF = `ex(?:c?e|ce)?pt(?:ing)?(?: for)?|exept|exepct|excluding|excl|apart from|other than|aside from|besides|barring|bar (?=\\uE001)|without|not|no|never|nothing|none|nope|can'?t|cannot|won'?t|don'?t|unavailable|away|busy|(?:on )?(?:holidays?|vacation)|travell?ing|wedding|birthday|off|free|closed|n/a|with (?:my |the |our )?(?:family|friends|kids|children|parents|grandparents|girlfriend|boyfriend|partner)|skip(?:ping)?|minus|(?<!\\bthe )rest(?: day)?|(?<=\\b(?:is|are) )(?:full|packed|booked|taken|impossible)|nil|${ABSENT}`;
