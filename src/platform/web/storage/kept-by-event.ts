import type { SiteIdentity } from '#kernel/site-path.ts';
import { isJsonObject, type LocalStorage, readJson, writeJson } from './safe-storage.ts';
import type { KeptByEventKey } from './storage-keys.ts';

/** What a browser keeps of one event under one key. */
export interface KeptOfEvent<Item> {
  /** The member who owns the items; null for a visitor, who may log in as any member. */
  owner: number | null;
  items: readonly Item[];
}

type Stored = Record<string, Record<string, unknown>>;
const idForm = /^\d{1,10}$/;

/** The items of an event; whatever is not of their form is left out. */
export function readKeptOfEvent<Item>(
  local: LocalStorage,
  key: KeptByEventKey,
  { portalId, eventId }: SiteIdentity,
  isItem: (value: unknown) => value is Item,
): KeptOfEvent<Item> | undefined {
  const kept = stored(local, key)[String(portalId)]?.[String(eventId)];
  if (!isJsonObject(kept) || !Array.isArray(kept['items'])) return undefined;
  const owner = typeof kept['owner'] === 'number' && Number.isInteger(kept['owner']) ? kept['owner'] : null;
  return { owner, items: (kept['items'] as unknown[]).filter(isItem) };
}

/** Keeps the items of an event; without items nothing stays of it. */
export function keepOfEvent<Item>(
  local: LocalStorage,
  key: KeptByEventKey,
  { portalId, eventId }: SiteIdentity,
  kept: KeptOfEvent<Item>,
): void {
  const all = stored(local, key);
  const { [String(eventId)]: _, ...others } = all[String(portalId)] ?? {};
  const events = kept.items.length === 0 ? others : { ...others, [String(eventId)]: kept };
  put(local, key, { ...all, [String(portalId)]: events });
}

function stored(local: LocalStorage, key: KeptByEventKey): Stored {
  const all = readJson(local, key, isJsonObject) ?? {};
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, Record<string, unknown>] => {
      const [portalId, events] = entry;
      return idForm.test(portalId) && isJsonObject(events);
    }),
  );
}

function put(local: LocalStorage, key: KeptByEventKey, all: Stored): void {
  const filled = Object.entries(all).filter(([, events]) => Object.keys(events).length > 0);
  if (filled.length > 0) writeJson(local, key, Object.fromEntries(filled));
  else if (local.get(key) !== undefined) local.remove(key);
}
