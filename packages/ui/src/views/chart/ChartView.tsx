import { ItemList } from '../ItemList.tsx';
import type { ViewProps } from '../view.ts';

export default function ChartView(props: ViewProps) {
  return <ItemList {...props} />;
}
