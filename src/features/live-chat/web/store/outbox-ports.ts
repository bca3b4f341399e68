import { isCallError } from '#web/api/call-error.ts';
import { status } from '#kernel/status.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { isJsonObject, readJson, writeJson } from '#web/storage/safe-storage.ts';
import type { ChatCalls } from './chat-calls.ts';
import type { ChatStore } from './chat-store.ts';
import type { OutboxPorts, Sent, WaitingMessage } from './outbox.ts';
import { pageTimers } from '#web/site/page-timers.ts';

const key = 'chatOutbox';
/** A network that is there and carries nothing: the message goes again, with its key. */
const answerWithinMs = 10_000;

function isWaiting(value: unknown): value is WaitingMessage {
  return (
    isJsonObject(value) &&
    typeof value['key'] === 'string' &&
    typeof value['roomId'] === 'number' &&
    typeof value['type'] === 'string' &&
    typeof value['body'] === 'string' &&
    typeof value['writtenAt'] === 'string'
  );
}

/** The outbox of a member in this browser, which all of its pages share. */
export function outboxPorts(me: number, calls: Pick<ChatCalls, 'send' | 'announce'>, store: ChatStore): OutboxPorts {
  const { local } = browserStorage();
  const name = `hiroba-chat-outbox-${me}`;
  let pages: BroadcastChannel | undefined;
  const all = (): Record<string, unknown> => readJson(local, key, isJsonObject) ?? {};
  return {
    read() {
      const mine = all()[me];
      return Array.isArray(mine) ? mine.filter(isWaiting) : [];
    },
    write(messages) {
      const { [String(me)]: _, ...rest } = all();
      const next = messages.length === 0 ? rest : { ...rest, [me]: messages };
      if (Object.keys(next).length === 0) local.remove(key);
      else writeJson(local, key, next);
    },
    async alone(work) {
      let isBegun = false;
      const begin = (): Promise<void> => {
        isBegun = true;
        return work();
      };
      try {
        await navigator.locks.request(name, begin);
      } catch (error) {
        // A browser without locks, or one that refuses them together with its storage.
        if (isBegun) throw error;
        await work();
      }
    },
    // Only pages of this origin hear a channel.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tellGone: (gone) => pages?.postMessage(gone),
    async send({ roomId, writtenAt: _, refused: __, picture: ___, ...message }): Promise<Sent> {
      try {
        return { kind: 'stored', comment: await calls.send(roomId, message, AbortSignal.timeout(answerWithinMs)) };
      } catch (error) {
        const why = refusalOf(error);
        return why === undefined ? { kind: 'noAnswer' } : { kind: 'refused', why };
      }
    },
    onStored({ roomId }, comment) {
      store.takeSent(roomId, comment);
      const users = store.get().talks.get(roomId)?.room.users ?? [];
      const recipients = users.filter(({ user_id: id, leave }) => id !== me && !leave);
      // One call for each (CHAT-044); nobody waits for them (CHAT-055).
      for (const { user_id: id } of recipients) calls.announce(id).catch(() => undefined);
    },
    timers: pageTimers,
    watch({ onChange, onGone, onNetwork }) {
      const hearGone = ({ data }: MessageEvent<string>): void => onGone(data);
      const hear = (event: StorageEvent): void => {
        if (event.key === key || event.key === null) onChange();
      };
      const look = (): void => {
        if (document.visibilityState === 'visible') onNetwork();
      };
      pages = new BroadcastChannel(name);
      pages.addEventListener('message', hearGone);
      window.addEventListener('storage', hear);
      window.addEventListener('online', onNetwork);
      document.addEventListener('visibilitychange', look);
      return () => {
        pages?.close();
        pages = undefined;
        window.removeEventListener('storage', hear);
        window.removeEventListener('online', onNetwork);
        document.removeEventListener('visibilitychange', look);
      };
    },
  };
}

/** The server's reason for a message that it will never take; undefined where another try may end otherwise. */
function refusalOf(error: unknown): string | undefined {
  if (!isCallError(error) || typeof error.status !== 'number') return undefined;
  const mayChange: readonly number[] = [status.timeout, status.tooMany, status.tokenExpired, status.sessionEnded];
  if (error.status < 400 || error.status >= 500 || mayChange.includes(error.status)) return undefined;
  return Object.values(error.errors)[0]?.[0] ?? error.message;
}
