import type { SiteIdentity } from '#kernel/site-path.ts';

export const passcodeLength = 6;

/** Exactly six digits (core 5). */
export function isPasscode(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9]{6}$/.test(text);
}

/** What a visitor typed as it is meant: full-width digits are digits, and spaces and hyphens do not count. */
export function readPasscode(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s\-‐-―]/g, '');
}

/** Where the code of a site is kept, and the header that carries it; each site has its own. */
export function passcodeKey(site: SiteIdentity): 'event-passcode' | 'portal-passcode' {
  return site.eventId === undefined ? 'portal-passcode' : 'event-passcode';
}
