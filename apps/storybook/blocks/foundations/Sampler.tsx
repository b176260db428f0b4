import { savedSentence } from '@marginalia/engine';
import { Button, Notice, Tag } from '@marginalia/ui';
import { Specimen } from '../Specimen.tsx';
import { AsFocused } from './FocusRings.tsx';
import './sampler.css';

/** Headline, type, buttons, focus, tags and notices on one sheet. */
export function Sampler() {
  return (
    <Specimen>
      <div className="sb-sampler">
        <div className="sb-sampler__words">
          <p className="sb-sampler__headline">
            Ink & <mark className="sb-sampler__mark">Highlighter</mark>
          </p>
          <p className="sb-sampler__lead">
            One neutral ink, one highlighter, three category colours. The highlighter means "this is the thing now": the current page, the
            section being written, the match.
          </p>
          <p className="sb-sampler__section">Section heading</p>
          <p className="sb-sampler__card">Card heading</p>
          <p>Body in Atkinson Hyperlegible Next, with clear 0O 1lI 5S B8.</p>
          <p className="sb-sampler__meta">Facts beside it, muted.</p>
          <p className="sb-sampler__document">
            Generated text is always set in Source Serif 4, so you can tell it from the interface at a glance.
          </p>
        </div>
        <div className="sb-sampler__parts">
          <div className="sb-row">
            <Button variant="primary">Primary</Button>
            <Button>Secondary</Button>
            <Button variant="ghost">Ghost</Button>
            <Button variant="danger">Delete</Button>
            <Button busy>Busy...</Button>
          </div>
          <div className="sb-row">
            <AsFocused>
              <Button variant="primary">Focused</Button>
            </AsFocused>
            <AsFocused>
              <Button>Focused</Button>
            </AsFocused>
          </div>
          <div className="sb-row">
            <Tag tone="ok">Available</Tag>
            <Tag tone="hot">Featured</Tag>
            <Tag tone="soon">Coming Soon</Tag>
            <Tag tone="blue">Writing</Tag>
            <Tag tone="green">Study</Tag>
            <Tag tone="purple">Career</Tag>
            <Tag>25-30 pages</Tag>
          </div>
          <Notice heading="Error" level={2} tone="error">
            Please provide sources to format
          </Notice>
          <Notice heading="Gemini needs an API key" level={2} tone="warning">
            Add one in Settings, or use this device.
          </Notice>
          <Notice heading="Saved!" level={2} tone="ok">
            {savedSentence('Report')}
          </Notice>
        </div>
      </div>
    </Specimen>
  );
}
