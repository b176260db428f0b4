import { countWords, type KeptResult, keptTitle, wordsOf } from '@marginalia/engine';
import { Icon } from '../../../basics/Icon.tsx';
import { Tag } from '../../../basics/Tag.tsx';
import type { RunView } from '../run-view.ts';
import { keptTime } from './kept-time.ts';

interface EarlierResultsProps extends Pick<RunView, 'tool' | 'ports' | 'present' | 'others'> {
  readonly id: string;
  readonly onChoose: (record: KeptResult) => void;
}

/** The kept texts of a tool with their time and title. Choosing one shows it; the text in view stays in the list. */
export function EarlierResults({ tool, ports, present, others, id, onChoose }: EarlierResultsProps) {
  const records = [...(present ? [present] : []), ...others].sort((one, other) => other.at.localeCompare(one.at));
  return (
    <div className="m-earlier" id={id}>
      <p className="m-earlier__told">The last 10 are kept on this device for 30 days. Those you worked on stay.</p>
      <ul aria-label="Earlier results" className="m-earlier__list">
        {records.map((record) => (
          <li key={record.id}>
            {record === present ? (
              <div className="m-earlier__item" data-shown="">
                <Row ports={ports} record={record} tool={tool} />
                <Tag>shown now</Tag>
              </div>
            ) : (
              <button className="m-earlier__item" onClick={() => onChoose(record)} type="button">
                <Row ports={ports} record={record} tool={tool} />
                <span aria-hidden="true" className="m-earlier__show">
                  Show
                </span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Row({ tool, ports, record }: Pick<RunView, 'tool' | 'ports'> & { readonly record: KeptResult }) {
  const grade = record.verdict?.grade;
  return (
    <>
      <time className="m-earlier__time" dateTime={record.at}>
        {keptTime(record, ports)}
      </time>
      <span className="m-earlier__what">
        <bdi className="m-earlier__title">{keptTitle(tool, record)}</bdi>{' '}
        <span className="m-earlier__facts">
          {record.text === '' ? 'waits for an answer' : wordsOf(countWords(record.text))}
          {!record.complete && record.text !== '' && ', not finished'}
          {grade === 'partial' && ', partial'}
          {grade === 'needs-more' && ', needs more'}
          {record.pinned && (
            <>
              {', '}
              <Icon name="bookmark" size={14} /> worked on, stays
            </>
          )}
        </span>
      </span>
    </>
  );
}
