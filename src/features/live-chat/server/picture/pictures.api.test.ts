import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { type ChatPerson, type ChatWorld, chatWorld, messageKey, publishChat } from '../../../../../test/chat-world.ts';
import { describeEngines } from '../../../../../test/test-database.ts';
import * as calls from '../../contract/picture.ts';
import * as rooms from '../../contract/room.ts';
import { picturesADay } from '../../rules/limits/chat-limits.ts';
import { sweepChatPictures } from './picture-store.ts';

const place = { latitude: '35/1 40/1 0/1', latitudeRef: 'N' };

describeEngines('pictures of a chat', (open) => {
  let world: ChatWorld;
  let photo: Buffer;
  let aya: ChatPerson;
  let ben: ChatPerson;
  let chie: ChatPerson;
  let roomId: number;
  let names = 0;

  beforeAll(async () => {
    const database = await open();
    await publishChat(database);
    world = await chatWorld(database);
    photo = await sharp({ create: { width: 3_000, height: 1_500, channels: 3, background: '#06f' } })
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: place.latitude, GPSLatitudeRef: place.latitudeRef } })
      .toBuffer();
  });
  const people = async (): Promise<void> => {
    names += 1;
    world.clock.now += 86_400_000;
    [aya, ben, chie] = await Promise.all([
      world.person(`aya${names}`),
      world.person(`ben${names}`),
      world.person(`chie${names}`),
    ]);
    roomId = await world.contacts(aya, ben);
  };
  const upload = (person: ChatPerson, bytes: Uint8Array = photo, name = 'photo.jpg', type = 'image/jpeg') =>
    world.call(person, calls.uploadChatPicture, { body: { image: { name, type, bytes } } });
  const commit = (person: ChatPerson, tempPath: string) =>
    world.call(person, calls.commitChatImage, { body: { temp_path: tempPath } });
  const committed = async (person: ChatPerson): Promise<calls.ChatPicture> => {
    const { temp_path: path } = (await upload(person)) as { temp_path: string };
    return (await commit(person, path)) as calls.ChatPicture;
  };
  const read = (person: ChatPerson, picture: string, size?: 'thumbnail') =>
    world.call(person, calls.readChatPicture, { params: { picture }, query: size && { size } });
  const send = (person: ChatPerson, image: string, to = roomId, key = messageKey()) =>
    world.call(person, rooms.sendComment, { roomId: to, body: { key, type: 'IMAGE', image } });

  test('are stored as WebP without metadata, at most 2048 px wide and high, with a thumbnail, and never in the public store [CHAT-047]', async () => {
    await people();
    const { temp_path: path } = (await upload(aya)) as { temp_path: string };
    expect(path).not.toContain('/media/');
    const stored = (await commit(aya, path)) as calls.ChatPicture;
    expect(stored).toMatchObject({ width: 2_048, height: 1_024 });
    expect(await commit(aya, path)).toEqual(stored);
    const files = await Promise.all([read(aya, stored.id), read(aya, stored.id, 'thumbnail')]);
    const facts = await Promise.all(
      files.map((file) => sharp(Buffer.from((file as { bytes: Uint8Array }).bytes)).metadata()),
    );
    expect(facts).toMatchObject([
      { format: 'webp', width: 2_048 },
      { format: 'webp', width: 480, height: 240 },
    ]);
    expect(facts.map(({ exif, xmp, iptc, icc }) => exif ?? xmp ?? iptc ?? icc)).toEqual([undefined, undefined]);
    for (const file of files) {
      expect(Buffer.from((file as { bytes: Uint8Array }).bytes).includes('EXIF')).toBe(false);
    }
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { rows } = await world.database.pool.query('select from upload');
    expect(rows).toEqual([]);
  });

  test('can be committed by their owner only, and the path of a public picture is refused', async () => {
    await people();
    const { temp_path: path } = (await upload(aya)) as { temp_path: string };
    const tried = [`/media/${'0'.repeat(64)}.webp`, '', path.slice(0, -1), `${path}'`];
    expect(await commit(ben, path)).toBe(422);
    for (const other of tried) expect(await commit(aya, other)).toBe(422);
    expect(await commit(aya, path)).toMatchObject({ width: 2_048 });
  });

  test('can be seen by their owner before they are sent, by the people in the room afterwards, and by nobody once removed', async () => {
    await people();
    const { id } = await committed(aya);
    expect(await read(aya, id)).toMatchObject({ name: 'picture.webp' });
    expect(await read(ben, id)).toBe(404);
    const sent = await send(aya, id);
    expect(sent).toMatchObject({ type: 'IMAGE', image: { id, width: 2_048, height: 1_024 } });
    expect(await read(ben, id)).toMatchObject({ name: 'picture.webp' });
    expect(await read(chie, id)).toBe(404);
    expect(await read(ben, 'nothing')).toBe(404);
    await world.done(aya, rooms.removeComment, { roomId, body: { index: (sent as rooms.Comment).index } });
    for (const person of [aya, ben]) expect(await read(person, id)).toBe(404);
  });

  test('cannot be seen by a person who has left the room, deleted the contact or been erased, not even their own', async () => {
    await people();
    const group = async (): Promise<number> => {
      await world.contacts(aya, chie);
      const body = { key: messageKey(), title: 'Three', userIds: [ben.id, chie.id] };
      return (await world.done(aya, rooms.createGroup, { body })).id;
    };
    const inGroup = await group();
    const [own, ofBen, inPair] = [await committed(aya), await committed(ben), await committed(aya)];
    await send(aya, own.id, inGroup);
    await send(ben, ofBen.id, inGroup);
    await send(aya, inPair.id);
    expect(await read(chie, own.id)).toHaveProperty('bytes');
    await world.done(aya, rooms.leaveRoom, { roomId: inGroup });
    await world.done(ben, rooms.deleteContact, { body: { userId: aya.id } });
    for (const size of [undefined, 'thumbnail'] as const) {
      expect(await Promise.all([read(aya, own.id, size), read(aya, ofBen.id, size)])).toEqual([404, 404]);
      expect(await read(ben, inPair.id, size)).toBe(404);
      expect(await read(aya, inPair.id, size)).toHaveProperty('bytes');
    }
    expect(await read(chie, own.id)).toHaveProperty('bytes');
    await world.database.pool.query('delete from member where member_id = $1', [ben.memberId]);
    expect(await read(chie, ofBen.id)).toBe(404);
  });

  test('can be sent once, to one room, by their owner, after they were committed', async () => {
    await people();
    const { id } = await committed(aya);
    expect(await send(ben, id)).toBe(422);
    const { temp_path: path } = (await upload(aya)) as { temp_path: string };
    expect(await send(aya, path.slice('/chat-picture/'.length))).toBe(422);
    const key = messageKey();
    const sent = await send(aya, id, roomId, key);
    expect(await send(aya, id, roomId, key)).toEqual(sent);
    expect(await send(aya, id)).toBe(422);
    const other = await world.contacts(aya, chie);
    expect(await send(aya, id, other)).toBe(422);
  });

  test('of a refused message stay with their owner, who can send them elsewhere', async () => {
    await people();
    const { id } = await committed(aya);
    const { id: invited } = await world.done(aya, rooms.startTalk, { body: { userId: chie.id } });
    expect(await send(aya, id, invited)).toBe(409);
    expect(await send(aya, id, 999_999)).toBe(404);
    expect(await read(chie, id)).toBe(404);
    expect(await send(aya, id)).toMatchObject({ image: { id } });
    const left = await committed(aya);
    await send(aya, left.id, invited);
    await sweepChatPictures(world.database, world.clock.now + 86_400_001);
    expect(await read(aya, left.id)).toBe(404);
    expect(await read(ben, id)).toHaveProperty('bytes');
  });

  test('that are sent to two rooms at the same moment arrive in one', async () => {
    await people();
    const { id } = await committed(aya);
    const other = await world.contacts(aya, chie);
    const sent = await Promise.all([send(aya, id), send(aya, id, other), send(aya, id)]);
    expect(sent.filter((one) => one === 422)).toHaveLength(2);
    const seen = await Promise.all([read(ben, id), read(chie, id)]);
    expect(seen.filter((one) => one === 404)).toHaveLength(1);
  });

  test('that are drawings, damaged, too wide or no pictures at all are refused with a reason', async () => {
    await people();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const wide = await sharp({ create: { width: 8_001, height: 1, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    expect(await upload(aya, svg, 'drawing.svg', 'image/svg+xml')).toBe(415);
    expect(await upload(aya, svg, 'drawing.png', 'image/png')).toBe(415);
    expect(await upload(aya, Buffer.from('no picture'))).toBe(422);
    expect(await upload(aya, photo.subarray(0, 2_000))).toBe(422);
    expect(await upload(aya, wide, 'wide.png', 'image/png')).toBe(422);
    expect(await world.call(aya, calls.uploadChatPicture, { body: {} })).toBe(422);
  });

  test('are limited for each member, in a short time and in a day', async () => {
    await people();
    const tiny = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    const statuses: unknown[] = [];
    for (let count = 0; count < 31; count += 1) statuses.push(await upload(aya, tiny, 'a.png', 'image/png'));
    expect(statuses.filter((one) => one === 429)).toHaveLength(1);
    world.clock.now += 11 * 60_000;
    await world.database.pool.query(
      `insert into chat_picture (picture_id, owner_profile_id, width, height, whole, thumbnail, created_at)
      select gen_random_uuid(), $1, 2, 2, '', '', $2 from generate_series(1, $3::int)`,
      [aya.id, new Date(world.clock.now), picturesADay - 30],
    );
    expect(await upload(aya, tiny, 'a.png', 'image/png')).toBe(429);
    expect(await upload(ben, tiny, 'a.png', 'image/png')).toHaveProperty('temp_path');
  });

  test('that were not sent are deleted after a day, and pictures in messages stay', async () => {
    await people();
    const [kept, left] = [await committed(aya), await committed(aya)];
    await send(aya, kept.id);
    await sweepChatPictures(world.database, world.clock.now + 60_000);
    expect(await read(aya, left.id)).toHaveProperty('bytes');
    await sweepChatPictures(world.database, world.clock.now + 86_400_001);
    expect(await read(aya, left.id)).toBe(404);
    expect(await read(ben, kept.id)).toHaveProperty('bytes');
  });
});
