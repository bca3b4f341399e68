import type { LanguageCode } from './language.ts';

/** A member who calls, as far as the access token proves it, and their roles at the site that is called. */
export interface Member {
  memberId: number;
  realmKey: string;
  sessionId: string;
  mail: string;
  loginId: string | null;
  language: LanguageCode;
  hasPassword: boolean;
  isInvited: boolean;
  isBlocked: boolean;
  isStaff: boolean;
  isExhibitor: boolean;
  isPreviewer: boolean;
}

/**
 * Who calls, as far as the access token proves it; undefined for a visitor. A preview link is a right to see drafts and
 * nobody's session: no call learns which member made it.
 */
export type Caller = Member | 'previewLink' | undefined;
