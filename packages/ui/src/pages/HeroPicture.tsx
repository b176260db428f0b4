import { classNames } from '../basics/class-names.ts';
import { Icon } from '../basics/Icon.tsx';

const SECTIONS = [
  { title: 'Title page' },
  { title: 'Abstract', words: '512' },
  { title: 'Contents', words: '988' },
  { title: 'Introduction', words: '1,034' },
  { title: 'Literature review', words: '412' },
  { title: 'Methodology' },
  { title: 'System requirements' },
  { title: 'Design' },
  { title: 'Implementation' },
  { title: 'Testing' },
  { title: 'Results' },
] as const;

/** The index of the section that is being written in the picture. */
const CURRENT = 4;

/** A still picture of the product: a report whose fifth section is being written. */
export function HeroPicture() {
  return (
    <div aria-hidden="true" className="m-picture">
      <div className="m-picture__bar">
        <span className="m-tag m-tag--neutral">
          <Icon name="pen-line" size={14} />
          Writing section 5 of 17
        </span>
        <span>2,946 words</span>
      </div>
      <div className="m-picture__body">
        <div className="m-picture__rail">
          <p className="m-picture__label">Sections</p>
          {SECTIONS.map((section, place) => (
            <p
              className={classNames(
                'm-picture__part',
                place === CURRENT && 'm-picture__part--now',
                place > CURRENT && 'm-picture__part--later',
              )}
              key={section.title}
            >
              {place < CURRENT && <Icon name="check" size={14} />}
              {place === CURRENT && <Icon name="pen-line" size={14} />}
              {place > CURRENT && <span className="m-picture__todo" />}
              <span>{section.title}</span>
              {'words' in section && <span className="m-picture__words">{section.words}</span>}
            </p>
          ))}
        </div>
        <div className="m-picture__sheet">
          <p className="m-picture__head">Literature review</p>
          <p>Your notes name two groups of work on soil sensing: the sensors themselves, and the radio links that carry the readings.</p>
          <p>For the first group you write that resistive probes corrode and that capacitive probes must be calibrated for each site.</p>
          <p>
            The second group compares ranges on open farmland. No source is named for this figure yet
            <span className="m-picture__caret" />
          </p>
        </div>
      </div>
    </div>
  );
}
