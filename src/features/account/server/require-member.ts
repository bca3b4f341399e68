import type { Visit } from '#features/site/server.ts';
import type { Member } from '#kernel/member.ts';
import { accountRefusal } from './account-refusal.ts';

/** The member of a visit; throws 403 for a visitor, and for a visitor with a preview link. */
export async function requireMember(visit: Visit): Promise<Member> {
  const caller = await visit.caller();
  if (caller === 'previewLink') throw accountRefusal('previewLink');
  if (caller === undefined) throw accountRefusal('loginRequired');
  return caller;
}

/**
 * Throws 409 when the page that calls shows another member than the caller: another tab of the browser has logged out or
 * logged in since. The header `for-member` names the member of the page; a call without it is for whoever makes it.
 */
export async function refuseOtherMember(visit: Visit): Promise<void> {
  const meant = visit.context.header('for-member');
  if (meant === undefined) return;
  const member = await visit.member();
  if (member === undefined || String(member.memberId) !== meant) throw accountRefusal('otherMember');
}

/** For calls that do more than read: throws 403 also for a member whom the organiser has blocked (ACCESS-048). */
export async function requireActiveMember(visit: Visit): Promise<Member> {
  const member = await requireMember(visit);
  refuseBlocked(member);
  return member;
}

/** Throws 403 for a member whom the organiser has blocked (ACCESS-048). */
export function refuseBlocked(member: Member | undefined): void {
  if (member?.isBlocked) throw accountRefusal('blocked');
}
