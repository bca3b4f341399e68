import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { type ChatWorld, chatNow, chatWorld, publishChat } from '../../../../../test/chat-world.ts';
import { describeEngines } from '../../../../../test/test-database.ts';
import { testMember } from '../../../../../test/test-member.ts';
import { readChatProfile, saveChatProfile } from '../../contract/profile.ts';

describeEngines('a chat profile', (open) => {
  let world: ChatWorld;

  beforeAll(async () => {
    const database = await open();
    await publishChat(database, { tags: [{ tagId: 3, name: { jpn: '出展者' } }] });
    world = await chatWorld(database);
  });

  test('is made by the call that design-choices.md names, with a permanent chat user id, a nickname and tags [CHAT-058]', async () => {
    const choices = readFileSync(new URL('../../design-choices.md', import.meta.url), 'utf8');
    const documented = /\*\*CHAT-058.*`(POST) (live_chat\/profile\/)…`/.exec(choices);
    expect(documented?.slice(1)).toEqual([saveChatProfile.method, saveChatProfile.path.split('{')[0]]);

    const member = await testMember(world.database, 'event/11', chatNow);
    const read = async () => (await world.done(member, readChatProfile)).profile;
    const save = (body: object) => world.call(member, saveChatProfile, { body });
    expect(await read()).toBeNull();
    expect(await save({ nickname: 'あや', tagIds: '3' })).toBe(422);
    expect(await save({ liveChatUserId: 'aya', nickname: '', tagIds: '3' })).toBe(422);
    expect(await save({ liveChatUserId: 'aya', nickname: 'あや', tagIds: '4' })).toBe(422);
    expect(await read()).toBeNull();

    await save({ liveChatUserId: 'aya', nickname: 'あや', tagIds: '3' });
    const made = await read();
    expect(made).toMatchObject({ liveChatUserId: 'aya', nickname: 'あや', tagIds: [3], isRegistered: true });
    expect(await save({ nickname: '彩' })).toMatchObject({ id: made?.id, liveChatUserId: 'aya', nickname: '彩' });
    expect(await save({ liveChatUserId: 'other', nickname: '彩' })).toBe(422);
  });
});
