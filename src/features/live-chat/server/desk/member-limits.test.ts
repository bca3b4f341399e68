import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChatPerson, type ChatWorld, chatWorld, messageKey, publishChat } from '../../../../../test/chat-world.ts';
import { testDatabase } from '../../../../../test/test-database.ts';
import { saveNoticeSettings } from '../../contract/notice.ts';
import { findProfileId, saveChatProfile } from '../../contract/profile.ts';
import * as rooms from '../../contract/room.ts';
import { reportPerson } from '../../contract/safety.ts';
import { languageCodes } from '#kernel/language.ts';
import type { Database } from '#server/database/database.ts';
import { tallyOf } from '#server/database/tally.ts';
import type { Refusal } from '#server/http/refusal.ts';
import { type ChatAct, chatLimits } from '#server/limits/limit-table.ts';
import { createMemberLimits } from './member-limits.ts';

describe('the limits of a member in a chat', () => {
  /** Only a name for what is counted. */
  const database = { pool: {} as Database['pool'] };

  test.each(Object.entries(chatLimits))(
    '%s: as often as the table says, and again when its time is over',
    (act, all) => {
      let now = 0;
      const limits = createMemberLimits(database, () => now);
      const [{ most, withinMs }] = all;
      const take = (memberId: number) => limits.take(act as ChatAct, { memberId }) === undefined;
      expect(Array.from({ length: most + 2 }, () => take(1))).toEqual([...Array(most).fill(true), false, false]);
      expect(take(2)).toBe(true);
      now += withinMs;
      expect(take(1)).toBe(true);
      expect(tallyOf(database, 'hiroba_limit_refusals_total')).toContainEqual({
        name: 'hiroba_limit_refusals_total',
        labels: { limit: `chat ${act}` },
        value: 2,
      });
    },
  );

  test.each(Object.keys(chatLimits).filter((act) => act !== 'message'))(
    'the refusal of %s speaks of no message, because none was sent',
    (act) => {
      const limits = createMemberLimits(database, () => 0);
      const refusal = Array.from({ length: 3_001 }, () => {
        try {
          return limits.demand(act as ChatAct, { memberId: 1 });
        } catch (error) {
          return error as Refusal;
        }
      }).at(-1);
      expect(refusal?.status).toBe(429);
      for (const language of languageCodes) {
        expect(refusal?.say(language)).not.toMatch(/送信|メッセージ|message|sent|메시지|보냈|发送|消息|傳送|訊息/i);
      }
    },
  );

  test('a member has sixty messages a minute, however slowly they are written', () => {
    let now = 0;
    const limits = createMemberLimits(database, () => now);
    const taken = Array.from({ length: 70 }, (_, index) => {
      now = Math.floor(index / 10) * 10_000;
      return limits.take('message', { memberId: 1 }) === undefined;
    });
    expect(taken.filter(Boolean)).toHaveLength(70 - 10 + 10);
    now = 59_999;
    expect(limits.take('message', { memberId: 1 })).toBeGreaterThan(0);
  });
});

describe('a call in a hurry', () => {
  let world: ChatWorld;
  let names = 0;
  beforeAll(async () => {
    const database = await testDatabase();
    await publishChat(database);
    world = await chatWorld(database);
  });
  afterAll(() => world.database.close());

  const nobody = 999_999;
  const ask: readonly [ChatAct, (by: ChatPerson) => Promise<unknown>][] = [
    ['removal', (by) => world.call(by, rooms.removeComment, { roomId: nobody, body: { index: 1 } })],
    ['readMark', (by) => world.call(by, rooms.readRoom, { roomId: nobody, body: { index: 1 } })],
    ['contact', (by) => world.call(by, rooms.addContact, { body: { userId: nobody } })],
    [
      'newGroup',
      (by) => world.call(by, rooms.createGroup, { body: { key: messageKey(), title: 'x', userIds: [nobody] } }),
    ],
    ['groupChange', (by) => world.call(by, rooms.changeGroup, { roomId: nobody, body: { title: 'x' } })],
    ['roomChange', (by) => world.call(by, rooms.muteRoom, { roomId: nobody, body: { muted: true } })],
    ['block', (by) => world.call(by, rooms.blockPerson, { body: { userId: nobody, blocked: true } })],
    ['report', (by) => world.call(by, reportPerson, { body: { userId: nobody, reason: 'spam' } })],
    ['profileChange', (by) => world.call(by, saveChatProfile, { body: { nickname: 'name' } })],
    ['tokenTry', (by) => world.call(by, findProfileId, { params: { token: 'x' } })],
    ['noticeChange', (by) => world.call(by, saveNoticeSettings, { body: { mails: true } })],
  ];
  test.each(ask)('is refused with 429 beyond the limit, and other members go on: %s', async (act, call) => {
    names += 1;
    const [loud, quiet] = [await world.person(`loud${names}`), await world.person(`quiet${names}`)];
    const [{ most, withinMs }] = chatLimits[act];
    const tried: unknown[] = [];
    for (let count = 0; count < most + 3; count += 1) tried.push(await call(loud));
    expect(tried.slice(0, most - 1)).not.toContain(429);
    expect(tried.slice(most)).toEqual([429, 429, 429]);
    expect(await call(quiet)).not.toBe(429);
    world.clock.now += withinMs;
    expect(await call(loud)).not.toBe(429);
  });
});
