import { useTexts } from '#web/site/page-context.ts';
import type { ModuleEntry, PageHead } from '#web/site/page-module.ts';
import { leadOf } from '#web/site/place-html.ts';
import { RichText } from '#web/site/rich-text.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { DocumentIcon } from '#web/ui/icons.tsx';
import { blockTexts } from './block-texts.ts';

type Module = ModuleEntry<unknown, unknown, { html?: string }>;

export const texts = [blockTexts];
const descriptionWidth = 240;

export function head(_: unknown, module: Module): PageHead {
  return module.title ? { title: module.title, description: leadOf(module.content.html ?? '', descriptionWidth) } : {};
}

/** The block on a page of its own. */
export function List({ module }: { module: Module }) {
  const say = useTexts(blockTexts).html;
  const { html } = module.content;
  return (
    <PageFrame title={module.title || undefined} width="reading">
      {html ? (
        <RichText html={html} />
      ) : (
        <EmptyState icon={<DocumentIcon />} title={say.emptyTitle} text={say.emptyText} />
      )}
    </PageFrame>
  );
}
