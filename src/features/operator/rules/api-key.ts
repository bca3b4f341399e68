import type { Instant } from '#kernel/clock.ts';
import type { OperatorRole } from '#kernel/console/operator-role.ts';

/** What a key may be: whoever governs a site makes keys, and no key makes keys. Booths are kept by people. */
export const apiKeyRoles = ['reader', 'editor', 'sales', 'reception'] as const satisfies readonly OperatorRole[];
export type ApiKeyRole = (typeof apiKeyRoles)[number];

/** For how many days a key works. */
export const apiKeyLives = [7, 30, 90, 365] as const;
export const dayMs = 24 * 60 * 60_000;

export const apiKeyNameMax = 60;
/** Keys of one site that work. */
export const apiKeysMax = 20;
/** Ended keys that are still listed. */
export const endedKeysShown = 20;
/** How often a key notes that it is used. */
export const keyUsedEveryMs = 10 * 60_000;

/** Begins every key, so that a scanner of secrets knows one that somebody published. */
export const apiKeyPrefix = 'hiroba_';
const form = /^hiroba_[A-Za-z0-9_-]{43}$/;

/**
 * The key in an `Authorization` header. Undefined: the header names none, and a cookie may say who is calling; null: it
 * names something that is no key.
 */
export function keyInHeader(authorization: string | undefined): string | null | undefined {
  if (authorization === undefined) return undefined;
  const given = /^Bearer +(\S{1,200}) *$/i.exec(authorization)?.[1];
  return given !== undefined && form.test(given) ? given : null;
}

export type ApiKeyState = 'works' | 'ended' | 'expired' | 'makerLeft';

export interface ApiKeyFacts {
  endedAt: Instant | undefined;
  expiresAt: Instant;
  /** Whether its maker still owns the site: a key gives nothing that its maker could not. */
  isMakerOwner: boolean;
}

export function apiKeyState({ endedAt, expiresAt, isMakerOwner }: ApiKeyFacts, now: Instant): ApiKeyState {
  if (endedAt !== undefined) return 'ended';
  if (expiresAt <= now) return 'expired';
  return isMakerOwner ? 'works' : 'makerLeft';
}
