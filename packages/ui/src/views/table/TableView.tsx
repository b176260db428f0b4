import { ItemList } from '../ItemList.tsx';
import type { ViewProps } from '../view.ts';

export default function TableView(props: ViewProps) {
  return <ItemList {...props} />;
}
