import type { Playback } from '../../contract.ts';
import { isRefusal, renewalWait, retryWait } from './playback-engine.ts';

export interface TokenKeeperSettings<Timer> {
  request(): Promise<Playback>;
  onRefused(error: unknown): void;
  after(ms: number, work: () => void): Timer;
  cancel(timer: Timer | undefined): void;
  random(): number;
}

export interface TokenKeeper {
  current(): Playback | undefined;
  /** A new token, as often as it takes; undefined when the server says no or the player has gone. */
  renew(): Promise<Playback | undefined>;
  stop(): void;
}

/** Holds the token of a player and renews it at half of its life. All who ask at the same time get the same one. */
export function createTokenKeeper<Timer>(settings: TokenKeeperSettings<Timer>): TokenKeeper {
  const { request, onRefused, after, cancel, random } = settings;
  let playback: Playback | undefined;
  let renewing: Promise<Playback | undefined> | undefined;
  let timer: Timer | undefined;
  let isOver = false;
  const wait = (ms: number): Promise<void> => new Promise((done) => after(ms, done));

  const fetchNext = async (tries = 1): Promise<Playback | undefined> => {
    try {
      const next = await request();
      if (isOver) return undefined;
      playback = next;
      cancel(timer);
      timer = after(renewalWait(next), () => void renew());
      return next;
    } catch (error) {
      if (isOver) return undefined;
      if (isRefusal(error)) {
        onRefused(error);
        return undefined;
      }
      await wait(retryWait(tries, random()));
      return isOver ? undefined : fetchNext(tries + 1);
    }
  };
  const renew = (): Promise<Playback | undefined> => {
    renewing ??= fetchNext().finally(() => {
      renewing = undefined;
    });
    return renewing;
  };
  return {
    renew,
    current: () => playback,
    stop() {
      isOver = true;
      cancel(timer);
    },
  };
}
