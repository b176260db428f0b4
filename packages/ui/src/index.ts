export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './basics/Button.tsx';
export { EmptyState, type EmptyStateProps } from './basics/EmptyState.tsx';
export { Icon, type IconProps } from './basics/Icon.tsx';
export { IconButton, type IconButtonProps } from './basics/IconButton.tsx';
export type { UiIconName } from './basics/icons.ts';
export { Kbd } from './basics/Kbd.tsx';
export { Notice, type NoticeProps, type NoticeTone } from './basics/Notice.tsx';
export { ProgressBar, type ProgressBarProps } from './basics/ProgressBar.tsx';
export { Spinner } from './basics/Spinner.tsx';
export { Tag, type TagProps, type TagTone } from './basics/Tag.tsx';
export { ToolIcon, type ToolIconProps } from './basics/ToolIcon.tsx';
export { VisuallyHidden } from './basics/VisuallyHidden.tsx';
export { BlogPage, type BlogPageProps } from './blog/BlogPage.tsx';
export type { PostPorts } from './blog/PostActions.tsx';
export { PostNotFound } from './blog/PostNotFound.tsx';
export { PostPage, type PostPageProps } from './blog/PostPage.tsx';
export type { PostCoverName, PostSummary, PostTone } from './blog/post.ts';
export { CataloguePage, type CataloguePageProps } from './catalogue/CataloguePage.tsx';
export { ContactPage, type ContactPageProps } from './contact/ContactPage.tsx';
export type { FormResponse, FormService, FormSubmission } from './contact/form-service.ts';
export { SubscribeForm, type SubscribeFormProps } from './contact/SubscribeForm.tsx';
export { DashboardPage, type DashboardPageProps } from './dashboard/DashboardPage.tsx';
export type { DashboardHost, DashboardPorts } from './dashboard/dashboard-host.ts';
export type { QuickAction } from './dashboard/QuickActions.tsx';
export type { JustDeleted } from './dashboard/saved/use-saved-actions.ts';
export { Checkbox, type CheckboxProps } from './fields/Checkbox.tsx';
export { type RadioCard, RadioCards, type RadioCardsProps } from './fields/RadioCards.tsx';
export { SecretField, type SecretFieldProps } from './fields/SecretField.tsx';
export { Segmented, type SegmentedOption, type SegmentedProps } from './fields/Segmented.tsx';
export { Footer, type FooterColumn, type FooterProps, type SocialLink } from './navigation/Footer.tsx';
export { Header, type HeaderProps } from './navigation/Header.tsx';
export { HeaderEnd, type HeaderEndProps } from './navigation/HeaderEnd.tsx';
export { isApple } from './navigation/is-apple.ts';
export { Link, type PageLink } from './navigation/Link.tsx';
export { LinkButton, type LinkButtonProps } from './navigation/LinkButton.tsx';
export { Logo } from './navigation/Logo.tsx';
export {
  type Navigation,
  type NavigationLinkProps,
  NavigationProvider,
  type NavigationProviderProps,
  useNavigate,
  usePathname,
} from './navigation/navigation.tsx';
export { PageFrame, type PageFrameProps } from './navigation/PageFrame.tsx';
export { QuickAccess, type QuickAccessProps } from './navigation/QuickAccess.tsx';
export { SkipLink } from './navigation/SkipLink.tsx';
export { NoticeProvider, type Notices, useNotices } from './notices/notices.tsx';
export type { NoticeAction } from './notices/ToastRegion.tsx';
export { Dialog, type DialogProps } from './overlays/Dialog.tsx';
export { TooltipLayer } from './overlays/TooltipLayer.tsx';
export { ComingSoonPage } from './pages/ComingSoonPage.tsx';
export type { Showcase } from './pages/FeaturedTool.tsx';
export type { Picture } from './pages/HeroPicture.tsx';
export { HomePage, type HomePageProps } from './pages/HomePage.tsx';
export { NotFoundPage } from './pages/NotFoundPage.tsx';
export type { PasteTarget } from './pages/PasteBox.tsx';
export { UnexpectedError, type UnexpectedErrorProps } from './pages/UnexpectedError.tsx';
export { CommandPalette, type CommandPaletteProps } from './palette/CommandPalette.tsx';
export type { PaletteAction, SavedTitle } from './palette/palette-items.ts';
export type { TextHeading } from './prose/Contents.tsx';
export { ContactAddress, type LegalMeta, LegalPage, type LegalPageProps } from './prose/LegalPage.tsx';
export { SearchField, type SearchFieldProps } from './search/SearchField.tsx';
export type { Appearance } from './settings/AppearanceRow.tsx';
export type { ConnectionOutcome, GeneratorFormValues, SettingsPorts } from './settings/generator-form.ts';
export { type GeneratorPort, GeneratorProvider } from './settings/generator-port.ts';
export { SettingsDialog, type SettingsDialogProps } from './settings/SettingsDialog.tsx';
export type { YourDataPorts } from './settings/YourData.tsx';
export { StudyOverlay } from './study/StudyOverlay.tsx';
export type { StudyOverlayProps } from './study/study-overlay-props.ts';
export { keptForm, openInTool } from './tool/run/open-in-tool.ts';
export { ToolRuns } from './tool/run/tool-runs.ts';
export { ToolScreen, type ToolScreenProps } from './tool/ToolScreen.tsx';
export { loadView } from './views/load-view.ts';
export type { SourcePlace, ViewComponent, ViewPorts, ViewProps, ViewState } from './views/view.ts';
