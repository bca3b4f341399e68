import { pageSize } from '#kernel/limits.ts';
import type { PagedList } from '#kernel/module-documents.ts';
import { type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import { listPageHref, readPage } from '#web/site/paged-list.ts';
import type { LoadArguments, ModuleEntry, PageHead } from '#web/site/page-module.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { NewsIcon } from '#web/ui/page-icons.tsx';
import { Rows } from '#web/ui/rows.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import type { Information } from '../contract.ts';
import { InformationLine } from './information-line.tsx';
import { informationTexts } from './information-texts.ts';
import { listInformation } from './read-information.ts';

type Module = ModuleEntry<unknown, Partial<PagedList>>;

interface Data {
  informations: Information[];
  page: number;
  pages: number;
}

export const texts = [informationTexts];

export async function load(context: PageContext, module: Module, { query }: LoadArguments): Promise<Data> {
  const per_page = module.list.numberOfDisplayWeb ?? pageSize;
  const { list, page, pages } = await readPage(query, (wanted) =>
    listInformation(context, module.contentId, { page: wanted, per_page }),
  );
  return { informations: list.data, page, pages };
}

export function head({ informations }: Data, module: Module, context: PageContext): PageHead {
  return {
    title: module.title || informationTexts.of(context.language).title,
    names: informations.map(({ title }) => title),
  };
}

export function List({ module, data }: { module: Module; data: Data }) {
  const context = usePageContext();
  const say = useTexts(informationTexts);
  const { contentId } = module;
  const { informations, page, pages } = data;
  return (
    <PageFrame title={module.title || say.title} width="reading">
      {informations.length === 0 ? (
        <EmptyState icon={<NewsIcon />} title={say.emptyTitle} text={say.emptyText} />
      ) : (
        <Rows>
          {informations.map((information) => (
            <InformationLine key={information.informationId} information={information} contentId={contentId} />
          ))}
        </Rows>
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(one) => listPageHref(context, { moduleCode: 'information', contentId }, one)}
        texts={say.pages}
      />
    </PageFrame>
  );
}
