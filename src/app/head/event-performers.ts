import type { SiteInit } from '#features/site/web.ts';
import { listLinks } from '#features/site-link/web/read-site-links.ts';
import { isRecord } from '#kernel/is-record.ts';
import { pagePath } from '#kernel/page.ts';
import type { PageContext } from '#web/site/page-context.ts';

const performersMax = 20;

/** Who speaks at an event, from its lists of speakers. */
export async function eventPerformers(
  context: PageContext<SiteInit>,
  urlOf: (rest: string) => string,
): Promise<readonly object[]> {
  const contents = context.init.modules.filter(
    ({ moduleCode, closedBy, content }) =>
      moduleCode === 'united_web_link' && closedBy === undefined && isRecord(content) && content['kind'] === 'speaker',
  );
  const lists = await Promise.all(
    contents.map(async ({ moduleCode, contentId }) => {
      const { items } = await listLinks(context, contentId, { per_page: performersMax });
      return items.map(({ detailId, name }) => ({
        '@type': 'Person',
        name,
        url: urlOf(pagePath('moduleDetail', { moduleCode, contentId, detailId })),
      }));
    }),
  );
  return lists.flat().slice(0, performersMax);
}
