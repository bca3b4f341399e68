import { useCallback } from 'react';
import { siteKey } from '#features/site/rules/site-key.ts';
import { type SiteInit, usePublished } from '#features/site/web.ts';
import { pageSize } from '#kernel/limits.ts';
import type { PagedList } from '#kernel/module-documents.ts';
import { siteTopic } from '#features/site/rules/site-topic.ts';
import { EventZone } from '#web/site/event-zone.tsx';
import { type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import { listPageHref, readPage } from '#web/site/paged-list.ts';
import type { LoadArguments, ModuleEntry, PageHead } from '#web/site/page-module.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { PlayIcon } from '#web/ui/page-icons.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import type { LiveStream } from '../contract.ts';
import { LiveStreamCard } from './live-stream-card.tsx';
import { liveStreamTexts } from './frame/live-stream-texts.ts';
import { listStreams, readStatuses } from './read-live-stream.ts';
import { useStreams } from './stage/use-streams.ts';

type Module = ModuleEntry<unknown, Partial<PagedList>>;

interface Data {
  streams: LiveStream[];
  page: number;
  pages: number;
}

export const texts = [liveStreamTexts];

export async function load(
  context: PageContext,
  module: Module,
  { query }: Pick<LoadArguments, 'query'>,
): Promise<Data> {
  const per_page = module.list.numberOfDisplayWeb ?? pageSize;
  const { list, page, pages } = await readPage(query, (wanted) =>
    listStreams(context, module.contentId, { page: wanted, per_page }),
  );
  return { streams: list.data, page, pages };
}

export function head({ streams }: Data, module: Module, context: PageContext): PageHead {
  return {
    title: module.title || liveStreamTexts.of(context.language).title,
    names: streams.map(({ title }) => title),
  };
}

export function List({ module, data }: { module: Module; data: Data }) {
  const context = usePageContext<SiteInit>();
  const say = useTexts(liveStreamTexts);
  const { contentId } = module;
  const fresh = usePublished(data, (own) =>
    load(own, module, { query: new URLSearchParams({ page: String(data.page) }) }),
  );
  const { streams, page, pages } = fresh ?? data;
  const read = useCallback(() => readStatuses(context, contentId), [context, contentId]);
  // One topic for all of them: the organiser publishes a whole site.
  const { views } = useStreams(read, streams.length > 0, {
    topic: siteTopic(siteKey(context.site)),
    version: String(context.init.revision),
  });
  return (
    <PageFrame title={module.title || say.title}>
      {streams.length === 0 ? (
        <EmptyState icon={<PlayIcon />} title={say.emptyTitle} text={say.emptyText} />
      ) : (
        <>
          <EventZone />
          <ul className="hb-live-list">
            {streams.map((stream, place) => (
              <li key={stream.liveStreamId}>
                <LiveStreamCard
                  stream={stream}
                  contentId={contentId}
                  view={views.get(stream.liveStreamId)}
                  isFirst={place === 0}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(one) => listPageHref(context, { moduleCode: 'live_stream', contentId }, one)}
        texts={say.pages}
      />
    </PageFrame>
  );
}
