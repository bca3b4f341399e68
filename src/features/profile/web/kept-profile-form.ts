import { siteKey } from '#features/site/rules/site-key.ts';
import type { SiteIdentity } from '#kernel/site-path.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { isJsonObject, readJson, writeJson } from '#web/storage/safe-storage.ts';
import type { ItemValue } from '../rules/item-value.ts';
import type { ProfileLists } from '../rules/profile-item.ts';
import { fillableItems, itemField, type TypedValues, typedValue } from './profile-values.ts';

/** Whose profile is typed, and at which site. */
export interface TypedPlace {
  site: SiteIdentity;
  userId: number;
}

/** Keeps what is typed and not saved in this tab, so that it outlives a login and a reload. */
export function keepProfileForm({ site, userId }: TypedPlace, typed: TypedValues): void {
  const { session } = browserStorage();
  if (Object.keys(typed).length === 0) session.remove('profileForm');
  else writeJson(session, 'profileForm', { siteKey: siteKey(site), owner: userId, typed });
}

/** What the same member typed here before. Somebody else's is removed. */
export function keptProfileForm({ site, userId }: TypedPlace, lists: ProfileLists): TypedValues {
  const { session } = browserStorage();
  const kept = readJson(session, 'profileForm', isJsonObject);
  if (kept === undefined) return {};
  if (kept['owner'] !== userId) session.remove('profileForm');
  const { typed } = kept;
  if (kept['owner'] !== userId || kept['siteKey'] !== siteKey(site)) return {};
  return typedOfItems(lists, typed);
}

/** The stored values that belong to items as they are now. */
export function typedOfItems(lists: ProfileLists, typed: unknown): TypedValues {
  if (!isJsonObject(typed)) return {};
  const ofItems = fillableItems(lists).map((item) => [itemField(item), typed[itemField(item)], item] as const);
  return Object.fromEntries(
    ofItems.flatMap(([field, value, item]) => (isLike(typedValue({}, item), value) ? [[field, value]] : [])),
  );
}

/** An item may have changed its kind since. */
function isLike(stored: ItemValue, value: unknown): value is ItemValue {
  if (!isJsonObject(value)) return false;
  const { text, parts, chosen } = value;
  if (typeof text !== 'string' || !isJsonObject(parts) || !Array.isArray(chosen)) return false;
  const names = Object.keys(stored.parts);
  return (
    Object.keys(parts).length === names.length &&
    names.every((name) => typeof parts[name] === 'string') &&
    chosen.every((key) => typeof key === 'string')
  );
}
