/** The marks that stand before the items of lists, for regular expressions. */
export const BULLET = '[•▪◦‣■□▶►➢➤●○◆–—*-]';
