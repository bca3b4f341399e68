import { rmSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { beginDraw } from '#features/ticket/server/lottery/draw-rows.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { eventFile, siteFolder } from '../../../../../test/site-folders.ts';
import { testDataFolder } from '../../../../../test/test-database.ts';
import { runCommand } from '../../../../../test/run-hiroba.ts';

const lotteryUntil = (salesPeriodEnd: string) =>
  siteFolder(
    eventFile({
      modules: [
        {
          moduleCode: 'ticket',
          contentId: 60,
          items: [
            {
              detailId: 8,
              title: { jpn: '抽選' },
              ticketType: 'LOTTERY',
              enableSalesPeriod: true,
              salesPeriodEnd,
              lottery: { drawAt: '2026-12-24 12:00' },
            },
          ],
        },
      ],
    }),
  );

it('does not publish a lottery whose closing differs from the announced one; the import already says so', async () => {
  const folder = await testDataFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const run = async (...words: string[]) => {
    const complained: string[] = [];
    const world = { environment: { HIROBA_DATA: folder }, now: Date.now, say: () => {} };
    return [await runCommand(words, { ...world, complain: (line) => complained.push(line) }), complained.join('\n')];
  };
  expect(await run('import', lotteryUntil('2026-11-28'))).toEqual([0, '']);
  expect(await run('publish', 'event/11')).toEqual([0, '']);
  const database = await openDatabase({ dataFolder: folder });
  const closesAt = Date.parse('2026-11-28T23:59:59.999+09:00');
  const key = { siteKey: 'event/11', contentId: 60, ticketId: 8 };
  await beginDraw(database.kysely, key, { closesAt, publicValueSource: '' });
  await database.close();

  const named = expect.stringMatching(/^event\/11, content 60, ticket 8: .* close at 2026-11-28T23:59:59\+09:00/);
  expect(await run('import', lotteryUntil('2026-12-01'))).toEqual([0, named]);
  expect(await run('publish', '--all')).toEqual([1, named]);
  expect(await run('import', lotteryUntil('2026-11-28T23:59:59+09:00'))).toEqual([0, '']);
  expect(await run('publish', '--all')).toEqual([0, '']);
});
