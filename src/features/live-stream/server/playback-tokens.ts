import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Instant } from '#kernel/clock.ts';

/** How long a token opens the list of its channel; players ask for the next one at half of it. */
export const tokenLifeMs = 60_000;

export interface PlaybackClaim {
  /** Which stream of which site, as its address names it. */
  channel: string;
  /** Stands for the viewer without revealing who it is. */
  viewer: string;
}

export interface PlaybackTokens {
  viewerOf(visitor: string): string;
  issue(claim: PlaybackClaim, expiresAt: Instant): string;
  /** What a token of this channel says; undefined for a missing, a foreign, an old and a forged one. */
  read(token: string | undefined, channel: string, now: Instant): PlaybackClaim | undefined;
  /** The query that opens one file of a channel. */
  signFile(claim: PlaybackClaim, file: string, expiresAt: Instant): string;
  mayRead(channel: string, file: string, query: FileQuery, now: Instant): boolean;
}

interface FileQuery {
  v?: string | undefined;
  e?: string | undefined;
  s?: string | undefined;
}

const markLength = 27;

export function createPlaybackTokens(secret: string): PlaybackTokens {
  const sign = (kind: string, ...parts: string[]): string =>
    createHmac('sha256', secret)
      .update([kind, ...parts].join('\n'))
      .digest('base64url')
      .slice(0, markLength);
  const isSigned = (mark: string, kind: string, ...parts: string[]): boolean => {
    const [given, right] = [Buffer.from(mark), Buffer.from(sign(kind, ...parts))];
    return given.length === right.length && timingSafeEqual(given, right);
  };
  return {
    viewerOf: (visitor) => sign('viewer', visitor).slice(0, 12),
    issue({ channel, viewer }, expiresAt) {
      const until = instantText(expiresAt);
      return [channel, viewer, until, sign('list', channel, viewer, until)].join('.');
    },
    read(token = '', channel, now) {
      const [of, viewer = '', until = '', mark = '', ...more] = token.split('.');
      if (of !== channel || more.length > 0 || !isSigned(mark, 'list', channel, viewer, until)) return undefined;
      return now < instantOf(until) ? { channel, viewer } : undefined;
    },
    signFile({ channel, viewer }, file, expiresAt) {
      const until = instantText(expiresAt);
      return `v=${viewer}&e=${until}&s=${sign('file', channel, file, viewer, until)}`;
    },
    mayRead: (channel, file, { v = '', e = '', s = '' }, now) =>
      isSigned(s, 'file', channel, file, v, e) && now < instantOf(e),
  };
}

const instantText = (instant: Instant): string => instant.toString(36);
const instantOf = (text: string): Instant => Number.parseInt(text, 36);
