/** The source of an expression for countries and states under whose names lists put laws and the papers of offices. */
export const STATES =
  'Brasil|Brazil|Portugal|España|Argentina|Chile|Colombia|Colômbia|México|Perú|Uruguay|Venezuela|Angola|Moçambique|France|Italia|Acre|Alagoas|Amapá|Amazonas|Bahia|Ceará|Distrito Federal|Espírito Santo|Goiás|Maranhão|Mato Grosso(?: do Sul)?|Minas Gerais|Pará|Paraíba|Paraná|Pernambuco|Piauí|Rio de Janeiro|Rio Grande do (?:Norte|Sul)|Rio Grande Do Sul|Rondônia|Roraima|Santa Catarina|São Paulo|Sergipe|Tocantins';
const IS_STATE = new RegExp(`^(?:${STATES})$`, 'iu');

/** Whether the words where authors stand are the name of a state: "São Paulo" is no person. */
export function isState(text: string): boolean {
  return IS_STATE.test(text);
}
