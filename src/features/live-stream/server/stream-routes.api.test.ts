import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { join } from 'node:path';
import type { Database } from '#server/database/database.ts';
import { requestContext } from '../../../../test/request-context.ts';
import { testDatabase } from '../../../../test/test-database.ts';
import { createChannels } from './channels.ts';
import { createPlaybackDesk } from './playback.ts';
import { createStreamRoutes, type FindStream } from './stream-routes.ts';

const folder = join(import.meta.dirname, '../../../../demo/channels');
const start = Date.parse('2026-11-20T10:00:00+09:00');
const times = { start, end: start + 600_000 };
const ids = [1, 11, 5, 3];
const find: FindStream = async ([portalId, , , detailId]) => {
  if (portalId !== 1 || (detailId !== 3 && detailId !== 4)) return undefined;
  return { times, channel: 'harbour' };
};

let database: Database;
let now = start;
const get = async (path: string, headers: Record<string, string> = {}): Promise<Response> => {
  const routes = createStreamRoutes({
    desk: createPlaybackDesk(database),
    channels: createChannels(folder),
    find,
    contextOf: () => requestContext({ now }),
  });
  return routes.fetch(new Request(`http://localhost/web_api/live_stream/${path}`, { headers }));
};
const play = async (at: number, of = ids) => {
  now = at;
  const { data, cookie } = await createPlaybackDesk(database).request(
    { ids: of, times },
    undefined,
    requestContext({ now }),
  );
  return { token: data.live_stream_playback_request_token, cookie: cookie.split(';')[0] as string };
};
const listOf = async (token: string, name = '1-11-5-3') => (await get(`${name}/live.m3u8?token=${token}`)).text();
const piecesIn = (list: string): string[] => list.split('\n').filter((line) => line.includes('.m4s?'));

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

describe('the playlist of a channel', () => {
  test('is answered for a token in the address or in the cookie [STREAM-010]', async () => {
    const { token, cookie } = await play(start);
    const byToken = await get(`1-11-5-3/live.m3u8?token=${token}`);
    expect(byToken.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
    expect(byToken.headers.get('cache-control')).toBe('no-store');
    expect(piecesIn(await byToken.text())).toHaveLength(4);
    expect((await get('1-11-5-3/live.m3u8', { cookie })).status).toBe(200);
  });

  test('is refused for a token that is missing, of another stream, expired or forged', async () => {
    const { token } = await play(start);
    const foreign = await play(start, [1, 11, 5, 4]);
    const status = async (own: string) => (await get(`1-11-5-3/live.m3u8${own}`)).status;
    expect(await status('')).toBe(403);
    expect(await status(`?token=${foreign.token}`)).toBe(403);
    expect((await get('1-11-5-3/live.m3u8', { cookie: foreign.cookie })).status).toBe(403);
    expect(await status(`?token=${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`)).toBe(403);
    now = start + 59_999;
    expect(await status(`?token=${token}`)).toBe(200);
    now = start + 60_000;
    expect(await status(`?token=${token}`)).toBe(403);
  });

  test('is not found before the start, for a stream of another site, or under another name', async () => {
    const { token } = await play(start);
    now = start - 1;
    expect((await get(`1-11-5-3/live.m3u8?token=${token}`)).status).toBe(404);
    for (const name of ['2-11-5-3', '1-11-5-9', '1-11-5', 'x', '1-11-5-3-1-1', '..%2f..']) {
      expect((await get(`${name}/live.m3u8?token=${token}`)).status).toBe(404);
    }
    expect((await get('1-11-5-3/loop.mp4')).status).toBe(404);
  });

  test('keeps the addresses of its segments and of the header from one version to the next', async () => {
    const first = await listOf((await play(start + 30_000)).token);
    const second = await listOf((await play(start + 34_000)).token);
    const shared = piecesIn(second).filter((piece) => piecesIn(first).includes(piece));
    expect(shared).toHaveLength(6);
    expect(/URI="([^"]+)"/.exec(second)?.[1]).toBe(/URI="([^"]+)"/.exec(first)?.[1]);
  });
});

describe('a segment of a channel', () => {
  test('opens with the signature of its playlist, until ten seconds after it left the playlist', async () => {
    const list = await listOf((await play(start + 30_000)).token);
    const [piece = ''] = piecesIn(list);
    expect((await get(`1-11-5-3/${piece}`)).status).toBe(200);
    // It leaves the list two seconds on.
    now = start + 30_000 + 11_999;
    expect((await get(`1-11-5-3/${piece}`)).status).toBe(200);
    now += 1;
    expect((await get(`1-11-5-3/${piece}`)).status).toBe(403);
  });

  test('is refused without its signature, with that of another segment, and at another stream', async () => {
    const list = await listOf((await play(start + 30_000)).token);
    const [one = '', other = ''] = piecesIn(list);
    const [file = '', query = ''] = one.split('?');
    expect((await get(`1-11-5-3/${file}`)).status).toBe(403);
    expect((await get(`1-11-5-3/${other.split('?')[0]}?${query}`)).status).toBe(403);
    expect((await get(`1-11-5-4/${one}`)).status).toBe(403);
    expect((await get(`1-11-5-3/${file}?${query.replace(/e=\w+/, 'e=zzzzzzzzz')}`)).status).toBe(403);
    expect((await get('1-11-5-3/init.mp4')).status).toBe(403);
  });

  test('follows the one before without a gap, even from the last segment of the recording to its first', async () => {
    const channel = await createChannels(folder).find('harbour');
    const first = 7;
    // The times of the pictures, from the second box of times.
    const timesOf = (bytes: Uint8Array): bigint[] => {
      const piece = Buffer.from(bytes);
      const found: bigint[] = [];
      for (let at = piece.indexOf('tfdt'); at > 0; at = piece.indexOf('tfdt', at + 4)) {
        found.push(piece.readBigUInt64BE(at + 8));
      }
      return found;
    };
    const all = Array.from({ length: 100 }, (_, number) =>
      timesOf(channel?.loop.piece(first, number) ?? new Uint8Array()),
    );
    expect(all[0]).toEqual([0n, 0n]);
    const [pictures] = all[1] as [bigint, bigint];
    expect(all.map(([one]) => one)).toEqual(all.map((_, number) => pictures * BigInt(number)));
    const sounds = all.map(([, one]) => one as bigint);
    const round = sounds[30] as bigint;
    expect(sounds.slice(30, 60).map((one) => one - round)).toEqual(sounds.slice(0, 30));
  });
});

test('captions are answered with their times to a viewer who may play the stream', async () => {
  const { token } = await play(start + 3_000);
  expect((await get('1-11-5-3/captions.json?language=jpn')).status).toBe(403);
  const answer = await get(`1-11-5-3/captions.json?language=jpn&token=${token}`);
  const { data } = (await answer.json()) as { data: { start: number; end: number; text: string }[] };
  const said = data.find((one) => one.start <= now && now < one.end);
  expect(said?.text).toBe('汐見国際展示場の前の港です。');
  expect(data.length).toBeLessThan(14);
  const other = await get(`1-11-5-3/captions.json?language=x&token=${token}`);
  expect(await other.json()).toEqual({ data });
});

test('a channel without a recording is not found, and no name leads out of the folder', async () => {
  const channels = createChannels(folder);
  for (const name of ['nowhere', '../expo/site', 'harbour.mp4', '']) expect(await channels.find(name)).toBeUndefined();
});

test('two servers of a database make the same secret [STREAM-010]', async () => {
  const { token } = await play(start);
  const other = createPlaybackDesk(database);
  expect((await other.tokens()).read(token, '1-11-5-3', now)).toBeDefined();
});
