import type { Member } from '#kernel/member.ts';
import { isAnonymousToken } from '#kernel/random-id.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { hashSecret } from '#server/secret-token.ts';
import type { Respondent } from './stored-answers.ts';

/** Who makes a call about answers. A text that is no token of a browser is nobody's. */
export function respondentOf(
  member: Pick<Member, 'memberId'> | undefined,
  { anonymousToken }: Pick<RequestContext, 'anonymousToken'>,
): Respondent {
  const visitorHash = isAnonymousToken(anonymousToken) ? hashSecret(anonymousToken) : undefined;
  return { memberId: member?.memberId, visitorHash };
}
