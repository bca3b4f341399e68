import type { SiteInit } from '#features/site/web.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { SitePicture } from '#web/site/site-picture.tsx';
import { Block, type BlockProps, loadBlock } from './block.tsx';
import { BlockLinks } from './block-links.tsx';
import { pageBlockTexts } from './page-block-texts.ts';

export const texts = [pageBlockTexts];
export const load = loadBlock;

/** The top of the page: whose it is and what is on it. */
export function Widget({ module }: BlockProps<'header'>) {
  const say = useTexts(pageBlockTexts);
  const { init } = usePageContext<SiteInit>();
  const { logo, title, links } = module.content;
  return (
    <Block module={module}>
      {logo ? (
        <SitePicture className="hb-block-logo" picture={logo} alt={logo.alt ?? ''} sizes="12rem" priority />
      ) : null}
      <h1 className={title ? 'hb-block-title' : 'hb-visually-hidden'}>{title || init.webSetting.title}</h1>
      <BlockLinks name={say.links} links={links} />
    </Block>
  );
}
