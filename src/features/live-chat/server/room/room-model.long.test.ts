import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetched, openStage, type Stage } from '../../../../../test/chat-stage.ts';
import { deed, Story } from '../../../../../test/chat-story.ts';
import type { ChatPerson } from '../../../../../test/chat-world.ts';
import { testDatabase } from '../../../../../test/test-database.ts';

let stage: Stage;
let names = 0;

beforeAll(async () => {
  stage = await openStage(await testDatabase());
});
afterAll(() => stage.database.close());

describe('three people at two servers', () => {
  test('are answered as if they had acted one after the other, and their pages end up equal to a fresh read, whenever they reconnect', async () => {
    const { servers } = stage;
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 10, maxLength: 30 }), async (deeds) => {
        names += 1;
        // Nobody runs into the limits of the run before; sessions are fresh.
        for (const { clock } of servers) clock.now += 120_000;
        const people: ChatPerson[] = [];
        for (const name of ['aya', 'ben', 'chie']) people.push(await servers[0].person(`${name}${names}`));
        const story = new Story(stage, people);
        await story.begin();
        await story.look([true, true, true]);
        await story.untold();
        for (const one of deeds) {
          for (const { clock } of servers) clock.now += 2_000;
          const [found, expected] = await story.live(one);
          expect([one.what, found]).toEqual([one.what, expected]);
          for (const [held, fresh] of await story.look(one.online)) expect(held).toEqual(fresh);
          expect([one.what, await story.untold()]).toEqual([one.what, []]);
        }
        for (const [held, fresh] of await story.look([true, true, true])) expect(held).toEqual(fresh);
        const reader = people[story.model.deleted[0] ? 1 : 0] as ChatPerson;
        const end = await fetched(stage, reader, story.roomId);
        if (end !== undefined) {
          expect(end.comments.map(({ removed }) => removed)).toEqual(story.model.written.map((one) => one.isRemoved));
          expect(end.room.invite).toBe(story.model.isInvite);
        }
      }),
      { numRuns: 12 },
    );
  });
});
