import { type BlockProps, loadBlock } from './block.tsx';

export const texts = [];
export const load = loadBlock;

/** Empty space; its height is an attribute, because pages carry no inline style. */
export function Widget({ module }: BlockProps<'margin'>) {
  return <svg className="hb-block-margin" width="1" height={module.content.height} aria-hidden="true" />;
}
