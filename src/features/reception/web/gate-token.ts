import type { PageContext } from '#web/site/page-context.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';

/** The event of a page, as the token of a device is kept for it. */
export function placeOf({ site: { portalId, eventId } }: Pick<PageContext, 'site'>): string {
  return `${portalId}/${eventId ?? 0}`;
}

/** The token by which this device works at an event; a board has one of its own. */
export function keptGateToken(place: string, key: 'gate' | 'board' = 'gate'): string | undefined {
  const [keptPlace, token] = (browserStorage().local.get(key) ?? '').split(' ');
  return keptPlace === place ? token : undefined;
}

export function keepGateToken(place: string, token: string, key: 'gate' | 'board' = 'gate'): void {
  browserStorage().local.set(key, `${place} ${token}`);
}

const linkForm = /^#gate=([\w-]{20,100})$/;

/** Takes the secret of a link out of the address and the history. */
export function takeLinkToken(): string | undefined {
  const token = linkForm.exec(window.location.hash)?.[1];
  if (token === undefined) return undefined;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
  return token;
}
