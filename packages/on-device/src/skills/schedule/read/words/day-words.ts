/** A day of a month that is not named: "on the 18th", "am 18.", "el 18". */
export const DAY_ALONE =
  /(?<![\p{L}\d])(?:(?:(?:on|by)\s)?the\s|on\s|le\s|el\s(?:día\s)?|am\s|den\s)(\d{1,2})(?:st|nd|rd|th|er|\.)?(?=\s*(?:$|[,;:)]|at\b|in the\b|um\b|a las\b|à\b))|(?<![\p{L}\d])(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?,? (?:the )?)?(?<!\d)(\d{1,2})(?:st|nd|rd|th)(?! (?:century|order|edition|ed\b|floor|grade|class|semester|year|week|day|term|paper|exam|test|law|chapter|unit))(?![\p{L}\d])/giu;
