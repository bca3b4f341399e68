import type { readErrorPage, SiteInit } from '#features/site/web.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { PageContext } from '#web/site/page-context.ts';

/** What the organiser wrote for the error page; null when there is nothing. */
export type ErrorContents = AnswerOf<typeof readErrorPage>['errorPageContents'];

/** Never fails: the page for failures is shown without the organiser's part rather than not at all. */
export async function loadErrorContents({
  api,
  language,
  site,
  keptQuery,
}: PageContext<SiteInit>): Promise<ErrorContents> {
  try {
    const { data } = await api.get<typeof readErrorPage>('error_custom', {
      query: {
        language,
        portal_id: site.portalId,
        ...(site.eventId === undefined ? {} : { event_id: site.eventId }),
        ...(new URLSearchParams(keptQuery).get('isDraft') === 'true' ? { is_draft: true } : {}),
      },
    });
    return data.errorPageContents;
  } catch {
    return null;
  }
}
