import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import texts from '#features/live-stream/texts/jpn.ts';
import { realtimePath } from '#kernel/realtime/protocol.ts';
import { postgresPrograms } from '../test/postgres-programs.ts';
import { makeCluster, type OwnServer as PostgresServer, ownServer as ownPostgres } from '../test/postgres-server.ts';
import { site } from './demo-sites.ts';
import { expect, takenOver, test, watch } from './journey.ts';
import { type OwnServer, ownServer } from './own-server.ts';
import { once } from './sweep.ts';

const expo = site('expo');
const programs = postgresPrograms();
const live = expo.file.modules.find(({ moduleCode }) => moduleCode === 'live_stream');
const address = `${expo.path}/module/live_stream/${live?.contentId}/1`;
const over = { startDate: 'today-3d 06:00', endDate: 'today-2d 06:00' };

test.describe('an organiser changes what is shown on open pages', () => {
  test.skip(programs === undefined, 'PostgreSQL is not installed: nothing is published while an embedded server runs');
  let folder: string;
  let postgres: PostgresServer;
  let server: OwnServer;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    folder = mkdtempSync(join(tmpdir(), 'hiroba-journey-pg-'));
    // PostgreSQL does not run as root.
    chmodSync(folder, 0o755);
    await makeCluster(programs as string, join(folder, 'cluster'), async () => {});
    postgres = await ownPostgres(programs as string, join(folder, 'cluster'), ['fsync=off']);
    server = await ownServer(postgres.server('postgres'));
    await server.start();
  });
  test.afterAll(async () => {
    await server?.close();
    postgres?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  test(
    'and they show it within a second, through a websocket or without, and after a restart of the server [CHAT-049]',
    once,
    async ({ browser }) => {
      test.setTimeout(300_000);
      const context = await browser.newContext({ baseURL: server.address, locale: 'ja-JP' });
      await context.addCookies([{ name: 'cookie-consent', value: 'true', url: server.address }]);
      const found = watch(context);
      const [quick, blocked] = [await context.newPage(), await context.newPage()];
      await blocked.routeWebSocket(new RegExp(`${realtimePath}$`), (socket) => socket.close({ code: 1011 }));
      const welcomed = quick.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
      const held = blocked.waitForRequest(/web_api\/v2\/realtime\//);
      for (const page of [quick, blocked]) await openStream(page);
      await Promise.all([welcomed, held]);
      for (const page of [quick, blocked]) await expect(play(page)).toBeVisible();

      await server.publish(expo, 'live_stream', { 1: over });
      for (const page of [quick, blocked]) {
        await expect(page.locator('.hb-stage-words')).toHaveText(texts.ended, { timeout: 1_000 });
      }

      const stopped = Date.now();
      await server.stop();
      expect(Date.now() - stopped).toBeLessThan(10_000);
      await server.publish(expo, 'live_stream', {});
      await server.start();
      for (const page of [quick, blocked]) {
        await expect(play(page)).toBeVisible({ timeout: 45_000 });
        expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      }
      // A page whose server is away cannot help trying.
      expect(found.filter((trouble) => !/realtime|WebSocket|ERR_|Failed to load resource/.test(trouble))).toEqual([]);
      await context.close();
    },
  );
});

const play = (page: Page) => page.getByRole('button', { name: new RegExp(`^${texts.play}`) });

async function openStream(page: Page): Promise<void> {
  await page.goto(address);
  await takenOver(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}
