import type { Member } from '#kernel/member.ts';
import type { ProfileAnswers } from '#features/profile/server.ts';
import type { PublishedSite } from '#features/site/server.ts';
import { readPersonalTerms } from '#features/terms/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Database } from '#server/database/database.ts';
import type { Personal } from '../contract.ts';

export type TicketLimitedOf = (member: Member, site: PublishedSite) => Promise<Personal['ticketLimited']>;

interface PersonalSources {
  database: Database;
  profile: Pick<ProfileAnswers, 'present'>;
  ticketLimited: TicketLimitedOf;
}

/**
 * The personal data of a member at a site: one statement for the answers, one for the agreement, and one for tickets
 * where tickets unlock something.
 */
export async function presentPersonal(
  { database, profile, ticketLimited }: PersonalSources,
  member: Member,
  site: PublishedSite,
  language: LanguageCode,
): Promise<Personal> {
  const { memberId: userId, mail, loginId, isInvited, isBlocked, isStaff, isExhibitor } = member;
  const [lists, terms, unlocking] = await Promise.all([
    profile.present(member, site, language),
    readPersonalTerms(database, site, userId),
    ticketLimited(member, site),
  ]);
  return {
    userId,
    userdata: { userId, isInvited, isBlocked, isStaff, isExhibitor },
    mail,
    loginId,
    ...lists,
    terms,
    ...noneOfFeatures,
    ticketLimited: unlocking,
  };
}

/** These features keep nothing yet (PROFILE-011). */
const noneOfFeatures = {
  favorite: [],
  liveChat: [],
  questionnaire: [],
  coupon: [],
  businessAppointment: [],
} satisfies Partial<Personal>;
