import { expect, onTestFinished, test } from 'vitest';
import { publishTestSites } from './published-site.ts';
import { eventFile } from './site-folders.ts';
import { testDatabase } from './test-database.ts';

test('a builder says which portal an event needs', async () => {
  const database = await testDatabase();
  onTestFinished(() => database.close());
  const publish = publishTestSites(database, [{ site: eventFile({ portalId: 1 }) }]);
  await expect(publish).rejects.toThrow('event 1/11 needs portal 1');
});
