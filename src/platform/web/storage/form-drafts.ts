import type { SiteIdentity } from '#kernel/site-path.ts';
import { browserStorage } from './browser-storage.ts';
import { isJsonObject, readJson, writeJson } from './safe-storage.ts';

/** The form and the person who types: a member or an unknown visitor. */
export interface DraftPlace {
  place: string;
  owner: number | undefined;
}

/** What stood in a form of this tab and was not sent. What one member typed is not shown to another. */
export function readDraft({ place, owner }: DraftPlace): unknown {
  const kept = drafts()[place];
  if (!isJsonObject(kept)) return undefined;
  return kept['owner'] === undefined || kept['owner'] === owner ? kept['typed'] : undefined;
}

/** The form of a member whose session has ended stays theirs: they find it after the next login. */
export function keepDraft({ place, owner }: DraftPlace, typed: unknown): void {
  const all = drafts();
  const kept = all[place];
  if (owner === undefined && isJsonObject(kept) && kept['owner'] !== undefined) return;
  write({ ...all, [place]: { owner, typed } });
}

/**
 * A member logs in: what was typed before in the forms of their portal or event becomes theirs, and is not shown to
 * members who log in later.
 */
export function claimDrafts({ portalId, eventId = 0 }: SiteIdentity, owner: number): void {
  const realm = portalId === 0 ? `0/${eventId}/` : `${portalId}/`;
  const claimed = Object.entries(drafts()).map(([place, kept]): [string, unknown] => [
    place,
    place.startsWith(realm) && isJsonObject(kept) && kept['owner'] === undefined ? { ...kept, owner } : kept,
  ]);
  write(Object.fromEntries(claimed));
}

export function forgetDraft(place: string): void {
  const { [place]: _, ...others } = drafts();
  write(others);
}

function drafts(): Record<string, unknown> {
  return readJson(browserStorage().session, 'formDrafts', isJsonObject) ?? {};
}

function write(all: Record<string, unknown>): void {
  const { session } = browserStorage();
  if (Object.keys(all).length === 0) session.remove('formDrafts');
  else writeJson(session, 'formDrafts', all);
}
