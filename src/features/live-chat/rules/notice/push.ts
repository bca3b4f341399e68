import type { Instant } from '#kernel/clock.ts';

/** The services of the browsers; any other address could be one inside the network of this server. */
const hosts = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'];
const parents = ['.push.apple.com', '.notify.windows.com', '.push.services.mozilla.com'];

const endpointMax = 1_000;
/** Browsers of one person. */
export const pushesMax = 10;

/** https, a host and a path: no port, no name and no password. */
const address = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)\/[!-[\]-~]*$/i;

export function isPushEndpoint(text: string): boolean {
  const host = text.length > endpointMax ? undefined : address.exec(text)?.[1]?.toLowerCase();
  return host !== undefined && (hosts.includes(host) || parents.some((parent) => host.endsWith(parent)));
}

/** Messages of a room within this time make one push. */
const pushEveryMs = 5_000;
/** Servers note once a minute who is here, so a person who was last seen before this time is away. */
const surelyAwayMs = 120_000;
/** After this time every person who is here has been noted. */
const notedMs = 70_000;

export function pushTurn(sentAt: Instant): { turn: number; at: Instant } {
  const turn = Math.floor(sentAt / pushEveryMs);
  return { turn, at: (turn + 1) * pushEveryMs };
}

/** When to push to somebody who was not seen since the newest message: now, or once it is sure that they are not here. */
export function pushAt({ seenAt, newestAt }: { seenAt: Instant | undefined; newestAt: Instant }): Instant {
  return seenAt === undefined || seenAt < newestAt - surelyAwayMs ? newestAt : newestAt + notedMs;
}
