import type { Member } from '#features/account/server.ts';
import type { ProfileAnswers } from '#features/profile/server.ts';
import type { PublishedSite } from '#features/site/server.ts';
import { readPersonalTerms } from '#features/terms/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Database } from '#server/database/database.ts';
import type { Personal } from '../contract.ts';

/** A member at a site: two statements, one for the answers and one for the agreement. */
export async function presentPersonal(
  { database, profile }: { database: Database; profile: Pick<ProfileAnswers, 'present'> },
  member: Member,
  site: PublishedSite,
  language: LanguageCode,
): Promise<Personal> {
  const { memberId: userId, mail, loginId, isInvited, isBlocked, isStaff, isExhibitor } = member;
  const [lists, terms] = await Promise.all([
    profile.present(member, site, language),
    readPersonalTerms(database, site, userId),
  ]);
  return {
    userId,
    userdata: { userId, isInvited, isBlocked, isStaff, isExhibitor },
    mail,
    loginId,
    ...lists,
    terms,
    ...noneOfFeatures,
  };
}

/** These features have nothing of anybody yet (PROFILE-011). */
const noneOfFeatures = {
  favorite: [],
  ticketLimited: [],
  liveChat: [],
  questionnaire: [],
  coupon: [],
  businessAppointment: [],
} satisfies Partial<Personal>;
