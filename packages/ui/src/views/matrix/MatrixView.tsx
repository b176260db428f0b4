import { type CoverageState, momentOf } from '@marginalia/engine';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { Icon } from '../../basics/Icon.tsx';
import type { ViewProps } from '../view.ts';
import { changesSince, type EarlierStates, stateBefore } from './changes.ts';
import { StateShape } from './StateShape.tsx';
import { STATE_NAMES, TopicRow } from './TopicRow.tsx';
import { countStates, type ShownTopic, STATES_FROM_BEST, type TopicGroup, topicGroups } from './topics.ts';
import { useEarlier } from './use-earlier.ts';
import './matrix.css';

/** Topics against how far notes cover them. */
export default function MatrixView({ sections, text, values, spans, lang, tool, ports, onShowSource, onMakeCards }: ViewProps) {
  const [only, setOnly] = useState<CoverageState>();
  const groups = useMemo(() => topicGroups(sections, { text, values, spans }), [sections, text, values, spans]);
  const topics = useMemo(() => groups.flatMap((group) => group.topics), [groups]);
  const earlier = useEarlier(tool, text, topics, ports);
  const counts = countStates(topics);
  return (
    <div className="m-matrix">
      <div className="m-matrix__head">
        <h3 className="m-matrix__sum">
          {counts.covered} of {topics.length} {topics.length === 1 ? 'topic' : 'topics'} covered
        </h3>
        <div aria-hidden="true" className="m-matrix__bar">
          {STATES_FROM_BEST.filter((state) => counts[state] > 0).map((state) => (
            <span className="m-matrix__share" data-state={state} key={state} style={{ flexGrow: counts[state] }} />
          ))}
        </div>
      </div>
      {earlier && <Since earlier={earlier} now={ports.clock.now()} topics={topics} />}
      <fieldset className="m-matrix__filter">
        <legend className="m-matrix__legend">Show one state</legend>
        <span aria-hidden="true" className="m-matrix__column">
          Topic
        </span>
        {STATES_FROM_BEST.map((state) => (
          <button
            aria-pressed={only === state}
            className="m-matrix__choice"
            key={state}
            onClick={() => setOnly(only === state ? undefined : state)}
            type="button"
          >
            <StateShape state={state} />
            <span>{STATE_NAMES[state]}</span> <span className="m-matrix__count">{counts[state]}</span>
          </button>
        ))}
      </fieldset>
      <p className="m-matrix__shown" role="status">
        {only !== undefined && `${counts[only]} of ${topics.length} topics shown. Select ${STATE_NAMES[only]} again to show all.`}
      </p>
      {groups
        .map((group) => ({ group, shown: group.topics.filter(({ state }) => only === undefined || state === only) }))
        .filter(({ shown }) => shown.length > 0)
        .map(({ group, shown }) => (
          <Group group={group} key={shown[0]?.id} lang={lang}>
            {shown.map((topic) => (
              <li className="m-matrix__item" key={topic.id}>
                <TopicRow
                  before={stateBefore(earlier, topic)}
                  lang={lang}
                  onMakeCards={onMakeCards}
                  onShowSource={onShowSource}
                  topic={topic}
                  values={values}
                />
              </li>
            ))}
          </Group>
        ))}
    </div>
  );
}

interface SinceProps {
  readonly earlier: EarlierStates;
  readonly topics: readonly ShownTopic[];
  readonly now: Date;
}

/** The changes since the last run. */
function Since({ earlier, topics, now }: SinceProps) {
  const { newlyCovered, lost, wereCovered, hadTopics } = changesSince(earlier, topics);
  return (
    <p className="m-matrix__since">
      <Icon name="history" size={16} />
      <span>
        <strong>Since your last run, {momentOf(new Date(earlier.at), now)}:</strong> {newlyCovered === 0 ? 'none' : newlyCovered} newly
        covered, {lost === 0 ? 'none' : lost} lost. It was {wereCovered} of {hadTopics}.
      </span>
    </p>
  );
}

interface GroupProps extends Pick<ViewProps, 'lang'> {
  readonly group: TopicGroup;
  readonly children: ReactNode;
}

/** The topics of one unit under its name. */
function Group({ group: { title, topics }, lang, children }: GroupProps) {
  const id = useId();
  if (title === undefined) return <ul className="m-matrix__list">{children}</ul>;
  return (
    <section aria-labelledby={id} className="m-matrix__group">
      <div className="m-matrix__unit">
        <h4 className="m-matrix__title" dir="auto" id={id} lang={lang}>
          {title}
        </h4>
        <p className="m-matrix__covered">
          {countStates(topics).covered} of {topics.length} covered
        </p>
      </div>
      <ul className="m-matrix__list">{children}</ul>
    </section>
  );
}
