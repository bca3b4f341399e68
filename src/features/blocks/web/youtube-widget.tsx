import { useTexts } from '#web/site/page-context.ts';
import { YoutubeVideo } from '#web/site/youtube-video.tsx';
import { Block, type BlockProps, loadBlock } from './block.tsx';
import { blockTexts } from './block-texts.ts';

export const texts = [blockTexts];
export const load = loadBlock;

export function Widget({ module }: BlockProps<'youtube'>) {
  const say = useTexts(blockTexts);
  return (
    <Block module={module}>
      <YoutubeVideo {...module.content} texts={{ play: say.play, note: say.videoNote }} />
    </Block>
  );
}
