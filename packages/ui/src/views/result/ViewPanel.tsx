import type { ViewName } from '@marginalia/engine';
import { Component, memo, type ReactNode, startTransition, useEffect, useState } from 'react';
import { Button } from '../../basics/Button.tsx';
import { Notice } from '../../basics/Notice.tsx';
import { loadView } from '../load-view.ts';
import type { ViewComponent, ViewProps } from '../view.ts';
import { VIEW_LABELS } from '../view-names.ts';

interface ViewPanelProps {
  readonly name: ViewName;
  /** Undefined while what was done with the result is being read. */
  readonly view: ViewProps | undefined;
}

/** One view, whose code is loaded when it is first shown. Whatever fails, the text stays. */
export function ViewPanel({ name, view }: ViewPanelProps) {
  const [code, setCode] = useState<{ readonly View: ViewComponent } | 'loading' | 'failed'>('loading');
  useEffect(() => {
    if (code !== 'loading') return;
    let left = false;
    loadView[name]().then(
      // React renders a long view in pieces.
      ({ default: View }) => !left && startTransition(() => setCode({ View })),
      () => !left && setCode('failed'),
    );
    return () => {
      left = true;
    };
  }, [name, code]);
  if (code === 'failed') {
    return (
      <Notice
        actions={
          <Button onClick={() => setCode('loading')} size="sm" variant="primary">
            Try again
          </Button>
        }
        className="m-result__notice"
        heading="A part of this page did not arrive"
        level={3}
        tone="error"
      >
        Check your connection, then try again. The tab Text has the whole result.
      </Notice>
    );
  }
  if (code === 'loading' || view === undefined) return <p className="m-views__wait">Opening {VIEW_LABELS[name]} …</p>;
  return (
    <Boundary key={view.text}>
      <Shown {...view} View={code.View} />
    </Boundary>
  );
}

/** A view is not drawn anew when another tab is chosen. */
const Shown = memo(function Shown({ View, ...view }: ViewProps & { readonly View: ViewComponent }) {
  return <View {...view} />;
});

/** Shows a notice in place of a view that cannot show a result. */
class Boundary extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Notice className="m-result__notice" heading="This view cannot show the result" level={3} tone="error">
        The tab Text has the whole result.
      </Notice>
    );
  }
}
