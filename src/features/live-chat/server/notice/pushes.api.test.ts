import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type ChatPerson, type ChatWorld, chatWorld, messageKey, publishChat } from '../../../../../test/chat-world.ts';
import { describeEngines } from '../../../../../test/test-database.ts';
import { chatHereTopic } from '../../rules/channel/chat-topics.ts';
import * as calls from '../../contract/notice.ts';
import * as rooms from '../../contract/room.ts';
import { encryptPush } from './encrypt-push.ts';
import { subscribe } from './push-store.ts';

/** A browser with keys of its own, which reads what was written to it. */
function browser() {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: ecdh.getPublicKey().toString('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): string {
      const [salt, theirs, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
      const derive = (secret: Buffer, from: Buffer, info: Buffer | string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, from, info, length));
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), theirs]);
      const secret = derive(ecdh.computeSecret(theirs), auth, info, 32);
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const decipher = createDecipheriv('aes-128-gcm', key, derive(secret, salt, 'Content-Encoding: nonce\0', 12));
      decipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      expect(text.at(-1)).toBe(2);
      return text.subarray(0, -1).toString();
    },
  };
}

describe('the encryption of pushes', () => {
  test('gives the result of RFC 8291, appendix A', () => {
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const sealed = encryptPush('When I grow up, I want to be a watermelon', keys, {
      salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
      privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
    });
    expect(sealed.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  test('can be read by a browser', () => {
    const reader = browser();
    expect(reader.read(encryptPush('新着', reader.keys))).toBe('新着');
  });
});

describeEngines('pushes about messages', (open) => {
  let world: ChatWorld;
  let aya: ChatPerson;
  let ben: ChatPerson;
  let roomId: number;
  let names = 0;

  beforeAll(async () => {
    const database = await open();
    await publishChat(database);
    world = await chatWorld(database, { isPushEndpoint: (text) => text.startsWith('http://127.0.0.1') });
  });
  beforeEach(async () => {
    names += 1;
    world.clock.now += 86_400_000;
    aya = await world.person(`aya${names}`);
    ben = await world.person(`ben${names}`);
    roomId = await world.contacts(aya, ben);
  });

  /** A service of browsers on this machine. */
  async function service(status = 201, headers: Record<string, string> = {}) {
    const heard: { headers: Record<string, unknown>; body: Buffer }[] = [];
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        heard.push({ headers: request.headers, body: Buffer.concat(parts) });
        response.writeHead(status, headers).end();
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    return { heard, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/push/${names}` };
  }
  const join = async (person: ChatPerson, endpoint: string) => {
    const reader = browser();
    const { rows } = await world.database.pool.query<{ session_id: string }>(
      'select session_id from member_session where member_id = $1',
      [person.memberId],
    );
    const owner = { profileId: person.id, memberId: person.memberId, sessionId: rows[0]?.session_id as string };
    await subscribe(world.database, owner, { endpoint, ...reader.keys }, world.clock.now);
    return reader;
  };
  const send = (body: string) => world.done(aya, rooms.sendComment, { roomId, body: { key: messageKey(), body } });
  const later = async (seconds: number) => {
    world.clock.now += seconds * 1_000;
    await world.mailsTo(ben);
  };
  const addresses = async () =>
    (await world.database.pool.query('select endpoint from chat_push where chat_profile_id = $1', [ben.id])).rows
      .length;

  test('reach the browser of a member who is away once, encrypted, with the name but without the text', async () => {
    const { heard, endpoint } = await service();
    const reader = await join(ben, endpoint);
    await send('the secret plan');
    await later(6);
    expect(heard).toHaveLength(1);
    const [{ headers, body }] = heard as [(typeof heard)[0]];
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(headers['authorization']).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]{86}, k=[\w-]{87}$/);
    expect(JSON.parse(reader.read(body))).toEqual({
      title: `aya${names}`,
      body: '新しいメッセージ1件',
      url: `https://hiroba.test/web/event/11/module/live_chat/90#talk/${roomId}`,
      tag: `chat-${roomId}`,
    });
    await later(100);
    expect(heard).toHaveLength(1);
  });

  test('wait until a member who was here has certainly gone', async () => {
    const { heard, endpoint } = await service();
    await join(ben, endpoint);
    const here = () => world.noteHere([chatHereTopic({ realmKey: 'event/11', dataSourceId: 5 }, ben.id)]);
    await here();
    world.clock.now += 10_000;
    await send('hello');
    await later(6);
    expect(heard).toHaveLength(0);
    await later(70);
    expect(heard).toHaveLength(1);
    await here();
    world.clock.now += 1_000;
    await send('and again');
    await later(60);
    await here();
    await later(60);
    expect(heard).toHaveLength(1);
  });

  test.each([404, 410])('forget a browser that answers %i', async (status) => {
    const { heard, endpoint } = await service(status);
    await join(ben, endpoint);
    await send('hello');
    await later(6);
    expect([heard.length, await addresses()]).toEqual([1, 0]);
  });

  test.each([301, 307])('do not follow a redirect: %i', async (status) => {
    const inside = await service();
    const { heard, endpoint } = await service(status, { location: inside.endpoint });
    await join(ben, endpoint);
    await send('hello');
    await later(6);
    expect([heard.length, inside.heard.length]).toEqual([1, 0]);
  });

  test('end with the session, and a browser belongs to the last member who subscribed it', async () => {
    const { heard, endpoint } = await service();
    await join(ben, endpoint);
    await join(aya, endpoint);
    expect(await addresses()).toBe(0);
    await join(ben, endpoint);
    await world.database.pool.query('delete from member_session where member_id = $1', [ben.memberId]);
    expect(await addresses()).toBe(0);
    await send('hello');
    await later(6);
    expect(heard).toEqual([]);
  });

  test('go to known services only, and need valid keys', async () => {
    const { keys } = browser();
    const ask = (endpoint: string, more: object = {}) =>
      world.call(ben, calls.subscribePush, { body: { endpoint, ...keys, ...more } });
    const good = `https://fcm.googleapis.com/fcm/send/${names}`;
    expect(await ask(good)).toEqual({ done: true });
    expect(await addresses()).toBe(1);
    const bad = [
      ask('http://127.0.0.1:5432/'),
      ask('https://169.254.169.254/latest'),
      ask('https://fcm.googleapis.com.evil.example/'),
      ask('https://fcm.googleapis.com:8443/'),
      ask('https://user@fcm.googleapis.com/'),
      ask(`${good}?${'x'.repeat(1_500)}`),
      ask(good, { p256dh: 'AAAA' }),
      ask(good, { auth: 'AAAA' }),
    ];
    expect(await Promise.all(bad)).toEqual(bad.map(() => 422));
    expect(await world.call(ben, calls.unsubscribePush, { body: { endpoint: good } })).toEqual({ done: true });
    expect(await addresses()).toBe(0);
    expect((await world.done(ben, calls.readNoticeSettings)).pushKey).toMatch(/^B[\w-]{86}$/);
  });
});
