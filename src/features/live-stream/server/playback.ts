import type { Member } from '#kernel/member.ts';
import type { Database } from '#server/database/database.ts';
import { madeOnce } from '#server/database/made-once.ts';
import { newSecretToken } from '#server/secret-token.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { addressGroup } from '#server/limits/address-group.ts';
import { createProcessLimit } from '#server/limits/process-limit.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Playback } from '../contract.ts';
import { streamState, type StreamTimes } from '../rules/stream-state.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type LiveStreamTexts } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';
import { createPlaybackTokens, type PlaybackTokens, tokenLifeMs } from './playback-tokens.ts';
import { channelOf, folderOf, type StreamIds } from './stream-address.ts';
import './playback-tables.ts';

export const playbackCookie = 'playback';

export interface PlaybackDesk {
  /** A token for a stream that is live now, with its cookie. Throws what keeps the visitor from playing. */
  request(
    stream: { ids: StreamIds; times: StreamTimes },
    member: Member | undefined,
    context: RequestContext,
  ): Promise<{ data: Playback; cookie: string }>;
  tokens(): Promise<PlaybackTokens>;
}

/** Gives viewers the tokens that lists and pieces ask for. The caller has let the visitor through the doors. */
export function createPlaybackDesk(database: Database): PlaybackDesk {
  const limit = createProcessLimit(database, 'playback');
  const secret = playbackSecret(database);
  let made: { secret: string; tokens: PlaybackTokens } | undefined;
  const tokens = async (): Promise<PlaybackTokens> => {
    const current = await secret();
    if (made?.secret !== current) made = { secret: current, tokens: createPlaybackTokens(current) };
    return made.tokens;
  };
  return {
    tokens,
    async request({ ids, times }, member, context) {
      const { now } = context;
      const state = streamState(times, now);
      if (state !== 'live') throw refuseToPlay(state);
      const visitor = member
        ? `member ${member.memberId}`
        : (context.anonymousToken ?? addressGroup(context.clientAddress));
      const maker = await tokens();
      const viewer = maker.viewerOf(visitor);
      const channel = channelOf(ids);
      limit.take({ context, member, about: channel });
      const expiresAt = now + tokenLifeMs;
      const token = maker.issue({ channel, viewer }, expiresAt);
      const folder = folderOf(ids);
      const secure = context.protocol === 'https' ? '; Secure' : '';
      return {
        data: { live_stream_playback_request_token: token, playlist: `${folder}live.m3u8`, expiresAt, serverNow: now },
        // Players without a hook for the address are let in by it.
        cookie: `${playbackCookie}=${token}; Path=${folder}; Max-Age=${tokenLifeMs / 1000}; HttpOnly; SameSite=Strict${secure}`,
      };
    },
  };
}

const texts: Record<LanguageCode, LiveStreamTexts> = { jpn, eng, chi, zhtw, kor };

/** Refuses to play a stream before its start (409) or after its end (410). */
function refuseToPlay(state: 'preparation' | 'end'): Refusal {
  const [code, key] = state === 'end' ? ([status.gone, 'ended'] as const) : ([status.conflict, 'notStarted'] as const);
  return new Refusal(code, (language) => texts[language][key]);
}

/** Reads the secret of all servers of a database when it is first needed. */
function playbackSecret(database: Database): () => Promise<string> {
  let reading: Promise<string> | undefined;
  return () => {
    reading ??= findOrMake(database).catch((error: unknown) => {
      // The next viewer tries again.
      reading = undefined;
      throw error;
    });
    return reading;
  };
}

async function findOrMake({ kysely }: Database): Promise<string> {
  const { secret } = await madeOnce({
    find: () => kysely.selectFrom('playback_secret').select('secret').executeTakeFirst(),
    add: () =>
      kysely
        .insertInto('playback_secret')
        .values({ secret: newSecretToken() })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
  });
  return secret;
}
