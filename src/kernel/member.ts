import type { LanguageCode } from './language.ts';

/** The caller, as far as the access token proves it, and their roles at the site that is called. */
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
