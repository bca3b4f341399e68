import type { readErrorPage, SiteInit } from '#features/site/web.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { PageContext } from '#web/site/page-context.ts';

/** The organiser's contents for the error page; null when there are none. */
export type ErrorContents = AnswerOf<typeof readErrorPage>['errorPageContents'];

/** Never fails: without the organiser's part the error page is still shown. */
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
