import { useRef, useState } from 'react';
import { siteKey } from '#features/site/rules/site-key.ts';
import type { SiteInit } from '#features/site/web.ts';
import { type SiteNews, siteTopic } from '#kernel/realtime/topics.ts';
import { quiet } from '#web/api/quiet.ts';
import { useTopic } from '#web/realtime/use-topic.ts';
import { type PageContext, usePageContext } from '#web/site/page-context.ts';

/** Reads what an open page shows anew when the organiser has published the site; undefined until then. */
export function useFreshBooths<Found extends object>(
  shown: Found,
  read: (context: PageContext) => Promise<Found>,
): Found | undefined {
  const context = usePageContext<SiteInit>();
  const [heard, setHeard] = useState<{ of: Found; fresh: Found }>();
  const revision = useRef(context.init.revision);
  useTopic<SiteNews>(siteTopic(siteKey(context.site)), (news) => {
    if (news.revision === revision.current) return;
    revision.current = news.revision;
    read(quiet(context)).then(
      (fresh) => {
        if (news.revision === revision.current) setHeard({ of: shown, fresh });
      },
      // The page is as fresh as before.
      () => undefined,
    );
  });
  return heard?.of === shown ? heard.fresh : undefined;
}
