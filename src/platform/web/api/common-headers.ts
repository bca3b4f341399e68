import type { LanguageCode } from '#kernel/language.ts';
import { isAnonymousToken } from '#kernel/random-id.ts';
import type { SiteIdentity } from '#kernel/site-path.ts';
import type { DeviceKind } from './device-kind.ts';

/** The facts of the visitor that every call sends. Stored values are sent as they were found. */
export interface CallFacts {
  language: LanguageCode;
  site: SiteIdentity;
  device: DeviceKind;
  accessToken: string | undefined;
  /** The member whom the page shows, and for whom its forms were made. */
  memberId?: number | undefined;
  anonymousToken: string | undefined;
  passcodes: { portal: string | undefined; event: string | undefined };
  consoleUser: string | undefined;
  isDraft: boolean;
  /** Embedded in the native app. */
  isApplication: boolean;
  /** Exhibitor mode: the query `exhibitor_account`. */
  isExhibitor?: boolean;
}

const passcode = /^\d{6}$/;
const plainText = /^[\x21-\x7e]{1,4000}$/;

/** A token with any other letter, such as a line break, would make the request itself fail. */
export function fitsHeader(token: string): boolean {
  return plainText.test(token);
}

/** The common headers of core 7; docs/calls.md has the table. */
export function commonHeaders(facts: CallFacts): Record<string, string> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    Language: facts.language,
    'App-Type': facts.site.eventId === undefined ? 'Portal' : 'Event',
    device: facts.device,
  };
  const add = (name: string, value: string | undefined, isUsable: boolean) => {
    if (value !== undefined && isUsable) headers[name] = value;
  };
  add('access-token', facts.accessToken, fitsHeader(facts.accessToken ?? ''));
  // A visitor's call is in nobody's name.
  add('for-member', String(facts.memberId), facts.memberId !== undefined && 'access-token' in headers);
  add('anonymous-token', facts.anonymousToken, isAnonymousToken(facts.anonymousToken));
  add('portal-passcode', facts.passcodes.portal, passcode.test(facts.passcodes.portal ?? ''));
  add('event-passcode', facts.passcodes.event, passcode.test(facts.passcodes.event ?? ''));
  add('console-user', facts.consoleUser, plainText.test(facts.consoleUser ?? ''));
  add('preview-agent', 'previewer', facts.isDraft);
  return headers;
}
