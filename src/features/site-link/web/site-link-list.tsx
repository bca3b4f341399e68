import type { PagedList } from '#kernel/module-documents.ts';
import { type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import { listPageHref, readPage } from '#web/site/paged-list.ts';
import type { LoadArguments, ModuleEntry, PageHead } from '#web/site/page-module.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { LinkIcon } from '#web/ui/icons.tsx';
import { UsersIcon } from '#web/ui/page-icons.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import type { SiteLink } from '../contract.ts';
import type { SiteLinkContent } from '../documents.ts';
import { listPageSize } from '../rules/link-rules.ts';
import { LinkTiles } from './link-tiles.tsx';
import { listLinks } from './read-site-links.ts';
import { siteLinkTexts } from './site-link-texts.ts';

type Module = ModuleEntry<unknown, Partial<PagedList>, Partial<SiteLinkContent>>;

interface Data {
  links: SiteLink[];
  page: number;
  pages: number;
}

export const texts = [siteLinkTexts];

export async function load(context: PageContext, { contentId, list }: Module, { query }: LoadArguments): Promise<Data> {
  const per_page = listPageSize(list);
  const {
    list: found,
    page,
    pages,
  } = await readPage(query, (wanted) => listLinks(context, contentId, { page: wanted, per_page }));
  return { links: found.items, page, pages };
}

export function head({ links }: Data, module: Module, context: PageContext): PageHead {
  const say = siteLinkTexts.of(context.language);
  return {
    title: module.title || (module.content.kind === 'speaker' ? say.speakers : say).title,
    names: links.map(({ name }) => name),
  };
}

export function List({ module, data }: { module: Module; data: Data }) {
  const context = usePageContext();
  const say = useTexts(siteLinkTexts);
  const { contentId } = module;
  const areSpeakers = module.content.kind === 'speaker';
  const { title, emptyTitle, emptyText } = areSpeakers ? say.speakers : say;
  const { links, page, pages } = data;
  return (
    <PageFrame title={module.title || title}>
      {links.length === 0 ? (
        <EmptyState icon={areSpeakers ? <UsersIcon /> : <LinkIcon />} title={emptyTitle} text={emptyText} />
      ) : (
        <LinkTiles form="card" areFirst areSpeakers={areSpeakers} links={links} contentId={contentId} />
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(one) => listPageHref(context, { moduleCode: 'united_web_link', contentId }, one)}
        texts={say.pages}
      />
    </PageFrame>
  );
}
