import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '#kernel/clock.ts';
import {
  checkSessionsMs,
  compareHeadsMs,
  farewellMs,
  pagesPerAddress,
  pagesPerSession,
} from '#kernel/realtime/limits.ts';
import { closeCode, closeCodeBase, type Hello, type PollAnswer, subProtocol } from '#kernel/realtime/protocol.ts';
import { matchTopic, memberTopicPattern } from '#kernel/realtime/topics.ts';
import { status } from '#kernel/status.ts';
import { refuse as refusal } from '#server/http/refusal.ts';
import type { Database } from '#server/database/database.ts';
import { tally } from '#server/database/tally.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { addressGroup } from '#server/limits/address-group.ts';
import { createHeldPlaces } from '#server/limits/held-places.ts';
import { refuseTooMany } from '#server/limits/refuse-too-many.ts';
import type { Log } from '#server/log/log.ts';
import { type WebSocket, WebSocketServer } from 'ws';
import { refusedUpgrade } from './accept-upgrade.ts';
import { databaseEpoch } from './database-epoch.ts';
import { hintBus } from './hints.ts';
import { type AskedPoll, createLongPolls } from './long-poll.ts';
import { listenForHints, type Notifications } from './notifications.ts';
import { type Entered, type PageSocket, servePageSocket, socketSettings, validPositions } from './page-socket.ts';
import type { Topic } from './topic-kinds.ts';
import { createTopicHub, type TopicHub } from './topic-hub.ts';

export interface ChannelSettings<Visitor> {
  database: Database;
  clock: Clock;
  log: Log;
  topics: readonly Topic<Visitor>[];
  contextOf(request: IncomingMessage, headers?: Hello['headers']): RequestContext;
  /** The address of the channel on the host. */
  pathOf(context: RequestContext): string;
  /** Whether this server answers under the host of the request. */
  isServedHost(request: IncomingMessage, context: RequestContext): boolean;
  /** Passes the doors of a call with what a hello carries. */
  enter(hello: Hello, context: RequestContext): Promise<Entered<Visitor>>;
  /** The keys of the sites whose doors the visitor has passed. */
  sitesOf(visitor: Visitor): readonly string[];
  /** The same visitor at the site as it is published now; undefined when its doors are closed to them. */
  renew(visitor: Visitor): Promise<Visitor | undefined>;
  /** What the members of sessions may do, one text for each session that lives. */
  rightsOf(sessionIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Whose page polls: what counts as one browser, and its network address. */
interface PollBy {
  sessionKey: string;
  clientAddress: string;
}

export interface Channel<Visitor> {
  hub: TopicHub<Visitor>;
  /** Takes over a request for an upgrade of the connection. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Throws 429 where the address holds too many pages, and 503 where the server does. */
  poll(visitor: Visitor, by: PollBy, asked: AskedPoll & { epoch?: string | undefined }): Promise<PollAnswer>;
  sockets(): number;
  /** What waits for slow readers. */
  pendingBytes(): number;
  /** These sites were published, and with them their doors may have changed. */
  onPublished(siteKeys: ReadonlySet<string>): Promise<void>;
  /** Sends every page away, over some seconds when they are many. */
  close(): Promise<void>;
}

const pagesMax = 20_000;
/** A page that is refused for its address tries again after this time. */
const retryAfterMs = checkSessionsMs;
const closedAtOnce = 100;

function refuse(socket: Duplex, code: number, more = ''): void {
  socket.end(`HTTP/1.1 ${code} Refused\r\nconnection: close\r\n${more}content-length: 0\r\n\r\n`);
}

/** The channel between open pages and this process. */
export function createChannel<Visitor>(settings: ChannelSettings<Visitor>): Channel<Visitor> {
  const { database, clock, log, topics } = settings;
  const hub = createTopicHub<Visitor>({ clock, log });
  const reading = { hub, topics, log };
  const polls = createLongPolls(reading);
  const server = new WebSocketServer({ ...socketSettings, handleProtocols: () => subProtocol });
  const pages = new Set<PageSocket<Visitor>>();
  const ofSessions = createHeldPlaces(pagesPerSession);
  const ofAddresses = createHeldPlaces(pagesPerAddress);
  const pending = { all: 0 };
  let isClosed = false;
  let starting: Promise<void> | undefined;
  let notifications: Notifications | undefined;
  let stopHearing = (): void => {};
  let epoch = '';
  const timers: NodeJS.Timeout[] = [];

  const logged = (work: Promise<unknown>): void => {
    work.catch((error: unknown) => log.error('The channel of open pages could not be kept.', { error }));
  };
  const noteLimit = (limit: 'socketFrame' | 'openPages'): void =>
    tally(database, 'hiroba_limit_refusals_total', { limit });
  const every = (ms: number, work: () => void): void => void timers.push(setInterval(work, ms).unref());

  const checkEpoch = async (): Promise<void> => {
    const now = await databaseEpoch(database);
    const before = epoch;
    epoch = now;
    if (before !== '' && before !== now) for (const page of pages) page.close(closeCode.restart);
  };
  const membersOf = (memberId?: number): PageSocket<Visitor>[] =>
    [...pages].filter((page) => {
      const member = page.entered()?.member;
      return member !== undefined && (memberId === undefined || member.memberId === memberId);
    });
  const checkSessions = async (those: readonly PageSocket<Visitor>[]): Promise<void> => {
    if (those.length === 0) return;
    const member = (page: PageSocket<Visitor>) => page.entered()?.member;
    const ids = new Set(those.flatMap((page) => member(page)?.sessionId ?? []));
    const rights = await settings.rightsOf([...ids]);
    for (const page of those) {
      const now = rights.get(member(page)?.sessionId ?? '');
      if (now === undefined) page.close(closeCodeBase + status.sessionEnded);
      // The page connects again, and the doors are checked again.
      else if (now !== member(page)?.rights) page.close(closeCode.restart);
    }
  };
  const hear = (topic: string, at?: number): void => {
    const member = matchTopic(memberTopicPattern, topic);
    if (member !== undefined) logged(checkSessions(membersOf(Number(member['memberId']))));
    else hub.touch(topic, at);
  };
  /** Begins with the first reader: a process without pages listens to nobody. */
  const start = (): Promise<void> =>
    (starting ??= (async () => {
      await checkEpoch();
      stopHearing = hintBus(database).listen(([topic, at]) => hear(topic, at));
      notifications = listenForHints(database, {
        log,
        onBack() {
          logged(checkEpoch());
          logged(hub.compareHeads());
        },
      });
      every(1_000, () => {
        const now = clock();
        for (const page of pages) page.look(now);
      });
      every(compareHeadsMs, () => {
        notifications?.check();
        logged(hub.compareHeads());
      });
      every(checkSessionsMs, () => {
        logged(checkSessions(membersOf()));
        logged(checkEpoch());
      });
    })().catch((error: unknown) => {
      starting = undefined;
      throw error;
    }));

  const forget = (page: PageSocket<Visitor>): void => {
    pages.delete(page);
    const key = page.entered()?.sessionKey;
    if (key !== undefined) ofSessions.release(key);
  };
  const serve = (socket: WebSocket, request: IncomingMessage): void => {
    const page: PageSocket<Visitor> = servePageSocket(socket, {
      ...reading,
      clock,
      pending,
      epoch: () => epoch,
      admit: ({ sessionKey }) => ofSessions.take(sessionKey),
      renew: settings.renew,
      async enter(hello) {
        await start();
        return settings.enter(hello, settings.contextOf(request, hello.headers));
      },
      onLimit: noteLimit,
      onClose: () => forget(page),
    });
    pages.add(page);
  };

  return {
    hub,
    sockets: () => pages.size,
    pendingBytes: () => pending.all,
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy());
      const context = settings.contextOf(request);
      const isFull = isClosed || pages.size + polls.held() >= pagesMax;
      const refused = isFull
        ? status.unavailable
        : refusedUpgrade(request, context, {
            isServedHost: settings.isServedHost(request, context),
            path: settings.pathOf(context),
          });
      if (refused !== undefined) return refuse(socket, refused);
      const address = addressGroup(context.clientAddress);
      if (!ofAddresses.take(address)) {
        noteLimit('openPages');
        return refuse(socket, status.tooMany, `retry-after: ${retryAfterMs / 1_000}\r\n`);
      }
      // A connection may end before it is a websocket.
      socket.once('close', () => ofAddresses.release(address));
      server.handleUpgrade(request, socket, head, (made) => serve(made, request));
    },
    async poll(visitor, { sessionKey, clientAddress }, { epoch: theirs, ...asked }) {
      await start();
      const address = addressGroup(clientAddress);
      const positions = validPositions(asked.topics, theirs, epoch);
      if (pages.size + polls.held() >= pagesMax) throw refusal('unavailable');
      // A call that is held costs as much as a socket, and its token costs nothing either.
      if (!ofAddresses.take(address)) {
        noteLimit('openPages');
        throw refuseTooMany(retryAfterMs);
      }
      try {
        const frames = await polls.hold(visitor, sessionKey, { ...asked, topics: positions });
        return { epoch, now: clock(), frames };
      } finally {
        ofAddresses.release(address);
      }
    },
    async onPublished(siteKeys) {
      hub.touchStates(siteKeys);
      const those = [...pages].filter((page) => {
        const entered = page.entered();
        return entered !== undefined && settings.sitesOf(entered.visitor).some((siteKey) => siteKeys.has(siteKey));
      });
      await Promise.all(those.map((page) => page.askAgain()));
    },
    async close() {
      isClosed = true;
      polls.release();
      for (const timer of timers) clearInterval(timer);
      const leaving = [...pages];
      const slices = Math.max(1, Math.min(Math.ceil(leaving.length / closedAtOnce), farewellMs / 100));
      const size = Math.ceil(leaving.length / slices);
      for (let slice = 0; slice < slices; slice += 1) {
        for (const page of leaving.slice(slice * size, (slice + 1) * size)) page.close(closeCode.restart);
        if (slice + 1 < slices) await wait(100);
      }
      stopHearing();
      hub.close();
      await notifications?.stop();
    },
  };
}
