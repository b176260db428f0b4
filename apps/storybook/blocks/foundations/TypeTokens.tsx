import { Specimen } from '../Specimen.tsx';
import { pixelsOf } from './tokens.ts';
import { useScale } from './use-tokens.ts';

const SAMPLES: Readonly<Record<string, string>> = {
  '--fs-4xl': 'Show the work',
  '--fs-3xl': 'From rough notes to a draft',
  '--fs-2xl': 'Note Gap Finder AI',
  '--fs-xl': 'What your notes leave out',
  '--fs-lg': 'Paste the syllabus section to check against it.',
};
const SAMPLE = 'Clear shapes for course codes: 0O 1lI 5S B8';
/** Sizes from 26 px up are bold, with tight letter spacing. */
const DISPLAY = new Set(['--fs-4xl', '--fs-3xl', '--fs-2xl']);

/** The scale of type sizes with their line heights, largest first. */
export function TypeScale() {
  const sizes = useScale('--fs-').toReversed();
  return (
    <Specimen>
      <dl className="sb-type">
        {sizes.map(({ name, declared }) => (
          <div className="sb-type__row" key={name}>
            <dt className="sb-type__meta">
              {name.slice(2)}
              <span>{pixelsOf(`var(${name})`)} px</span>
              <span className="sb-type__declared">{declared}</span>
            </dt>
            <dd
              className="sb-type__sample"
              data-display={DISPLAY.has(name)}
              style={{ fontSize: `var(${name})`, lineHeight: `var(${name.replace('--fs-', '--lh-')})` }}
            >
              {SAMPLES[name] ?? SAMPLE}
            </dd>
          </div>
        ))}
      </dl>
    </Specimen>
  );
}

const VOICES: Readonly<Record<string, string>> = {
  '--font-ui': 'The interface speaks in Atkinson Hyperlegible Next.',
  '--font-doc': 'Generated text is always set in Source Serif 4, so you can tell it from the interface at a glance.',
  '--font-mono': 'Keys and paths: /tools/study-planner',
};

/** The font families. */
export function TypeFamilies() {
  const families = useScale('--font-');
  return (
    <Specimen>
      <dl className="sb-type">
        {families.map(({ name, declared }) => (
          <div className="sb-type__row" key={name}>
            <dt className="sb-type__meta">
              {name.slice(2)}
              <span className="sb-type__declared">{declared.split(',')[0]}</span>
            </dt>
            <dd className="sb-type__sample sb-type__sample--family" style={{ fontFamily: `var(${name})` }}>
              {VOICES[name]}
            </dd>
          </div>
        ))}
      </dl>
    </Specimen>
  );
}
