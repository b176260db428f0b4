import type { IconName } from '@marginalia/engine';
import {
  ArrowLeft,
  ArrowRight,
  Award,
  Bookmark,
  BookOpen,
  Briefcase,
  Calendar,
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Clock,
  Copy,
  Download,
  ExternalLink,
  FileText,
  FlaskConical,
  FolderGit2,
  Globe,
  GraduationCap,
  Info,
  Languages,
  Layers,
  Lightbulb,
  ListChecks,
  type LucideIcon,
  Map as MapIcon,
  Menu,
  MessagesSquare,
  Mic,
  Notebook,
  PenLine,
  Presentation,
  Quote,
  Route,
  Search,
  SearchCheck,
  ShieldCheck,
  Sigma,
  Square,
  Trash2,
  TriangleAlert,
  X,
} from 'lucide-react';

/** Drawings that screens use beside the icons of tools. */
export type UiIconName =
  | 'alert'
  | 'arrow-left'
  | 'arrow-right'
  | 'check'
  | 'chevron-down'
  | 'circle-check'
  | 'copy'
  | 'download'
  | 'external'
  | 'info'
  | 'menu'
  | 'save'
  | 'search'
  | 'shield-check'
  | 'stop'
  | 'trash'
  | 'warning'
  | 'x';

/** Every drawing by its name; imported one by one, so that a bundle holds no others. */
export const icons: Readonly<Record<IconName | UiIconName, LucideIcon>> = {
  'file-text': FileText,
  'book-open': BookOpen,
  calendar: Calendar,
  layers: Layers,
  'pen-line': PenLine,
  quote: Quote,
  flask: FlaskConical,
  mic: Mic,
  'search-check': SearchCheck,
  map: MapIcon,
  messages: MessagesSquare,
  route: Route,
  'folder-git': FolderGit2,
  award: Award,
  lightbulb: Lightbulb,
  'list-checks': ListChecks,
  sigma: Sigma,
  globe: Globe,
  languages: Languages,
  clock: Clock,
  briefcase: Briefcase,
  presentation: Presentation,
  notebook: Notebook,
  'graduation-cap': GraduationCap,
  alert: CircleAlert,
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  check: Check,
  'chevron-down': ChevronDown,
  'circle-check': CircleCheck,
  copy: Copy,
  download: Download,
  external: ExternalLink,
  info: Info,
  menu: Menu,
  save: Bookmark,
  search: Search,
  'shield-check': ShieldCheck,
  stop: Square,
  trash: Trash2,
  warning: TriangleAlert,
  x: X,
};
