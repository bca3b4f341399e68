import { buildPath, type CallShape } from '#kernel/endpoint.ts';
import type { TestSite } from './start-test-site.ts';

/** Posts as a device without an account does, at event 11 of portal 1, in English. */
export function postTo(site: () => TestSite) {
  return async ([call, where, body]: readonly [CallShape, object, object]) => {
    const path = buildPath(call.path, { portalId: 1, eventId: 11, ...where });
    const answer = await site().post(`/web_api/v2/${path}`, JSON.stringify(body), {
      'content-type': 'application/json',
      language: 'eng',
    });
    const answered = (await answer.json()) as { data: Record<string, unknown>; message?: string };
    return { status: answer.status, ...answered };
  };
}
