import type { SiteIdentity } from '#kernel/site-path.ts';
import { type LocalStorage, readJson, writeJson } from '#web/storage/safe-storage.ts';

interface AskedMember {
  site: SiteIdentity;
  userId: number;
}

/** Of so many members and sites at most; the oldest goes first. */
const keptMax = 20;

const nameOf = ({ site: { portalId, eventId }, userId }: AskedMember): string => [portalId, eventId, userId].join('/');
const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** Whether my page of a site has led this member to their profile in this browser. */
export function wasAsked(local: LocalStorage, member: AskedMember): boolean {
  return readJson(local, 'profileAsked', isList)?.includes(nameOf(member)) ?? false;
}

export function keepAsked(local: LocalStorage, member: AskedMember): void {
  const name = nameOf(member);
  const others = (readJson(local, 'profileAsked', isList) ?? []).filter((one) => one !== name);
  writeJson(local, 'profileAsked', [name, ...others].slice(0, keptMax));
}
