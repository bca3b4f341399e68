import { RichText } from '#web/site/rich-text.tsx';
import { Block, type BlockProps, loadBlock } from './block.tsx';

export const texts = [];
export const load = loadBlock;

export function Widget({ module }: BlockProps<'text'>) {
  return (
    <Block module={module}>
      <RichText html={module.content.body} />
    </Block>
  );
}
