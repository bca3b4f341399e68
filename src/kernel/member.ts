import type { LanguageCode } from './language.ts';

/** Who calls, as far as the access token proves it, and what they are at the site that is called. */
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
