export type { FormStatus } from './contact/contact-machine.ts';
export { contactMachine } from './contact/contact-machine.ts';
export type { FormAnswer, FormService, FormSubmission } from './contact/form-service.ts';
export { type JsonFormServiceOptions, jsonFormService } from './contact/json-form-service.ts';
export { contactForm, type FormIssue, type FormTexts, type MessageForm, subscribeForm } from './contact/message-form.ts';
export { MESSAGE_SHOWN, PLEASE_WAIT, WENT_WRONG } from './contact/message-words.ts';
export type { DownloadFormat, ToolDefinition } from './definition/define-tool.ts';
export { defineTool } from './definition/define-tool.ts';
export type { Field, FieldOption, Values } from './definition/field.ts';
export type { AnnouncedTool, Category, CategoryId, IconName, ToolIdentity } from './definition/identity.ts';
export { ICON_NAMES } from './definition/identity.ts';
export type { OutlineSection, ResolvedSection } from './definition/outline.ts';
export type {
  BankPack,
  ChecklistPack,
  ComposePart,
  FactKind,
  GapPart,
  Role,
  SchedulePart,
  SkillName,
  SkillParameters,
  SkillStep,
  StylePart,
  TimelineView,
} from './definition/skills.ts';
export type { CheckedValues, InputCheck, InputIssue, InvalidInput, SchemaValidator, Tool } from './definition/tool.ts';
export { createTool } from './definition/tool.ts';
export type { Deployment } from './deployment/deployment.ts';
export { parseDeployment } from './deployment/parse-deployment.ts';
export { composeRequest } from './generation/compose-request.ts';
export type { GenerationErrorKind } from './generation/generation-error.ts';
export { GenerationError } from './generation/generation-error.ts';
export {
  DEVICE_STATUS,
  fixedGenerator,
  type GeneratorState,
  type GeneratorStatus,
  type Generators,
} from './generation/generators.ts';
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
export type { GeneratorAuth } from './generation/wire/send.ts';
export { localDay } from './local-day.ts';
export type { Notice } from './notice.ts';
export type { DocumentParagraph } from './output/document.ts';
export { headingsOf } from './output/document.ts';
export { copyResult, downloadResult, keepResult } from './output/result-actions.ts';
export type { ClipboardPort, ClockPort, DraftsPort, FilesPort, LogPort, Ports, PrintPort, StoragePort } from './ports.ts';
export { StorageError } from './ports.ts';
export type { Result } from './result/result.ts';
export { badgesOf, ON_DEVICE, provenanceOf, resultText } from './result/result.ts';
export { countWords, type Transcript, textOfTranscript, transcriptOf } from './result/transcript.ts';
export { toolMachine } from './run/machine/tool-machine.ts';
export { isUnfinished, type ToolRunEmitted, type ToolRunInput } from './run/machine/tool-run.ts';
export type { Progress, Waiting } from './run/writer/writer-events.ts';
export type { DeployedGenerator, GeneratorOffers } from './settings/generator-offers.ts';
export { chosenOption, type GeneratorOption, generatorOptions, needsKey } from './settings/generator-options.ts';
export {
  GENERATOR_KINDS,
  type GeneratorKind,
  type GeneratorSettings,
  type ModelPlace,
  parseSettings,
  readSettings,
  SETTINGS_KEY,
  writeSettings,
} from './settings/generator-settings.ts';
export { type GeneratorFacts, generatorStatus } from './settings/generator-status.ts';
export { createGeneratorStore, type GeneratorStore, type GeneratorStoreOptions } from './settings/generator-store.ts';
export { lowerFirst, numberOf, wordsOf } from './words.ts';
export { dashboardOf } from './work/dashboard.ts';
export type { Dashboard } from './work/dashboard-model.ts';
export { type DashboardTexts, EMPTY_DASHBOARD, readDashboardTexts } from './work/dashboard-texts.ts';
export { type DeletedEntry, deleteSaved, forgetDeleted, listDeleted, restoreDeleted } from './work/deleted-work.ts';
export { downloadSaved, downloadUnreadable } from './work/download-saved.ts';
export { KEPT_DAYS } from './work/kept-days.ts';
export { readSavedWork, type SavedEntry, type SavedStore, type SavedWork } from './work/saved-entry.ts';
export type { SavedItem } from './work/saved-work.ts';
