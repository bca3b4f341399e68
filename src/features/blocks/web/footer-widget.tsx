import { footerLinks, navigationTexts } from '#features/navigation/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { organiserHref } from '#web/site/site-link.tsx';
import { Block, type BlockProps, loadBlock } from './block.tsx';
import { BlockLinks } from './block-links.tsx';
import { blockTexts } from './block-texts.ts';

export const texts = [blockTexts, navigationTexts];
export const load = loadBlock;

/** The end of the organiser's page. The site's own footer goes on below it and has the terms and the policy. */
export function Widget({ module }: BlockProps<'footer'>) {
  const say = useTexts(blockTexts);
  const { text, links, copyright } = module.content;
  const context = usePageContext<SiteInit>();
  const ofSite = footerLinks(context, useTexts(navigationTexts)).map(({ href }) => href);
  const others = links.filter(({ link }) => !ofSite.includes(organiserHref(context, link)));
  return (
    <Block module={module}>
      {text ? <p className="hb-block-plain">{text}</p> : null}
      <BlockLinks name={say.footerLinks} links={others} />
      {copyright ? <p className="hb-block-copyright">{copyright}</p> : null}
    </Block>
  );
}
