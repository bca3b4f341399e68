import type { ReactNode } from 'react';
import type { SiteInit } from '#features/site/web.ts';
import type { Localized } from '#kernel/localized-text.ts';
import { type PageContext, usePageContext } from '#web/site/page-context.ts';
import type { ModuleEntry } from '#web/site/page-module.ts';
import type { BlockCode, BlockContent } from '../documents.ts';
import { firstPictureBlock } from '../rules/first-picture.ts';
import './page-blocks.css';

export type BlockModule<Code extends BlockCode> = ModuleEntry<unknown, unknown, Localized<BlockContent<Code>>>;

export interface BlockProps<Code extends BlockCode> {
  module: BlockModule<Code>;
  data: true;
}

/** Its content is in the site data; a locked site has none yet. */
export async function loadBlock(_: PageContext, { content }: { content: object }): Promise<true | undefined> {
  return Object.keys(content).length > 0 ? true : undefined;
}

/** A full-width part of the page; organisers link to it as `#block-7`, by its contentId. */
export function Block({
  module,
  look = '',
  children,
}: {
  module: { contentId: number; moduleCode: string };
  look?: string;
  children: ReactNode;
}) {
  const kind = `hb-block-${module.moduleCode.replaceAll('_', '-')}`;
  return (
    <section className={['hb-block', kind, look].filter(Boolean).join(' ')} id={`block-${module.contentId}`}>
      <div className="hb-block-inner">{children}</div>
    </section>
  );
}

export function useIsFirstPicture({ contentId }: { contentId: number }): boolean {
  const { modules, event } = usePageContext<SiteInit>().init;
  return firstPictureBlock(modules, Boolean(event?.overview.cover)) === contentId;
}
