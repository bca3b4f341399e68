import type { Database } from '#server/database/database.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import { refuse } from '#server/http/refusal.ts';
import type { StateTopic } from '#server/realtime/topic-kinds.ts';
import { siteKey } from '../rules/site-key.ts';
import { siteKeyOf, type SiteNews, siteTopic, siteTopicPattern } from '../rules/site-topic.ts';
import { createEventLists } from './event-lists.ts';
import { createPublishedReads } from './published-reads.ts';
import { createSiteDirectory, forgetRemovedSites, type SiteDirectory } from './site-directory.ts';
import { createSiteDoors, type Door, type SiteDoors } from './site-doors.ts';
import { createSiteReader, siteEndpoints, type SiteReader, type VisitorPorts } from './site-endpoints.ts';
import { createSiteStore, type SiteStore } from './site-store.ts';
import type { StoredDocuments } from './stored-documents.ts';
import type { Visit } from './visit.ts';

export interface SiteServer extends ServerFeature<Visit> {
  directory: SiteDirectory;
  store: SiteStore;
  doors: SiteDoors;
  reader: SiteReader;
}

/** What is kept of published sites. */
const readsMaxBytes = 256 * 1024 * 1024;

const onlyVisitors: VisitorPorts = {
  callerOf: () => Promise.resolve(undefined),
  closedContents: () => Promise.resolve(new Map()),
};

/** The site feature on the server: published sites, their doors, and the calls about them. */
export function createSiteServer(
  database: Database,
  doorList: readonly Door[],
  stored: StoredDocuments,
  ports: VisitorPorts = onlyVisitors,
): SiteServer {
  const directory = createSiteDirectory(database);
  const reads = createPublishedReads(readsMaxBytes);
  directory.listen((changes) => {
    for (const { before } of changes) if (before !== undefined) reads.forget(before.siteKey);
  });
  const lists = createEventLists(database, directory, stored, { sales: ports.sales });
  const store = createSiteStore(database, directory, reads, lists, stored);
  const doors = createSiteDoors(store, doorList, ports.callerOf, ports.draftViewOf, ports.mayRehearse);
  const reader = createSiteReader(store, doors, ports);
  return {
    directory,
    store,
    doors,
    reader,
    endpoints: siteEndpoints(reader),
    topics: siteTopics(directory),
    sweep: (now) => forgetRemovedSites(database, now),
  };
}

/** The revision of a site: open pages learn that something was published. */
function siteTopics(directory: SiteDirectory): StateTopic<Visit, SiteNews>[] {
  return [
    {
      kind: 'state',
      pattern: siteTopicPattern,
      mayRead({ site }, { siteName }) {
        if (siteTopic(siteKey(site)) !== `site/${siteName}`) throw refuse('notFound');
      },
      siteKeyOf: ({ siteName = '' }) => siteKeyOf(siteName),
      async read({ siteName = '' }) {
        const record = directory.named(siteKeyOf(siteName));
        return record && { value: { revision: record.revision } };
      },
    },
  ];
}
