import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Instant } from '#kernel/clock.ts';
import { isLanguageCode } from '#kernel/language.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { captionsBetween } from '../rules/loop-captions.ts';
import { channelStart, listedPieces, pieceLeavesAt, pieceMs, piecesAt, playlist } from '../rules/playlist.ts';
import { streamState, type StreamTimes } from '../rules/stream-state.ts';
import type { Channel, Channels } from './channels.ts';
import { type PlaybackDesk, playbackCookie } from './playback.ts';
import type { PlaybackClaim, PlaybackTokens } from './playback-tokens.ts';
import { idsOf, streamFolder, type StreamIds } from './stream-address.ts';

/** When a stream is sent, and by which channel of this server; undefined for a stream of another kind, or none. */
export type FindStream = (ids: StreamIds) => Promise<{ times: StreamTimes; channel: string } | undefined>;

export interface StreamRouteServices {
  desk: PlaybackDesk;
  channels: Channels;
  find: FindStream;
  contextOf(request: Request, native: unknown): RequestContext;
}

/** How long a piece can still be read once it has left the list. */
const graceMs = 10_000;
/** A player is some seconds behind and asks again before the next captions come. */
const captionsBehindMs = 40_000;
const captionsAheadMs = 20_000;

interface Asked {
  name: string;
  now: Instant;
  tokens: PlaybackTokens;
  times: StreamTimes;
  channel: Channel;
}

/** The lists, pieces and captions of the channels. A list takes a playback token, a piece the signature in its address. */
export function createStreamRoutes({ desk, channels, find, contextOf }: StreamRouteServices): Hono {
  const routes = new Hono();

  const ask = async (c: Context): Promise<Asked | undefined> => {
    const name = c.req.param('channel') ?? '';
    const ids = idsOf(name);
    const stream = ids && (await find(ids));
    const channel = stream && (await channels.find(stream.channel));
    if (stream === undefined || channel === undefined) return undefined;
    const { now } = contextOf(c.req.raw, c.env);
    return { name, now, tokens: await desk.tokens(), times: stream.times, channel };
  };
  const claimOf = (c: Context, { name, now, tokens }: Asked): PlaybackClaim | undefined =>
    tokens.read(c.req.query('token'), name, now) ?? tokens.read(getCookie(c, playbackCookie), name, now);

  routes.get(`${streamFolder}/:channel/live.m3u8`, async (c) => {
    const asked = await ask(c);
    if (asked === undefined) return refused(404);
    const claim = claimOf(c, asked);
    if (claim === undefined) return refused(403);
    const { times, now, tokens } = asked;
    if (streamState(times, now) === 'preparation') return refused(404);
    const signed = (file: string, until: Instant): string => `${file}?${tokens.signFile(claim, file, until)}`;
    const list = playlist(times, now, {
      // A player that sees a new address of the header starts again.
      init: signed('init.mp4', times.end + listedPieces * pieceMs + graceMs),
      piece: (number) => signed(`${number}.m4s`, pieceLeavesAt(times, number) + graceMs),
    });
    return answer(list, 'application/vnd.apple.mpegurl', 'no-store');
  });

  routes.get(`${streamFolder}/:channel/captions.json`, async (c) => {
    const asked = await ask(c);
    if (asked === undefined) return refused(404);
    if (claimOf(c, asked) === undefined) return refused(403);
    const { channel, now } = asked;
    const language = c.req.query('language');
    const own = isLanguageCode(language) ? channel.captions.get(language) : undefined;
    const captions = own ?? [...channel.captions.values()][0] ?? [];
    const { durationMs } = channel.loop;
    const near = captionsBetween(captions, durationMs, now - captionsBehindMs, now + captionsAheadMs);
    return answer(JSON.stringify({ data: near }), 'application/json; charset=utf-8', 'no-store');
  });

  routes.get(`${streamFolder}/:channel/:file{init\\.mp4|\\d{1,9}\\.m4s}`, async (c) => {
    const asked = await ask(c);
    if (asked === undefined) return refused(404);
    const { name, now, tokens, times, channel } = asked;
    const file = c.req.param('file');
    if (!tokens.mayRead(name, file, c.req.query(), now)) return refused(403);
    if (file === 'init.mp4') return answer(channel.loop.init, 'video/mp4', 'private, max-age=60');
    const number = Number.parseInt(file, 10);
    if (number >= piecesAt(times, now).to) return refused(404);
    const piece = channel.loop.piece(channelStart(times) / pieceMs, number);
    return answer(piece, 'video/mp4', 'private, max-age=60');
  });

  routes.all(`${streamFolder}/*`, () => refused(404));
  return routes;
}

function answer(body: string | Uint8Array<ArrayBuffer>, type: string, cacheControl: string): Response {
  return new Response(body, {
    headers: { 'content-type': type, 'cache-control': cacheControl },
  });
}

/** Players read statuses and no words. */
function refused(status: 403 | 404): Response {
  const headers = { 'content-type': 'text/plain', 'cache-control': 'no-store' };
  return new Response(status === 403 ? 'Forbidden' : 'Not found', { status, headers });
}
