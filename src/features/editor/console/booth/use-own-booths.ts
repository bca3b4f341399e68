import { type UsedCall, useCall } from '#console/api/use-call.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { listOwnBooths } from '../../contract/booth.ts';

export type OwnBooths = AnswerOf<typeof listOwnBooths>;

export function useOwnBooths(site: string): UsedCall<OwnBooths> {
  return useCall(`booths/${site}`, (api) => api.get<typeof listOwnBooths>('sites/{site}/booths', { params: { site } }));
}
