import type { ProfileAnswers } from '#features/profile/server.ts';
import type { Visit } from '#features/site/server.ts';
import { readPersonalTerms } from '#features/terms/server.ts';
import { bareRecord } from '#kernel/bare-record.ts';
import type { Member } from '#kernel/member.ts';
import type { PersonalFacts } from '#kernel/personal-facts.ts';
import type { Database } from '#server/database/database.ts';
import type { AnyFact } from '#server/server-feature.ts';
import type { Personal } from '../contract/personal-data.ts';

interface PersonalSources {
  database: Database;
  profile: Pick<ProfileAnswers, 'present'>;
  facts: readonly AnyFact<Visit>[];
}

/**
 * The personal data of a member at a site: one statement for the answers, one for the agreement, and at most one for
 * each fact.
 */
export async function presentPersonal(
  { database, profile, facts }: PersonalSources,
  member: Member,
  visit: Visit,
): Promise<Personal> {
  const { memberId: userId, mail, loginId, isInvited, isBlocked, isStaff, isExhibitor } = member;
  const { site, context } = visit;
  const found = bareRecord<unknown>();
  const [lists, terms] = await Promise.all([
    profile.present(member, site, context.language),
    readPersonalTerms(database, site, userId),
    ...facts.map(async ({ name, read }) => {
      found[name] = await read(member, visit);
    }),
  ]);
  return {
    userId,
    userdata: { userId, isInvited, isBlocked, isStaff, isExhibitor },
    mail,
    loginId,
    ...lists,
    terms,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The composition brings the facts of all features.
    ...(found as unknown as PersonalFacts),
  };
}
