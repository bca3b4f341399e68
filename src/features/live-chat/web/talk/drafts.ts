import { browserStorage } from '#web/storage/browser-storage.ts';
import { isJsonObject, readJson, writeJson } from '#web/storage/safe-storage.ts';

const key = 'chatDrafts';

const all = (): Record<string, unknown> => readJson(browserStorage().local, key, isJsonObject) ?? {};

function ofMember(me: number): Record<string, unknown> {
  const mine = all()[me];
  return isJsonObject(mine) ? mine : {};
}

/** The text that a member has written in a room and not sent. */
export function readDraft(me: number, roomId: number): string {
  const draft = ofMember(me)[roomId];
  return typeof draft === 'string' ? draft : '';
}

export function keepDraft(me: number, roomId: number, text: string): void {
  const { [String(roomId)]: _, ...rooms } = ofMember(me);
  const mine = text.trim() === '' ? rooms : { ...rooms, [roomId]: text };
  const { [String(me)]: __, ...others } = all();
  const next = Object.keys(mine).length === 0 ? others : { ...others, [me]: mine };
  const { local } = browserStorage();
  if (Object.keys(next).length === 0) local.remove(key);
  else writeJson(local, key, next);
}

/** Reports how another page of this browser has changed the draft of a room. */
export function watchDraft(me: number, roomId: number, hear: (draft: string) => void): () => void {
  const look = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) hear(readDraft(me, roomId));
  };
  window.addEventListener('storage', look);
  return () => window.removeEventListener('storage', look);
}
