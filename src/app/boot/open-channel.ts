import type { pollTopics } from '#features/realtime/contract.ts';
import { realtimePath, subProtocol } from '#kernel/realtime/protocol.ts';
import { baseOf } from '#kernel/site-path.ts';
import { isCallError } from '#web/api/call-error.ts';
import { commonHeaders } from '#web/api/common-headers.ts';
import { serverClock } from '#web/api/server-clock.ts';
import { createPageChannel, type PageChannel } from '#web/realtime/channel-client.ts';
import { cryptoRandom } from '#web/storage/crypto-random.ts';
import { identityOf } from '../site-state.ts';
import { callFacts } from './browser-facts.ts';
import type { BrowserSite } from './browser-site.ts';

/**
 * The channel of this window: it is closed while the browser keeps the page for Back, and its hello names the member
 * who is logged in.
 */
export function openChannel({ api, state }: Pick<BrowserSite, 'api' | 'state'>): PageChannel {
  const channel = createPageChannel({
    connect({ onOpen, onMessage, onClose }) {
      const { host, protocol } = window.location;
      const address = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${baseOf(state.get().hostSite)}${realtimePath}`;
      const socket = new WebSocket(address, subProtocol);
      socket.addEventListener('open', onOpen);
      socket.addEventListener('message', ({ data }) => onMessage(data));
      socket.addEventListener('close', ({ code }) => onClose(code));
      return {
        send: (frame) => socket.send(frame),
        close() {
          // The browser warns of a socket that is closed before it has opened.
          if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener('open', () => socket.close());
          else socket.close();
        },
      };
    },
    hello() {
      const facts = callFacts(state);
      return { headers: commonHeaders(facts), ...facts.site };
    },
    async poll(body, signal) {
      const params = identityOf(state.get().init);
      const answer = await api.postJson<typeof pollTopics>('realtime/{portalId}[/{eventId}]', {
        params,
        body,
        signal,
        isQuiet: true,
      });
      return answer.data;
    },
    statusOf: (error) => (isCallError(error) && typeof error.status === 'number' ? error.status : undefined),
    hearTime: serverClock.hear,
    timers: { set: (work, ms) => window.setTimeout(work, ms), clear: (timer) => window.clearTimeout(timer as number) },
    now: Date.now,
    random: cryptoRandom,
  });
  window.addEventListener('pagehide', channel.leave);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) channel.comeBack();
  });
  window.addEventListener('online', channel.lookUp);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') channel.lookUp();
  });
  let memberId = state.get().personal?.userId;
  state.subscribe(() => {
    const now = state.get().personal?.userId;
    if (now === memberId) return;
    memberId = now;
    channel.renew();
  });
  return channel;
}
