import type { Instant, Random } from '#kernel/clock.ts';
import { silenceMaxMs, silenceSeenMaxMs } from '#kernel/realtime/limits.ts';
import {
  afterClose,
  type AfterClose,
  type At,
  closeCodeBase,
  type FrameOfPage,
  type FrameOfServer,
  type Hello,
  lifeSign,
  type PollAnswer,
  type Position,
} from '#kernel/realtime/protocol.ts';
import type { TopicOf } from '#kernel/realtime/topics.ts';
import { comeBackAfter } from './come-back.ts';
import { createTopicStore, type HearStep } from './topic-store.ts';

/** A socket that was opened, or is being opened. */
interface PageSocket {
  send(text: string): void;
  close(): void;
}

export interface SocketEvents {
  onOpen(): void;
  onMessage(data: unknown): void;
  onClose(code: number): void;
}

export interface PollBody {
  epoch?: string | undefined;
  topics: Position[];
  isBrief: boolean;
}

export interface ChannelPorts {
  connect(events: SocketEvents): PageSocket;
  /** What a call would carry now. */
  hello(): Pick<Hello, 'headers' | 'portalId' | 'eventId'>;
  /** A call, which also refreshes expired tokens; rejects with the status of its refusal, or undefined. */
  poll(body: PollBody, signal: AbortSignal): Promise<PollAnswer>;
  statusOf(error: unknown): number | undefined;
  hearTime(now: Instant): void;
  timers: { set(work: () => void, ms: number): unknown; clear(timer: unknown): void };
  /** Goes on while the device sleeps. */
  now(): number;
  random: Random;
}

export interface PageChannel {
  /** Answers how to stop. */
  listen<Told>(topic: TopicOf<Told>, hear: HearStep<Told>, at?: At): () => void;
  /** A page of a log was read by a call: frames go on from there. */
  move(topic: string, at: At): void;
  /** Says hello again, because another member is logged in or a door has opened. */
  renew(): void;
  leave(): void;
  comeBack(): void;
  /** The page became visible, or the network came back. */
  lookUp(): void;
}

const gatherMs = 20;
const idleMs = 5_000;
const pollGapMs = 300;
const failedOpensMax = 2;
/** A page that polls tries a socket again after this time. */
const socketAgainMs = 60_000;

/** The channel of one page: a socket while something is listened to, and calls where no socket gets through. */
export function createPageChannel(ports: ChannelPorts): PageChannel {
  const { timers, now, random } = ports;
  const store = createTopicStore();
  let told = new Set<string>();
  let socket: PageSocket | undefined;
  let polling: AbortController | undefined;
  let epoch: string | undefined;
  let isGreeted = false;
  let isAway = false;
  let isEnded = false;
  let failures = 0;
  let failedOpens = 0;
  let pollsSince: number | undefined;
  let heardAt = 0;
  const waiting: { again?: unknown; gather?: unknown; silence?: unknown } = {};

  const clear = (name: keyof typeof waiting): void => {
    timers.clear(waiting[name]);
    delete waiting[name];
  };
  const isConnected = (): boolean => socket !== undefined || polling !== undefined;
  const hearEpoch = (heard: string): void => {
    if (epoch !== undefined && epoch !== heard) store.forgetPositions();
    epoch = heard;
  };
  const say = (frame: FrameOfPage): void => socket?.send(JSON.stringify(frame));
  const readAgain = (names: readonly string[]): void => {
    if (names.length > 0 && isGreeted) say({ read: store.positions(names) });
  };

  const disconnect = (): void => {
    clear('again');
    clear('silence');
    polling?.abort();
    polling = undefined;
    const gone = socket;
    socket = undefined;
    isGreeted = false;
    gone?.close();
  };
  const connectIn = (ms: number): void => {
    clear('again');
    waiting.again = timers.set(connect, ms);
  };
  const goOn = (what: AfterClose): void => {
    disconnect();
    const wait = comeBackAfter(what, failures, random);
    failures += 1;
    if (wait === undefined) isEnded = true;
    else if (what === 'refresh') refresh(wait);
    else connectIn(wait);
  };
  /** A call of the page renews the tokens, or learns that the session is over. */
  const refresh = (wait: number): void => {
    const asking = new AbortController();
    polling = asking;
    ports
      .poll({ topics: [], isBrief: true }, asking.signal)
      .then(
        () => connectIn(failures > 1 ? wait : 0),
        (error: unknown) => asking.signal.aborted || goOn(outcome(error)),
      )
      .finally(() => {
        if (polling === asking) polling = undefined;
      });
  };
  const outcome = (error: unknown): AfterClose => {
    const status = ports.statusOf(error);
    const after = status === undefined ? 'comeBack' : afterClose(closeCodeBase + status);
    // The call has tried to refresh already.
    return after === 'refresh' ? 'end' : after;
  };

  const hear = (data: unknown): void => {
    heardAt = now();
    if (data === lifeSign || typeof data !== 'string') return;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The socket speaks our protocol and its version.
    const frame = JSON.parse(data) as FrameOfServer;
    if ('epoch' in frame) {
      hearEpoch(frame.epoch);
      ports.hearTime(frame.now);
      isGreeted = true;
      failures = 0;
      gather();
    } else if ('isBehind' in frame) readAgain(store.names());
    else readAgain(store.take([frame]));
  };
  const watchSilence = (): void => {
    waiting.silence = timers.set(() => {
      if (now() - heardAt >= silenceMaxMs) goOn('comeBack');
      else watchSilence();
    }, silenceMaxMs / 8);
  };
  const openSocket = (): void => {
    let isOpen = false;
    /** Frames of a socket that was given up no longer count. */
    const ifMine = (work: () => void): void => {
      if (socket === made) work();
    };
    const made = ports.connect({
      onOpen: () =>
        ifMine(() => {
          isOpen = true;
          failedOpens = 0;
          told = new Set(store.names());
          say({ hello: { ...ports.hello(), epoch, topics: store.positions() } });
        }),
      onMessage: (data) => ifMine(() => hear(data)),
      onClose: (code) =>
        ifMine(() => {
          if (!isOpen) failedOpens += 1;
          goOn(isOpen ? afterClose(code) : 'comeBack');
        }),
    });
    socket = made;
    heardAt = now();
    watchSilence();
  };
  const pollOnce = (): void => {
    const asking = new AbortController();
    polling = asking;
    told = new Set(store.names());
    ports.poll({ epoch, topics: store.positions(), isBrief: false }, asking.signal).then(
      (answer) => {
        if (asking.signal.aborted) return;
        polling = undefined;
        failures = 0;
        hearEpoch(answer.epoch);
        ports.hearTime(answer.now);
        store.take(answer.frames);
        connectIn(pollGapMs);
      },
      (error: unknown) => {
        if (!asking.signal.aborted) goOn(outcome(error));
      },
    );
  };
  const connect = (): void => {
    clear('again');
    if (isAway || isEnded || isConnected() || store.names().length === 0) return;
    if (pollsSince === undefined && failedOpens >= failedOpensMax) pollsSince = now();
    if (pollsSince !== undefined && now() - pollsSince < socketAgainMs) return pollOnce();
    pollsSince = undefined;
    openSocket();
  };

  /** Tells the server which topics the page listens to now. */
  const settle = (): void => {
    delete waiting.gather;
    const names = store.names();
    if (names.length === 0) {
      if (isConnected()) waiting.gather = timers.set(() => store.names().length === 0 && disconnect(), idleMs);
      return;
    }
    if (!isConnected()) return waiting.again === undefined ? connect() : undefined;
    const added = names.filter((name) => !told.has(name));
    const left = [...told].filter((name) => !names.includes(name));
    if (polling !== undefined) {
      if (added.length === 0) return;
      disconnect();
      return connect();
    }
    if (!isGreeted) return;
    told = new Set(names);
    if (left.length > 0) say({ leave: left });
    readAgain(added);
  };
  const gather = (): void => {
    clear('gather');
    waiting.gather = timers.set(settle, gatherMs);
  };
  const startAnew = (): void => {
    disconnect();
    failures = 0;
    isEnded = false;
    gather();
  };

  return {
    listen(topic, hearStep, at) {
      const stop = store.add(topic, hearStep, at);
      gather();
      return () => {
        stop();
        gather();
      };
    },
    move(topic, at) {
      store.move(topic, at);
      readAgain([topic]);
    },
    renew: startAnew,
    leave() {
      isAway = true;
      disconnect();
    },
    comeBack() {
      isAway = false;
      startAnew();
    },
    lookUp() {
      const isSilent = socket !== undefined && now() - heardAt > silenceSeenMaxMs;
      if (isSilent || waiting.again !== undefined) startAnew();
    },
  };
}
