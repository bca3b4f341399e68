import { expect, test } from 'vitest';
import { floorContent, floorSite, openSaleFloor } from '../../../../../test/sale-floor.ts';
import { testDatabase } from '../../../../../test/test-database.ts';
import { beginDraw, changeDraw } from './draw-rows.ts';
import { enterPublicValue } from './organiser-draws.ts';

const key = { siteKey: floorSite, contentId: floorContent, ticketId: 7 };
const now = Date.UTC(2026, 10, 21);

test('an organiser enters the public value of a lottery once, after its applications have closed', async () => {
  const database = await testDatabase();
  await openSaleFloor(database, 1);
  const enter = (ticketId = 7) => enterPublicValue(database, { ...key, ticketId }, '38,123.45');
  await beginDraw(database.kysely, key, { closesAt: now, publicValueSource: 'The closing value of the index' });
  await beginDraw(database.kysely, { ...key, ticketId: 8 }, { closesAt: now, publicValueSource: '' });
  expect([await enter(), await enter(8), await enter(9)]).toEqual(['stillOpen', 'unknown', 'unknown']);
  const closed = {
    closed_at: new Date(now),
    list_hash: 'a'.repeat(64),
    list: { closesAt: '', slots: [], entrants: [] },
  };
  await changeDraw(database.kysely, key, closed);
  expect([await enter(), await enter()]).toEqual(['entered', 'enteredBefore']);
  await database.close();
});
