import { Block, type BlockProps, loadBlock } from './block.tsx';

export const texts = [];
export const load = loadBlock;

export function Widget({ module }: BlockProps<'headline'>) {
  const { text, level, align } = module.content;
  const Heading = level === 3 ? 'h3' : 'h2';
  return (
    <Block module={module} look={align === 'center' ? 'hb-block-center' : ''}>
      <Heading className="hb-block-heading">{text}</Heading>
    </Block>
  );
}
