import { useRef, useState } from 'react';
import { siteTopic } from '../rules/site-topic.ts';
import { quiet } from '#web/api/quiet.ts';
import { useTopic } from '#web/realtime/use-topic.ts';
import { type PageContext, usePageContext } from '#web/site/page-context.ts';
import type { SiteInit } from '../contract.ts';
import { siteKey } from '../rules/site-key.ts';

/** Loads the data of an open page again when the organiser publishes the site; undefined until then. */
export function usePublished<Found extends object>(
  shown: Found,
  read: (context: PageContext) => Promise<Found | undefined>,
): Found | undefined {
  const context = usePageContext<SiteInit>();
  const [heard, setHeard] = useState<{ of: Found; fresh: Found | undefined }>();
  const revision = useRef(context.init.revision);
  useTopic(siteTopic(siteKey(context.site)), (news, inTurn) => {
    if (news.revision === revision.current) return;
    revision.current = news.revision;
    inTurn(() => {
      read(quiet(context)).then(
        (fresh) => {
          if (news.revision === revision.current) setHeard({ of: shown, fresh });
        },
        // The page is as fresh as before.
        () => undefined,
      );
    });
  });
  return heard?.of === shown ? heard.fresh : undefined;
}
