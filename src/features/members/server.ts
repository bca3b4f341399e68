import type { ServerFeature } from '#server/server-feature.ts';
import { memberCalls, type MemberServices } from './server/member-calls.ts';
import { memberChangeData } from './server/member-data.ts';

/** The members of a site, for its organiser. */
export function createMemberServer(services: MemberServices): ServerFeature {
  return {
    endpoints: [],
    personalData: [memberChangeData(services.database)],
    consoleCalls: memberCalls(services),
  };
}
