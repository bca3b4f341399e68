import type { SiteIdentity } from '#kernel/site-path.ts';
import { isJsonObject, type LocalStorage, readJson, writeJson } from '#web/storage/safe-storage.ts';
import type { PutAside } from '../../rules/open-items.ts';

/** Whose profile at which site; a browser may have several members. */
export interface AsideOwner {
  site: SiteIdentity;
  userId: number;
}

interface Kept extends PutAside {
  of: string;
}

/** Of so many members and sites at most; the oldest goes first. */
const keptMax = 20;

const nameOf = ({ site: { portalId, eventId }, userId }: AsideOwner): string => [portalId, eventId, userId].join('/');

export function readAside(local: LocalStorage, owner: AsideOwner): PutAside | undefined {
  return readAll(local).find(({ of }) => of === nameOf(owner));
}

export function keepAside(local: LocalStorage, owner: AsideOwner, { at, fields }: PutAside): void {
  const of = nameOf(owner);
  const others = readAll(local).filter((one) => one.of !== of);
  writeJson(local, 'profileAside', [{ of, at, fields }, ...others].slice(0, keptMax));
}

function readAll(local: LocalStorage): Kept[] {
  const isList = (value: unknown): value is unknown[] => Array.isArray(value);
  return (readJson(local, 'profileAside', isList) ?? []).filter(isKept);
}

function isKept(value: unknown): value is Kept {
  if (!isJsonObject(value)) return false;
  const { of, at, fields } = value;
  return typeof of === 'string' && typeof at === 'number' && Array.isArray(fields);
}
