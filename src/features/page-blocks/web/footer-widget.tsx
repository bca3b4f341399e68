import { useTexts } from '#web/site/page-context.ts';
import { Block, type BlockProps, loadBlock } from './block.tsx';
import { BlockLinks } from './block-links.tsx';
import { pageBlockTexts } from './page-block-texts.ts';

export const texts = [pageBlockTexts];
export const load = loadBlock;

/** The end of the organiser's page; the site's own footer follows. */
export function Widget({ module }: BlockProps<'footer'>) {
  const say = useTexts(pageBlockTexts);
  const { text, links, copyright } = module.content;
  return (
    <Block module={module}>
      {text ? <p className="hb-block-plain">{text}</p> : null}
      <BlockLinks name={say.footerLinks} links={links} />
      {copyright ? <p className="hb-block-copyright">{copyright}</p> : null}
    </Block>
  );
}
