import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import texts from '#features/live-stream/texts/jpn.ts';
import { realtimePath } from '#kernel/realtime/protocol.ts';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { told } from '#server/realtime/hints.ts';
import { postgresPrograms } from '../test/postgres-programs.ts';
import { makeCluster, type OwnServer as PostgresServer, ownServer as ownPostgres } from '../test/postgres-server.ts';
import { publishTestSites } from '../test/published-site.ts';
import { expect, isSameDocument, markDocument, takenOver, test, watch } from './journey.ts';
import { type OwnServer, ownServer } from './own-server.ts';
import { accessibilityProblems, layoutShiftProblems, watchLoading } from './page-quality.ts';
import { readPicture } from './stream-picture.ts';
import { once } from './sweep.ts';

const programs = postgresPrograms();
const address = '/web/event/5/module/live_stream/70/1';
const hour = 3_600_000;
const stamp = (aheadMs: number): string => new Date(Date.now() + aheadMs).toISOString();

test.describe('an organiser changes what is shown on open pages', () => {
  test.skip(programs === undefined, 'PostgreSQL is not installed: nothing is published while an embedded server runs');
  let folder: string;
  let postgres: PostgresServer;
  let server: OwnServer;
  let database: Database;
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hiroba-journey-pg-'));
    // PostgreSQL does not run as root.
    chmodSync(folder, 0o755);
    await makeCluster(programs as string, join(folder, 'cluster'), async () => {});
    postgres = await ownPostgres(programs as string, join(folder, 'cluster'), ['fsync=off']);
    const databaseUrl = postgres.server('postgres');
    server = await ownServer(databaseUrl, {
      HIROBA_DEMO: '0',
      HIROBA_CHANNELS: join(dirname(import.meta.dirname), 'demo/channels'),
    });
    database = await openDatabase({ databaseUrl, dataFolder: '' }, { onProblem: () => {} });
    await migrate(database);
    await publish('港の実況', hour, 2 * hour);
    await server.start();
  });
  test.afterAll(async () => {
    await database?.close();
    await server?.close();
    postgres?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Another process than the one that serves the pages. */
  const publish = async (title: string, startsInMs: number, endsInMs: number): Promise<void> => {
    const item = {
      detailId: 1,
      title: { jpn: title },
      startDate: stamp(startsInMs),
      endDate: stamp(endsInMs),
      source: { kind: 'hls', channel: 'harbour' },
    };
    const name = { jpn: '港の会' };
    const site = {
      kind: 'event',
      portalId: 0,
      eventId: 5,
      languages: ['jpn'],
      webSetting: { title: name },
      overview: { name },
    };
    await publishTestSites(database, [
      { site, modules: [{ moduleCode: 'live_stream', contentId: 70, items: [item] }] },
    ]);
    await told(database);
  };

  test(
    'and they show it within a second, through a websocket or without, and after a restart of the server [CHAT-049]',
    once,
    async ({ browser }) => {
      const context = await browser.newContext({ baseURL: server.address, locale: 'ja-JP' });
      await context.addCookies([{ name: 'cookie-consent', value: 'true', url: server.address }]);
      const found = watch(context);
      const [quick, blocked] = [await context.newPage(), await context.newPage()];
      const both = [quick, blocked];
      await blocked.routeWebSocket(new RegExp(`${realtimePath}$`), (socket) => socket.close({ code: 1011 }));
      const welcomed = quick.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
      const held = blocked.waitForRequest(/web_api\/v2\/realtime\//);
      await watchLoading(quick);
      for (const page of both) {
        await page.goto(address);
        await takenOver(page);
        await markDocument(page);
      }
      await Promise.all([welcomed, held]);
      for (const page of both) await expect(page.getByText(texts.startsIn(texts.minutes(59)))).toBeVisible();

      await publish('港の実況', -hour, hour);
      for (const page of both) await expect(play(page)).toBeVisible({ timeout: 10_000 });
      await expect(quick.getByText(texts.begun)).toBeAttached();
      expect(await layoutShiftProblems(quick, 0.01)).toEqual([]);
      expect(await accessibilityProblems(quick)).toEqual([]);
      await play(quick).click();
      await expect(quick.locator('video')).toBeAttached();
      await expect.poll(async () => (await readPicture(quick)).behind).toBeLessThan(15);
      const first = await readPicture(quick);
      await expect.poll(async () => (await readPicture(quick)).picture).not.toBe(first.picture);

      const stopped = Date.now();
      await server.stop();
      expect(Date.now() - stopped).toBeLessThan(60_000);
      await publish('港の実況(夜)', -hour, hour);
      await server.start();
      for (const page of both) {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('港の実況(夜)');
        expect(await isSameDocument(page)).toBe(true);
      }
      const lost = await place(quick);
      await expect.poll(() => place(quick), { timeout: 60_000 }).toBeGreaterThan(lost + 1);

      await publish('港の実況(夜)', -hour, 0);
      for (const page of both) {
        await expect(page.locator('.hb-stage-words')).toHaveText(texts.ended, { timeout: 10_000 });
      }
      expect(await layoutShiftProblems(quick, 0.01)).toEqual([]);
      // A page whose server is away cannot help trying, nor a player to ask for the token of a stream that has ended.
      const isOfTheLoss = /realtime|WebSocket|ERR_|Failed to load resource|status 410: .*playback_request/;
      expect(found.filter((trouble) => !isOfTheLoss.test(trouble))).toEqual([]);
      await context.close();
    },
  );
});

const play = (page: Page) => page.getByRole('button', { name: new RegExp(`^${texts.play}`) });
const place = (page: Page) => page.locator('video').evaluate((element: HTMLVideoElement) => element.currentTime);
