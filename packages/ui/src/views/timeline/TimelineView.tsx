import { ItemList } from '../ItemList.tsx';
import type { ViewProps } from '../view.ts';

export default function TimelineView(props: ViewProps) {
  return <ItemList {...props} />;
}
