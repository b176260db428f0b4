import { ItemList } from '../ItemList.tsx';
import type { ViewProps } from '../view.ts';

export default function MatrixView(props: ViewProps) {
  return <ItemList {...props} />;
}
