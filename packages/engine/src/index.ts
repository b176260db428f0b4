export type { FormStatus } from './contact/contact-machine.ts';
export { contactMachine } from './contact/contact-machine.ts';
export type { FormAnswer, FormService, FormSubmission } from './contact/form-service.ts';
export { type JsonFormServiceOptions, jsonFormService } from './contact/json-form-service.ts';
export { contactForm, type FormIssue, type FormTexts, type MessageForm, subscribeForm } from './contact/message-form.ts';
export { MESSAGE_SHOWN, PLEASE_WAIT, WENT_WRONG } from './contact/message-words.ts';
export type { CategoryLead, ToolOverview } from './definition/catalogue-order.ts';
export type { DownloadFormat, ToolDefinition } from './definition/define-tool.ts';
export { defineTool } from './definition/define-tool.ts';
export type { Field, FieldOption, Values } from './definition/field.ts';
export type { AnnouncedTool, Category, CategoryId, IconName, ToolIdentity } from './definition/identity.ts';
export { ICON_NAMES } from './definition/identity.ts';
export type { OutlineSection, ResolvedSection } from './definition/outline.ts';
export type { ParameterSchema, SkillDeclaration, SkillName, SkillParameters, SkillStep } from './definition/skills.ts';
export type { InputIssue, SchemaValidator, Tool } from './definition/tool.ts';
export { createTool } from './definition/tool.ts';
export type { DeployedGenerator, Deployment, GeneratorAuth } from './deployment/deployment.ts';
export { parseDeployment } from './deployment/parse-deployment.ts';
export { composeRequest } from './generation/compose-request.ts';
export type { GenerationErrorKind } from './generation/generation-error.ts';
export { GenerationError } from './generation/generation-error.ts';
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
export { localDay } from './local-day.ts';
export type { Notice } from './notice.ts';
export type { DocumentParagraph } from './output/document.ts';
export { headingsOf } from './output/document.ts';
export { copyResult, downloadResult, keepResult } from './output/result-actions.ts';
export type { ClipboardPort, ClockPort, DraftsPort, FilesPort, LogPort, Ports, PrintPort, StoragePort } from './ports.ts';
export { StorageError } from './ports.ts';
export type { Result } from './run/result.ts';
export { badgesOf, ON_DEVICE, provenanceOf, resultText } from './run/result.ts';
export { toolMachine } from './run/tool-machine.ts';
export { canContinue, isUnfinished, type ToolRunEmitted, type ToolRunInput } from './run/tool-run.ts';
export { countWords, type Transcript, textOfTranscript, transcriptOf } from './run/transcript.ts';
export type { Progress, Waiting } from './run/writer-events.ts';
export { DEVICE_STATUS, type GeneratorState, type GeneratorStatus } from './settings/device-status.ts';
export { chosenOption, type GeneratorOption, generatorOptions, needsKey } from './settings/generator-options.ts';
export {
  GENERATOR_KINDS,
  type GeneratorKind,
  type GeneratorSettings,
  type ModelPlace,
  parseSettings,
  readSettings,
  writeSettings,
} from './settings/generator-settings.ts';
export { type GeneratorFacts, generatorStatus } from './settings/generator-status.ts';
export { SETTINGS_KEY } from './settings/settings-key.ts';
export { lowerFirst, numberOf, wordsOf } from './words.ts';
export { dashboardOf } from './work/dashboard.ts';
export type { Dashboard } from './work/dashboard-model.ts';
export { type DashboardTexts, EMPTY_DASHBOARD, readDashboardTexts } from './work/dashboard-texts.ts';
export { type DeletedEntry, deleteSaved, forgetDeleted, listDeleted, restoreDeleted } from './work/deleted-work.ts';
export { downloadSaved, downloadUnreadable } from './work/download-saved.ts';
export { KEPT_DAYS } from './work/kept-days.ts';
export { readSavedWork, type SavedEntry, type SavedStore, type SavedWork } from './work/saved-entry.ts';
export type { SavedItem } from './work/saved-work.ts';
