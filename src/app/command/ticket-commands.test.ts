import { rmSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { createTakePlaces } from '#features/ticket/server/take-places.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { floorJobs, openSaleFloor, pending } from '../../../test/sale-floor.ts';
import { testDataFolder } from '../../../test/test-database.ts';
import { runCommand } from './run-command.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

it('say at the terminal what became of a payment, and what stands against it', async () => {
  const folder = await testDataFolder();
  folders.push(folder);
  const database = await openDatabase({ dataFolder: folder });
  await openSaleFloor(database, 1);
  const purchase = pending({ purchaserId: 1, paymentMethod: 'Bank', amount: 1000, isDeferred: true });
  await createTakePlaces(database, floorJobs(database))(purchase);
  await database.close();

  const said: string[] = [];
  const hear = (line: string) => void said.push(line);
  const world = { environment: { HIROBA_DATA: folder }, now: () => Date.UTC(2026, 10, 21), say: hear, complain: hear };
  const codes = [
    await runCommand(['settle', purchase.orderNumber.toLowerCase()], world),
    await runCommand(['lottery', 'event/1', '60', '8', '38,123.45'], world),
    await runCommand(['lottery', 'event/1', 'x', '8', '1'], world),
  ];
  expect(codes).toEqual([0, 1, 1]);
  expect(said.join('\n')).toContain(`${purchase.orderNumber} is paid.`);
  expect(said.join('\n')).toContain('There is no such lottery');
});
