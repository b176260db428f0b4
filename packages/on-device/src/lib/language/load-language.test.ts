import { describe, expect, it } from 'vitest';
import { readDocument } from '../text/read-document.ts';
import { obviousLanguage } from './detect.ts';
import { languageOf } from './load-language.ts';
import { sentenceLanguage } from './sentence-language.ts';

describe('The language of a text', () => {
  it.each([
    ['en', 'The cell is the smallest unit of life, and it is surrounded by a membrane that lets water pass.'],
    ['es', 'La célula es la unidad básica de la vida y está rodeada por una membrana que deja pasar el agua.'],
    ['fr', "La cellule est la plus petite unité de la vie et elle est entourée d'une membrane qui laisse passer l'eau."],
    ['de', 'Die Zelle ist die kleinste Einheit des Lebens und von einer Membran umgeben, die Wasser durchlässt.'],
    ['hi', 'कोशिका जीवन की सबसे छोटी इकाई है और यह एक झिल्ली से घिरी होती है जो पानी को जाने देती है।'],
  ])('follows from script and function words: %s', (code, text) => {
    expect(obviousLanguage(text)).toBe(code);
  });

  it.each([
    [
      'pt',
      'A fotossíntese é o processo pelo qual as plantas produzem energia a partir da luz do sol. Elas usam água e ar, e o açúcar que produzem alimenta a planta. Muitas vezes isso acontece nas folhas, onde há clorofila, e não nas raízes.',
    ],
    [
      'ru',
      'Клетка является основной единицей жизни. Она окружена мембраной, которая пропускает воду и задерживает большинство ионов внутри.',
    ],
  ])('comes from a detector where these do not decide: %s', async (code, text) => {
    expect(obviousLanguage(text)).toBeUndefined();
    expect((await languageOf(text)).code).toBe(code);
  });

  it('is English for a few words and for lists of terms', async () => {
    for (const text of ['', 'Osmosis', 'ATP synthase\nNADPH\nstroma\nthylakoid lumen', 'exam on 12 Dec'])
      expect((await languageOf(text)).code).toBe('en');
  });
});

describe('The language of a sentence in a text of another language', () => {
  it.each([
    ['de', 'Inflation ist ein anhaltender Anstieg des allgemeinen Preisniveaus.'],
    ['fr', "Le chômage frictionnel est le chômage lié au temps nécessaire pour changer d'emploi."],
    ['es', 'La utilidad marginal es la satisfacción adicional que da una unidad más de un bien.'],
    ['hi', 'परासरण एक झिल्ली से पानी का बहाव है।'],
  ])('follows from its function words: %s', (code, text) => {
    expect(sentenceLanguage(text, 'en')).toBe(code);
  });

  it.each(['Rue de Rivoli', 'The cortes general met in Cádiz.', 'Osmosis moves water.', 'A coup de main is a raid.'])(
    'is that of the text where they do not decide: %s',
    (text) => {
      expect(sentenceLanguage(text, 'en')).toBe('en');
    },
  );

  it('is English for an English sentence of a German text', () => {
    expect(sentenceLanguage('Opportunity cost is the value of the best alternative.', 'de')).toBe('en');
  });
});

describe('Sentences of other languages', () => {
  it.each([
    ['यह पानी है। यह ऊपर उठता है। फिर वर्षा होती है।', 3],
    ['Am 3. Oktober fiel Regen. Hefe wirkt z. B. im Teig. Im 19. Jahrhundert gab es das nicht.', 3],
    ['El Sr. Rivas explica la marea. ¿Por qué sube el mar? La Luna lo atrae.', 3],
    ['M. Legall explique la marée. Elle monte deux fois par jour.', 2],
  ])('end at their own marks, not at abbreviations: %s', async (raw, count) => {
    expect(readDocument('f', raw, await languageOf(raw.repeat(3))).sentences).toHaveLength(count);
  });
});
