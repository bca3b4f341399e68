import type { SiteIdentity } from '#kernel/site-path.ts';

/** Exactly six digits (core 5). */
export function isPasscode(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9]{6}$/.test(text);
}

/** The code that a visitor typed: full-width digits become digits; spaces and hyphens are dropped. */
export function readPasscode(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s\-‐-―]/g, '');
}

/** The storage key of a site's code, and the header that carries the code; each site has its own. */
export function passcodeKey(site: SiteIdentity): 'event-passcode' | 'portal-passcode' {
  return site.eventId === undefined ? 'portal-passcode' : 'event-passcode';
}
