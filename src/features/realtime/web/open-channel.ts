import { realtimePath } from '#kernel/realtime/protocol.ts';
import type { Api } from '#web/api/api.ts';
import { isCallError } from '#web/api/call-error.ts';
import { type CallFacts, commonHeaders } from '#web/api/common-headers.ts';
import { serverClock } from '#web/api/server-clock.ts';
import { createPageChannel, type PageChannel } from '#web/realtime/channel-client.ts';
import { keepWithWindow, openSocket } from '#web/realtime/open-socket.ts';
import { pageTimers } from '#web/site/page-timers.ts';
import { cryptoRandom } from '#web/storage/crypto-random.ts';
import type { pollTopics } from '../contract.ts';

interface ChannelOfWindow {
  api: Api;
  /** The path below which the server listens: '' or /web. */
  base: string;
  /** The present facts of the visitor. */
  facts(): CallFacts;
  /** Calls back when they may have changed. */
  onChange(listener: () => void): void;
}

/**
 * The channel of this window: it is closed while the browser keeps the page for Back, and its hello names the member
 * who is logged in.
 */
export function openChannel({ api, base, facts, onChange }: ChannelOfWindow): PageChannel {
  const channel = createPageChannel({
    connect: (events) => openSocket(base + realtimePath, events),
    hello: () => ({ headers: commonHeaders(facts()), ...facts().site }),
    async poll(body, signal) {
      const path = 'realtime/{portalId}[/{eventId}]';
      const params = facts().site;
      return (await api.postJson<typeof pollTopics>(path, { params, body, signal, isQuiet: true })).data;
    },
    statusOf: (error) => (isCallError(error) && typeof error.status === 'number' ? error.status : undefined),
    hearTime: serverClock.hear,
    timers: pageTimers,
    now: Date.now,
    random: cryptoRandom,
  });
  keepWithWindow(channel);
  let { memberId } = facts();
  onChange(() => {
    const now = facts().memberId;
    if (now === memberId) return;
    memberId = now;
    channel.renew();
  });
  return channel;
}
