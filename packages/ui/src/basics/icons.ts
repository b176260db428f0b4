import type { IconName } from '@marginalia/engine';
import {
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Award,
  Bookmark,
  BookOpen,
  Briefcase,
  Calendar,
  ChartColumn,
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
  KeyRound,
  Languages,
  Layers,
  Lightbulb,
  ListChecks,
  type LucideIcon,
  Mail,
  Map as MapIcon,
  Menu,
  MessagesSquare,
  Mic,
  Monitor,
  Moon,
  Notebook,
  PenLine,
  Play,
  Presentation,
  Quote,
  RefreshCw,
  Route,
  Rss,
  Search,
  SearchCheck,
  Settings,
  Share2,
  ShieldCheck,
  Sigma,
  Square,
  Sun,
  Trash2,
  TriangleAlert,
  X,
} from 'lucide-react';

/** Drawings that screens use beside the icons of tools. */
export type UiIconName =
  | 'alert'
  | 'arrow-left'
  | 'arrow-right'
  | 'arrow-up'
  | 'chart'
  | 'check'
  | 'chevron-down'
  | 'circle-check'
  | 'copy'
  | 'download'
  | 'external'
  | 'info'
  | 'key'
  | 'mail'
  | 'menu'
  | 'monitor'
  | 'moon'
  | 'play'
  | 'refresh'
  | 'rss'
  | 'save'
  | 'search'
  | 'settings'
  | 'share'
  | 'shield-check'
  | 'stop'
  | 'sun'
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
  'arrow-up': ArrowUp,
  chart: ChartColumn,
  check: Check,
  'chevron-down': ChevronDown,
  'circle-check': CircleCheck,
  copy: Copy,
  download: Download,
  external: ExternalLink,
  info: Info,
  key: KeyRound,
  mail: Mail,
  menu: Menu,
  monitor: Monitor,
  moon: Moon,
  play: Play,
  refresh: RefreshCw,
  rss: Rss,
  save: Bookmark,
  search: Search,
  settings: Settings,
  share: Share2,
  'shield-check': ShieldCheck,
  stop: Square,
  sun: Sun,
  trash: Trash2,
  warning: TriangleAlert,
  x: X,
};
