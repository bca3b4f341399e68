import type { AnswerOf, BesideOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '#kernel/endpoint.ts';
import type { Member } from '#kernel/member.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { GivenAnswer, ServedEndpoint } from '#server/http/served-endpoint.ts';
import type { Say } from './present-overview.ts';
import type { PublishedSite } from './site-store.ts';
import type { Visit } from './visit.ts';

/** What the handler of a call is given: what was sent, and what its contract's `at` and `who` stand for. */
export type Call<E extends Endpoint> = {
  params: ParamsOf<E['path']>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** The request; a draft is asked for where `context.isDraft` says so. */
  context: RequestContext;
} & SiteOf<E['at']> &
  MemberOf<E['who']>;

type SiteOf<At extends Endpoint['at']> = At extends 'nowhere'
  ? unknown
  : {
      /** The site of the call, entered as far as `at` says. */
      site: PublishedSite;
      visit: Visit;
      /** Chooses the language that the site speaks to the visitor. */
      say: Say;
    };

type MemberOf<Who extends Endpoint['who']> = Who extends 'anyone' | 'previewer'
  ? unknown
  : { member: Who extends 'visitor' | 'activeVisitor' ? Member | undefined : Member };

/** Joins a contract to its handler, which finds the site entered and who calls admitted. */
export function serve<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<GivenAnswer<AnswerOf<E>> & BesideOf<E>>,
  admit?: ServedEndpoint['admit'],
): ServedEndpoint {
  return { endpoint, handle, admit };
}
