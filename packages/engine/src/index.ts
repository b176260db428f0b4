export { downloadSaved, downloadUnreadable } from './actions/download-saved.ts';
export {
  type ExportChoice,
  type ExportedResult,
  exportableSections,
  exportResult,
  exportSource,
} from './actions/export-result.ts';
export { copyResult, downloadResult, savedSentence, saveWithNotice } from './actions/result-actions.ts';
export type { SavedItem } from './actions/save-result.ts';
export { type BackupPreview, backUp, downloadBeforeRestore, previewBackup, restoreBackup } from './backup/backup-actions.ts';
export { countNewFrom, newSinceBackup } from './backup/backup-reminder.ts';
export { BackupError, type ChosenFile, readBackup } from './backup/read-backup.ts';
export type { CategoryLead, ToolOverview } from './definition/catalogue-order.ts';
export type { DownloadFormat, ToolDefinition } from './definition/define-tool.ts';
export { defineTool } from './definition/define-tool.ts';
export type { ExampleValue, ToolExample } from './definition/example.ts';
export type { Field, FieldControlName, FieldOption, FileKind, Values } from './definition/field.ts';
export { isBlank } from './definition/field.ts';
export { CHECKED, FIELD_KINDS, isTypedText } from './definition/field-kinds.ts';
export { shownFields } from './definition/field-value.ts';
export { type Holds, type ItemKindName, VIEWS_OF, type ViewName } from './definition/holds.ts';
export type { AnnouncedTool, Category, CategoryId, IconName, ToolIdentity } from './definition/identity.ts';
export { ICON_NAMES } from './definition/identity.ts';
export type { InputIssue } from './definition/input-issue.ts';
export type { OutlineSection, ResolvedSection } from './definition/outline.ts';
export { rowsIn, textOfRows } from './definition/rows.ts';
export type { SavedStore } from './definition/saved-stores.ts';
export type { ParameterSchema, SkillDeclaration, SkillName, SkillParameters, SkillStep } from './definition/skills.ts';
export type { CheckedValues, InputCheck, InvalidInput, SchemaValidator, Tool, WholeTool } from './definition/tool.ts';
export { createPageTool, createTool } from './definition/tool.ts';
export { type ReferenceTexts, referenceTexts, withEntries } from './documents/corrected-references.ts';
export {
  type DocumentsPort,
  type FileFormat,
  type FilePart,
  type FileRefusal,
  FileRefused,
  type ReadChapter,
  type ReadDocument,
  type ReadOptions,
} from './documents/documents-port.ts';
export {
  EXPORT_FILES,
  type ExportedEvents,
  type ExportFormat,
  type ExportSource,
  type WrittenFile,
} from './documents/export-source.ts';
export { doubtfulWords, type ExportGroup, type ExportGroupName, exportsOf, listedReferences } from './documents/exports-of.ts';
export { pastedLines } from './documents/pasted-lines.ts';
export { remarkPlaces } from './documents/remark-places.ts';
export { textForField } from './documents/text-for-field.ts';
export type { DocumentParagraph } from './export/document.ts';
export { headingsOf } from './export/document.ts';
export { fileName } from './export/file-name.ts';
export { downloadName } from './export/names.ts';
export { applyCorrections, type CorrectedText, type Correction, rangesOverlap } from './findings/apply-corrections.ts';
export { paragraphsIn, type TextRange } from './findings/paragraphs.ts';
export { placeSteps } from './findings/place-findings.ts';
export { MONTH_NAMES, monthNumber, SHORT_MONTH_NAMES, SHORT_WEEKDAY_NAMES } from './format/calendar-names.ts';
export { itemCountOf, localDay, lowerFirst, momentOf, numberText, wordsOf } from './format/format.ts';
export { HOURS_PATTERN, PLACE_PATTERN } from './format/hour-patterns.ts';
export { type Hours, hoursIn, placeIn } from './format/hours.ts';
export { characterOfEntity, escapeContent, escapeMarkup, withoutForbiddenCharacters } from './format/markup.ts';
export { nearestWord } from './format/nearest-word.ts';
export { pasteGenerator } from './generation/adapters/paste.ts';
export type { GenerationErrorKind } from './generation/generation-error.ts';
export { GenerationError } from './generation/generation-error.ts';
export {
  DEVICE_STATUS,
  fixedGenerator,
  type GeneratorState,
  type GeneratorStatus,
  type Generators,
} from './generation/generators.ts';
export {
  type AskedPart,
  answerNumber,
  type Handover,
  type HandoverAsk,
  type HandoverPort,
  PASTED,
  type Prompt,
} from './generation/handover.ts';
export type { GeneratorAuth } from './generation/http/send.ts';
export type { LeftOut, LeftOutReason } from './generation/left-out.ts';
export { composeRequest } from './generation/request/compose-request.ts';
export { mayGetKey } from './generation/services/known-servers.ts';
export type { SourceSpan } from './generation/source-span.ts';
export type {
  Availability,
  FinishReason,
  GenerationEvent,
  GenerationRequest,
  GenerationTask,
  GeneratorCapabilities,
  ResultSource,
  TextGenerator,
} from './generation/text-generator.ts';
export { wholePrompt } from './generation/text-generator.ts';
export { type Grade, type Lack, type UnusedText, type Verdict, verdictOf } from './generation/verdict.ts';
export { BLOCK_LINES, printMinutes } from './items/block.ts';
export { CARD_LINES, type Card } from './items/card.ts';
export { COVERAGE_LINES, COVERAGE_STATES, type Coverage, type CoverageState } from './items/coverage.ts';
export { dayFinder } from './items/day-in.ts';
export { addDays, daysBetween, mondayOf, weekdayOf, withYear } from './items/days.ts';
export { type CourseEvent, EVENT_LINES } from './items/event.ts';
export { FINDING_LINES, type Finding } from './items/finding.ts';
export { hoursFinder, printHours } from './items/hours-finder.ts';
export type { ItemKind } from './items/item-kind.ts';
export type { ExportSection, StandingBlock, StandingCard } from './items/item-section.ts';
export { type ItemsByKind, itemKinds } from './items/kinds.ts';
export type { StudyBlock } from './items/plan-lines.ts';
export { NOTES_BLANK, QUESTION_LINES, type Question } from './items/question.ts';
export { REFERENCE_HEADINGS, type Reference, type ReferenceStatus } from './items/reference.ts';
export type { DataRow } from './items/row.ts';
export { itemIds, type SectionItems } from './items/section-items.ts';
export { TASK_LINES, type Task } from './items/task.ts';
export { isExplained, TERM_LINES, type Term } from './items/term.ts';
export type { KeptPort } from './kept/kept-port.ts';
export { type KeptResult, type PastedAnswer, type PasteWait, sameForm } from './kept/kept-result.ts';
export {
  doiIn,
  type FieldDifference,
  type LookUpAnswer,
  LookUpFailed,
  type LookUpField,
  type LookUpRequest,
  noLookup,
  type ReferenceLookupPort,
  withTheirs,
} from './lookup/lookup-port.ts';
export type { Notice } from './notice.ts';
export { hoursBySubject, minutesOf, type SubjectHours } from './plan/hours.ts';
export { firstDay, isWeek, lastDay, NOWHERE, type PlanPlace } from './plan/place.ts';
export { type PlanMove, planAnew } from './plan/plan-anew.ts';
export { isPlanProgress, type PlanProgress, withDone, withMoves, withoutMoves, withPinned, withPlace } from './plan/plan-progress.ts';
export { examDays, isAfterExam, isLeftOpen, isMovable, isStudy, type PlannedBlock, plannedBlocks } from './plan/study-plan.ts';
export { type PlanDay, type PlanWeek, planWeeks } from './plan/weeks.ts';
export type {
  ClipboardPort,
  ClockPort,
  DraftsPort,
  FilesPort,
  LeftDraft,
  LeftDraftsPort,
  LogPort,
  Ports,
  PrintPort,
  SavedText,
  SavedWorkPort,
  SaveOutcome,
  StoragePort,
  WorkNews,
  WorkSafety,
  WorkTexts,
} from './ports.ts';
export { type ProgressPort, type ProgressRecord, progressId } from './progress/progress-port.ts';
export type { Result } from './result/result.ts';
export { badgesOf, needsMore, ON_DEVICE, provenanceOf, resultText } from './result/result.ts';
export { countWords, type Transcript, textOfTranscript, transcriptOf } from './result/transcript.ts';
export { answerProblem } from './run/brief/answer-problem.ts';
export { itemShortfalls } from './run/brief/item-shortfalls.ts';
export { everySection, itemsOf } from './run/brief/items-of.ts';
export { type AnswerCount, readAnswer } from './run/brief/read-answer.ts';
export { type ResultView, viewsOf } from './run/brief/views-of.ts';
export { carryCorrections } from './run/keep/carry-corrections.ts';
export { forgetExpiredProgress, forgetProgress, forgetSaved } from './run/keep/forget-progress.ts';
export { forgetSections, showKept } from './run/keep/kept-document.ts';
export { keptTitle } from './run/keep/kept-title.ts';
export { type ResultProgress, resultProgress } from './run/keep/result-progress.ts';
export { RunKeeper, type RunKeeperOptions } from './run/keep/run-keeper.ts';
export { failureNotice } from './run/machine/failure-reason.ts';
export { toolMachine } from './run/machine/tool-machine.ts';
export { isUnfinished, type KeptMark, type ToolRunEmitted, type ToolRunEvent, type ToolRunInput } from './run/machine/tool-run.ts';
export { InvalidInputError, RunError, type RunToolOptions, runTool, type ToolOutput } from './run/run-tool.ts';
export { isCheckable } from './run/text/is-checkable.ts';
export type { RunProgress, WaitState } from './run/writer/writer-events.ts';
export { type Dashboard, dashboardOf, EMPTY_DASHBOARD } from './saved/dashboard.ts';
export { isSaved } from './saved/is-saved.ts';
export { type DeletedEntry, deletedEntryOf, readSavedWork, type SavedEntry, type SavedWork } from './saved/saved-entry.ts';
export { inMemoryWork } from './saved/store/memory-work.ts';
export type { DeployedGenerator, GeneratorOffers } from './settings/generator-offers.ts';
export { chosenOption, type GeneratorOption, generatorOptions, needsKey } from './settings/generator-options.ts';
export {
  GENERATOR_KINDS,
  type GeneratorKind,
  type GeneratorSettings,
  type ModelAddress,
  parseSettings,
  readSettings,
  SETTINGS_KEY,
  writeSettings,
} from './settings/generator-settings.ts';
export { type GeneratorFacts, generatorStatus } from './settings/generator-status.ts';
export { createGeneratorStore, type GeneratorStore, type GeneratorStoreOptions } from './settings/generator-store.ts';
export { isWebAddress } from './settings/web-address.ts';
export { countCards } from './standing/deck-sections.ts';
export { NO_WORK, type ResultWork } from './standing/result-work.ts';
export { settledVerdict } from './standing/settled-verdict.ts';
export { editedResult, standingEdits, standingOf } from './standing/standing-result.ts';
export { newLines, type TextEdit } from './standing/text-edit.ts';
export { inMemoryStorage } from './storage/memory-storage.ts';
export { RETENTION_DAYS } from './storage/retention.ts';
export { StorageError } from './storage/storage-error.ts';
export type { StorageUse } from './storage/storage-use.ts';
export { cardSides, isWholeCard } from './study/card-sides.ts';
export {
  addCard,
  type CardSource,
  cardsIn,
  type Deck,
  type DeckCard,
  editCard,
  freeName,
  isDeckOf,
  matchOf,
  type NewCard,
  newDeck,
  RATINGS,
  type Rating,
  type RatingName,
  removeCard,
  returnCard,
  withCards,
} from './study/deck.ts';
export { materialTitle, nameOfDeck } from './study/deck-name.ts';
export { type DeckLink, deckOfResult, isDeckLink } from './study/deck-of-result.ts';
export type { DecksPort } from './study/decks-port.ts';
export { type CardRef, dueAt, dueCards, newCards, previews, studyQueue } from './study/schedule.ts';
export { type CardAnswer, cardAt, type SessionState, type SessionSummary, summaryOf } from './study/session.ts';
export type { StudyContext, StudyEvent, StudyInput } from './study/study-context.ts';
export { studyMachine } from './study/study-machine.ts';
