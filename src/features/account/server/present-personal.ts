import type { Member } from '#kernel/member.ts';
import type { ProfileAnswers } from '#features/profile/server.ts';
import type { PublishedSite } from '#features/site/server.ts';
import { readPersonalTerms } from '#features/terms/server.ts';
import type { Database } from '#server/database/database.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { Personal } from '../contract/personal-data.ts';

/** What other features know of a member at a site. */
export type FeatureParts = {
  [Fact in FactOfFeature]: (member: Member, site: PublishedSite, caller: CallOfMember) => Promise<Personal[Fact]>;
};
type FactOfFeature = 'ticketLimited' | 'favorite' | 'coupon' | 'businessAppointment' | 'questionnaire';

/** The language that a member asks for, and the browser that may have done something before they logged in. */
type CallOfMember = Pick<RequestContext, 'anonymousToken' | 'language'>;

interface PersonalSources {
  database: Database;
  profile: Pick<ProfileAnswers, 'present'>;
  ofFeatures: FeatureParts;
}

/**
 * The personal data of a member at a site: one statement for the answers, one for the agreement, and at most one for
 * each other feature that the site has.
 */
export async function presentPersonal(
  { database, profile, ofFeatures }: PersonalSources,
  member: Member,
  site: PublishedSite,
  caller: CallOfMember,
): Promise<Personal> {
  const { memberId: userId, mail, loginId, isInvited, isBlocked, isStaff, isExhibitor } = member;
  const reads = Object.entries(ofFeatures).map(
    async ([fact, read]) => [fact, await read(member, site, caller)] as const,
  );
  const [lists, terms, facts] = await Promise.all([
    profile.present(member, site, caller.language),
    readPersonalTerms(database, site, userId),
    Promise.all(reads),
  ]);
  return {
    userId,
    userdata: { userId, isInvited, isBlocked, isStaff, isExhibitor },
    mail,
    loginId,
    ...lists,
    terms,
    ...noneOfFeatures,
    ...(Object.fromEntries(facts) as Pick<Personal, FactOfFeature>),
  };
}

/** These features keep nothing yet (PROFILE-011). */
const noneOfFeatures = { liveChat: [] } satisfies Partial<Personal>;
