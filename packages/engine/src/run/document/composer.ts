import { isBlank, type Values } from '../../definition/field.ts';
import type { ResolvedSection } from '../../definition/outline.ts';
import { localDay } from '../../format/format.ts';
import { GenerationError } from '../../generation/generation-error.ts';
import { composeMore, composeSection, type SectionContext, type SectionPiece } from '../../generation/request/compose-section.ts';
import { estimateTokens, tokensIn } from '../../generation/request/tokens.ts';
import type { GenerationRequest } from '../../generation/text-generator.ts';
import { materialFields } from '../../sources/material.ts';
import type { ModelInput } from '../writer/writer-input.ts';
import type { Citations } from './cited/citations.ts';
import { sourcesSection } from './cited/source-list.ts';
import { cappedWords } from './content/capped-words.ts';
import { Digest } from './content/digest.ts';
import type { FormFigures } from './content/form-figures.ts';
import { stemsIn } from './content/stems.ts';
import type { DocumentText } from './document-text.ts';
import { Ledger } from './ledger.ts';
import { answerTokens, contextOf, FEWEST_WORDS_OF_CALL, mostCallWords, TOKENS_A_WORD } from './plan-calls.ts';

/** The answer's share of the context that the instructions leave free, if the form's texts do not fit beside a long answer. */
const ANSWER_SHARE = 0.45;
/** An answer has at least this many words: the form's texts are shortened before answers are. */
const GOOD_ANSWER = 500;
/** In tokens: the length of the ledger of a finished document, and the shortest excerpt of the form's texts that is worth a request. */
const LEDGER_TOKENS = 700;
const LEAST_MATERIAL = 250;
/** The most of the form's texts that the list of sources may take if not all fits. */
const SOURCES_SHARE = 0.35;
const ENTRY_WORDS = 14;

const FIGURES_RULE = 'State no figure and no date that the material does not give.';
const SOURCES_RULE =
  'Cite only the listed sources, and each by its key in square brackets, such as [S1], behind the words that it supports; write no author with a year. Where no listed source fits, write "[source needed]".';
const NO_SOURCES_RULE = 'The student has named no source, so cite none; where one belongs, write "[source needed]".';

/** Composes the requests of a document, each with what fits the context of its generator. */
export class Composer {
  readonly #input: ModelInput;
  readonly #document: DocumentText;
  readonly #ledger: Ledger;
  readonly #citations: Citations | undefined;
  readonly #sourcesField: string | undefined;
  readonly #digests: ReadonlyMap<string, Digest>;
  readonly #materialTokens: number;
  /** The tokens that a prompt is planned with. */
  readonly promptTokens: number;

  /** Throws `GenerationError` if the context of the generator is known and too small for this form. */
  constructor(input: ModelInput, document: DocumentText, facts: FormFigures, citations: Citations | undefined) {
    const { tool, values } = input;
    this.#input = input;
    this.#document = document;
    this.#citations = citations;
    this.#sourcesField = sourcesSection(document.sections)?.sources.fields[0];
    const fields = materialFields(tool, values).filter((field) => field !== this.#sourcesField);
    this.#digests = new Map(fields.map((field) => [field, new Digest(values[field] ?? '')]));
    this.#ledger = new Ledger(
      document,
      facts,
      citations,
      fields.map((field) => values[field] ?? ''),
    );
    this.#materialTokens = fields.reduce((sum, field) => sum + tokensIn(values[field] ?? ''), 0);
    this.promptTokens = this.#plan();
  }

  section(asked: readonly SectionPiece[], planned: number, before: string): GenerationRequest {
    const sections = asked.map(({ section }) => section);
    return this.#fitting(sections, planned, before, (context) => composeSection(asked, context));
  }

  more(asked: SectionPiece, written: { readonly words: number; readonly of: number }, planned: number, before: string): GenerationRequest {
    return this.#fitting([asked.section], planned, before, (context) => composeMore(asked, written, context));
  }

  /** The request with the form's texts at full length or, if that does not fit beside an answer of the planned words, shortened. */
  #fitting(
    sections: readonly ResolvedSection[],
    planned: number,
    before: string,
    compose: (context: SectionContext) => GenerationRequest,
  ): GenerationRequest {
    const { capabilities } = this.#input.generator;
    const keys = this.#citations?.withKeys(before) ?? before;
    const ledger = this.#ledger.lines(sections);
    const limit = contextOf(capabilities) - answerTokens(planned, capabilities);
    if (this.#materialTokens <= limit) {
      const whole = compose(this.#context(sections, keys, Number.POSITIVE_INFINITY, ledger));
      if (estimateTokens(whole) <= limit) return whole;
    }
    const left = limit - estimateTokens(compose(this.#context(sections, keys, 0, ledger)));
    if (left >= LEAST_MATERIAL) return compose(this.#context(sections, keys, left, ledger));
    const short = this.#ledger.lines(sections, 0.5);
    return compose(this.#context(sections, keys, Math.max(0, left + tokensIn(ledger) - tokensIn(short)), short));
  }

  /** @param room tokens for the form's texts */
  #context(sections: readonly ResolvedSection[], before: string, room: number, ledger: string): SectionContext {
    const { tool, values, ports } = this.#input;
    const rules = [FIGURES_RULE, ...(this.#citations ? [this.#citations.sources.length > 0 ? SOURCES_RULE : NO_SOURCES_RULE] : [])];
    return {
      tool,
      values,
      shown: this.#shown(sections, room),
      today: localDay(ports.clock.now()),
      ledger,
      rules,
      before,
    };
  }

  /** The values with keys before the sources, and with long texts as short as the room demands. */
  #shown(sections: readonly ResolvedSection[], room: number): Values {
    const { values } = this.#input;
    const about = sections.map(({ title, brief }) => `${title} ${brief}`).join(' ');
    const list = this.#keyedList(about, room * SOURCES_SHARE);
    const texts = [...this.#digests.keys()].map((field) => [field, values[field] ?? ''] as const);
    const all = texts.reduce((sum, [, text]) => sum + tokensIn(text), 0);
    const left = room - tokensIn(list);
    const body = this.#document.sections.filter(({ order }) => order === 'body');
    const place = Math.max(0, body.indexOf(sections[0] as ResolvedSection)) / Math.max(1, body.length - 1);
    const short = texts.map(([field, text]) => {
      const share = all <= left ? text.length : Math.max(1, Math.floor((text.length * left) / all));
      return [field, this.#digests.get(field)?.on(about, place, share) ?? text] as const;
    });
    const field = this.#sourcesField;
    return { ...values, ...Object.fromEntries(short), ...(field !== undefined && !isBlank(list) && { [field]: list }) };
  }

  /** The sources as "[S1] Evans …", one a line. Where not all fit, they are shortened, and those on the subject come first. */
  #keyedList(about: string, room: number): string {
    const { sources = [] } = this.#citations ?? {};
    const line = ({ key, entry }: (typeof sources)[number], words = Number.POSITIVE_INFINITY): string =>
      `[${key}] ${cappedWords(entry.replace(/^\[\d+\] /, ''), words)}`;
    const byKey = [...sources].sort((one, other) => Number(one.key.slice(1)) - Number(other.key.slice(1)));
    const whole = byKey.map((source) => line(source)).join('\n');
    if (tokensIn(whole) <= room) return whole;
    const subject = stemsIn(about);
    const weigh = (entry: string): number => [...stemsIn(entry)].filter((stem) => subject.has(stem)).length;
    const weights = new Map(byKey.map((source) => [source, weigh(source.entry)]));
    let left = room;
    const chosen = byKey
      .toSorted((one, other) => (weights.get(other) ?? 0) - (weights.get(one) ?? 0))
      .filter((source) => {
        const tokens = tokensIn(line(source, ENTRY_WORDS)) + 1;
        if (tokens > left) return false;
        left -= tokens;
        return true;
      });
    return byKey
      .filter((source) => chosen.includes(source))
      .map((source) => line(source, ENTRY_WORDS))
      .join('\n');
  }

  #plan(): number {
    const { capabilities } = this.#input.generator;
    const context = contextOf(capabilities);
    if (context === Number.POSITIVE_INFINITY) return 0;
    const written = this.#document.sections.filter(({ order }) => order !== 'derived');
    const longest = written.toSorted((one, other) => other.brief.length - one.brief.length).slice(0, 1);
    const probe = (room: number): number => {
      const pieces = longest.map((section) => ({ section, part: 1, parts: 1, words: GOOD_ANSWER }));
      return estimateTokens(composeSection(pieces, this.#context(longest, '', room, ''))) + LEDGER_TOKENS;
    };
    const fixed = probe(0);
    const full = probe(Number.POSITIVE_INFINITY);
    const wanted = Math.min(GOOD_ANSWER, mostCallWords(capabilities, 0));
    if (full + answerTokens(wanted, capabilities) <= context) return full;
    const room = context - fixed - (capabilities.thinkingReserve ?? 0);
    const words = Math.max(FEWEST_WORDS_OF_CALL, Math.floor((room * ANSWER_SHARE) / TOKENS_A_WORD));
    const left = context - answerTokens(words, capabilities);
    if (left < fixed + Math.min(LEAST_MATERIAL, full - fixed) && capabilities.contextTokens !== undefined)
      throw new GenerationError('too-small', 'The context of the model is too small for this form');
    return left;
  }
}
