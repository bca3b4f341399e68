import type { Member } from '#kernel/member.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { addressGroup } from '#server/limits/address-group.ts';

/** What counts as one browser: a session, otherwise a visitor's token; a request with neither counts by its address. */
export function sessionKeyOf(
  member: Pick<Member, 'sessionId'> | undefined,
  { anonymousToken, clientAddress }: Pick<RequestContext, 'anonymousToken' | 'clientAddress'>,
): string {
  return member?.sessionId ?? anonymousToken ?? addressGroup(clientAddress);
}
