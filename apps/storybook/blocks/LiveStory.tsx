import { type Of, useOf } from '@storybook/addon-docs/blocks';
import { sentenceCase } from '../.storybook/story-name.ts';
import { StoryFrame, type StoryFrameProps } from './StoryFrame.tsx';

export interface LiveStoryProps extends Pick<StoryFrameProps, 'screen'> {
  /** A story: an export of a file of stories. */
  readonly of: Of;
}

/** A story on a page of rules. */
export function LiveStory({ of, ...props }: LiveStoryProps) {
  const { story } = useOf(of, ['story']);
  return <StoryFrame {...props} name={sentenceCase(story.name)} story={story} />;
}
