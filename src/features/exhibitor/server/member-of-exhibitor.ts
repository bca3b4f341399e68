import { findMember, giveRole } from '#features/account/server.ts';
import { boothsOfExhibitor, tieExhibitor } from '#features/booth/server.ts';
import type { OnAccepted } from '#features/operator/server.ts';
import { knownSite } from '#features/site/server.ts';

/**
 * Whoever accepts booths by a mail that is also that of a member runs them as that member: visitors can write to them
 * and ask for talks.
 */
export const memberRunsBooths: OnAccepted = async (tx, { siteKey, role, scope, mail }) => {
  if (role !== 'exhibitor' || siteKey === '*') return;
  const queries = { kysely: tx };
  const { realmKey } = await knownSite(queries, siteKey);
  const member = await findMember(queries, realmKey, mail);
  if (member === undefined) return;
  const run = await boothsOfExhibitor(queries, siteKey, member.memberId);
  for (const { contentId, detailId } of scope.booths) {
    if (run.some((booth) => booth.contentId === contentId && booth.detailId === detailId)) continue;
    // oxlint-disable-next-line no-await-in-loop
    await tieExhibitor(queries, siteKey, { contentId, detailId }, { memberId: member.memberId });
  }
  await giveRole(queries, siteKey, member.memberId, 'exhibitor');
};
