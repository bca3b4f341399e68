import { consoleRealtimePath } from '#kernel/console/console-endpoint.ts';
import { createPageChannel, type PageChannel } from '#web/realtime/channel-client.ts';
import { keepWithWindow, openSocket } from '#web/realtime/open-socket.ts';
import { cryptoRandom } from '#web/storage/crypto-random.ts';

let opened: { site: string; channel: PageChannel } | undefined;

/** The channel of this window, which is about one site at a time. */
export function channelOf(site: string): PageChannel {
  if (opened?.site === site) return opened.channel;
  opened?.channel.leave();
  const [kind, number] = site.split('-');
  const place = kind === 'portal' ? { portalId: Number(number) } : { portalId: 0, eventId: Number(number) };
  const channel = createPageChannel({
    connect: (events) => openSocket(consoleRealtimePath, events),
    hello: () => ({ headers: {}, ...place }),
    // Where no socket gets through, what listens reads from time to time.
    poll: () => Promise.reject(new Error('The console has no polls.')),
    statusOf: () => undefined,
    hearTime() {},
    timers: {
      set: (work, ms) => window.setTimeout(work, ms),
      clear: (timer) => window.clearTimeout(Number(timer)),
    },
    now: Date.now,
    random: cryptoRandom,
  });
  keepWithWindow(channel);
  opened = { site, channel };
  return channel;
}
