import type { ServerFeature } from '#server/server-feature.ts';
import { memberCalls, type MemberServices } from './server/member-calls.ts';
import { memberChangeData } from './server/member-data.ts';
import { sweepRequestFiles } from './server/requests/fulfil-request.ts';
import { requestCalls, type RequestServices } from './server/requests/request-calls.ts';
import { requestData } from './server/requests/request-data.ts';
import { countOpenRequests } from './server/requests/request-rows.ts';

/** The members of a site, and what people ask about their data, for its organiser. */
export function createMemberServer(services: MemberServices & RequestServices): ServerFeature {
  const { database } = services;
  return {
    endpoints: [],
    personalData: [memberChangeData(database), requestData(database)],
    consoleCalls: [...memberCalls(services), ...requestCalls(services)],
    waits: async (siteKey) => [{ kind: 'requests', count: await countOpenRequests(database.kysely, siteKey) }],
    sweep: (now) => sweepRequestFiles(database, now),
  };
}
