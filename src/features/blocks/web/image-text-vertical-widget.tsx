import { type BlockProps, loadBlock } from './block.tsx';
import { ImageText } from './image-text.tsx';

export const texts = [];
export const load = loadBlock;

export function Widget(props: BlockProps<'image_text_vertical'>) {
  return <ImageText {...props} />;
}
