import type { Member } from '#kernel/member.ts';
import type { ProfileAnswers } from '#features/profile/server.ts';
import type { PublishedSite } from '#features/site/server.ts';
import { readPersonalTerms } from '#features/terms/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Database } from '#server/database/database.ts';
import type { Personal } from '../contract.ts';

/** What another feature knows of a member at a site. */
export interface FeatureParts {
  /** The tickets a member holds that unlock contents of a site. */
  ticketLimited(member: Member, site: PublishedSite): Promise<Personal['ticketLimited']>;
  favorite(member: Member, site: PublishedSite): Promise<Personal['favorite']>;
  coupon(member: Member, site: PublishedSite): Promise<Personal['coupon']>;
}

interface PersonalSources {
  database: Database;
  profile: Pick<ProfileAnswers, 'present'>;
  ofFeatures: FeatureParts;
}

/**
 * The personal data of a member at a site: one statement for the answers, one for the agreement, one for tickets
 * where tickets unlock something, and one each for favourites and for coupons where the site has them.
 */
export async function presentPersonal(
  { database, profile, ofFeatures }: PersonalSources,
  member: Member,
  site: PublishedSite,
  language: LanguageCode,
): Promise<Personal> {
  const { memberId: userId, mail, loginId, isInvited, isBlocked, isStaff, isExhibitor } = member;
  const [lists, terms, ticketLimited, favorite, coupon] = await Promise.all([
    profile.present(member, site, language),
    readPersonalTerms(database, site, userId),
    ofFeatures.ticketLimited(member, site),
    ofFeatures.favorite(member, site),
    ofFeatures.coupon(member, site),
  ]);
  return {
    userId,
    userdata: { userId, isInvited, isBlocked, isStaff, isExhibitor },
    mail,
    loginId,
    ...lists,
    terms,
    ...noneOfFeatures,
    ticketLimited,
    favorite,
    coupon,
  };
}

/** These features keep nothing yet (PROFILE-011). */
const noneOfFeatures = {
  liveChat: [],
  questionnaire: [],
  businessAppointment: [],
} satisfies Partial<Personal>;
