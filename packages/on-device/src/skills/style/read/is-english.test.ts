import { expect, it } from 'vitest';
import { readDocument } from '../../../lib/text/read-document.ts';
import { isEnglish } from './is-english.ts';

const ENGLISH = `EXPERIENCE
Working Student, Data, Delivery Hero
- Built a Looker dashboard for refund fraud; cut manual review by 30 %
- Wrote SQL and dbt models
Tutor, Linear Algebra, HU Berlin 2023
PROJECTS
Bachelor thesis: Survival analysis of churn in telecom data
Bike counter app - Python, FastAPI, Postgres; 200 users`;

const GERMAN = `BERUFSERFAHRUNG
Werkstudentin, Daten, Delivery Hero
- Aufbau einer Auswertung für Betrug; manuelle Prüfung um 30 % gesenkt
- Abfragen in SQL und Modelle mit dbt
Tutorin, Lineare Algebra, HU Berlin 2023
PROJEKTE
Bachelorarbeit: Analyse der Kündigungen bei der Telekom
Zähler von Rädern - Python, FastAPI, Postgres; 200 Nutzer`;

it('A résumé in English is English, though it has few function words, and one in German is not', () => {
  expect(isEnglish(readDocument('draft', ENGLISH))).toBe(true);
  expect(isEnglish(readDocument('draft', GERMAN))).toBe(false);
});
