/** Weekdays in Spanish, French, German and Hindi, from Monday. */
export const FOREIGN_DAYS = [
  ['lunes', 'lundi', 'montag', 'सोमवार'],
  ['martes', 'mardi', 'dienstag', 'मंगलवार'],
  ['miércoles', 'miercoles', 'mercredi', 'mittwoch', 'बुधवार'],
  ['jueves', 'jeudi', 'donnerstag', 'गुरुवार'],
  ['viernes', 'vendredi', 'freitag', 'शुक्रवार'],
  ['sábado', 'sabado', 'samedi', 'samstag', 'sonnabend', 'शनिवार'],
  ['domingo', 'dimanche', 'sonntag', 'रविवार'],
];
