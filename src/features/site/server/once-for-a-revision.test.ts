import { expect, onTestFinished, test } from 'vitest';
import { publishTestSites } from '../../../../test/published-site.ts';
import { readDocuments } from '../../../../test/read-documents.ts';
import { eventFile } from '../../../../test/site-folders.ts';
import { testDatabase } from '../../../../test/test-database.ts';
import { createSiteServer } from '../server.ts';
import { publishSite } from './publish.ts';
import type { StoredDocuments } from './stored-documents.ts';

test('documents are read once for each revision, however many ask', async () => {
  const database = await testDatabase();
  onTestFinished(() => database.close());
  const items = [1, 2, 3].map((detailId) => ({ detailId, title: { jpn: '題' }, createdAt: '2026-11-20' }));
  await publishTestSites(database, [
    { site: eventFile(), modules: [{ moduleCode: 'information', contentId: 10, items }] },
  ]);
  const read = { site: 0, module: 0, items: 0 };
  const counted: StoredDocuments = {
    site: (...asked) => (read.site++, readDocuments.site(...asked)),
    module: (...asked) => (read.module++, readDocuments.module(...asked)),
    items: (...asked) => ((read.items += asked[2].length), readDocuments.items(...asked)),
  };
  const { directory, store } = createSiteServer(database, [], counted);
  const ask = async (): Promise<void> => {
    await directory.refresh();
    const site = await store.site({ portalId: 0, eventId: 11 });
    if (site !== undefined) await store.items(site, 'information', 10);
  };
  await Promise.all([ask(), ask(), ask()]);
  for (let count = 0; count < 5; count += 1) await ask();
  expect(read).toEqual({ site: 1, module: 1, items: 3 });
  await publishSite(database, 'event/11');
  await Promise.all([ask(), ask()]);
  expect(read).toEqual({ site: 2, module: 2, items: 6 });
});
