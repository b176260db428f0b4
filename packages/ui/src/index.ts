export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './basics/Button.tsx';
export { EmptyState, type EmptyStateProps } from './basics/EmptyState.tsx';
export { Icon, type IconProps } from './basics/Icon.tsx';
export { IconButton, type IconButtonProps } from './basics/IconButton.tsx';
export type { UiIconName } from './basics/icons.ts';
export { LinkButton, type LinkButtonProps } from './basics/LinkButton.tsx';
export { Notice, type NoticeProps, type NoticeTone } from './basics/Notice.tsx';
export { ProgressBar, type ProgressBarProps } from './basics/ProgressBar.tsx';
export { Spinner } from './basics/Spinner.tsx';
export { Tag, type TagProps, type TagTone } from './basics/Tag.tsx';
export { ToolIcon, type ToolIconProps } from './basics/ToolIcon.tsx';
export { VisuallyHidden } from './basics/VisuallyHidden.tsx';
export { CataloguePage, type CataloguePageProps } from './catalogue/CataloguePage.tsx';
export { SearchField, type SearchFieldProps } from './catalogue/SearchField.tsx';
export { Footer, type FooterColumn, type FooterProps } from './navigation/Footer.tsx';
export { Header, type HeaderProps } from './navigation/Header.tsx';
export { Link } from './navigation/Link.tsx';
export { Logo } from './navigation/Logo.tsx';
export {
  type Navigation,
  type NavigationLinkProps,
  NavigationProvider,
  type NavigationProviderProps,
  usePathname,
} from './navigation/navigation.tsx';
export { PageFrame, type PageFrameProps } from './navigation/PageFrame.tsx';
export type { PageLink } from './navigation/page-link.ts';
export { SkipLink } from './navigation/SkipLink.tsx';
export { NoticeProvider, type Notices, useNotices } from './notices/notices.tsx';
export { ComingSoonPage } from './pages/ComingSoonPage.tsx';
export { HomePage, type HomePageProps } from './pages/HomePage.tsx';
export { NotFoundPage } from './pages/NotFoundPage.tsx';
export { UnexpectedError, type UnexpectedErrorProps } from './pages/UnexpectedError.tsx';
export { ToolScreen, type ToolScreenProps } from './tool/ToolScreen.tsx';
