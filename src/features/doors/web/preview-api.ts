import type { Answer } from '#kernel/endpoint.ts';
import type { SiteIdentity } from '#kernel/site-path.ts';
import type { Api } from '#web/api/api.ts';
import type { readPreviewDetail } from '../contract.ts';

export interface PreviewedDetail {
  site: SiteIdentity;
  moduleCode: string;
  contentId: number;
  detailId: number;
  /** Modules that a preview of another does not show. */
  unneeded: readonly string[];
}

/**
 * The client of a previewed detail. The reads of this one detail use `ex/detail`, with its unpublished values; every
 * other call stays as it is (ACCESS-038, HTTP-028).
 */
export function previewApi(api: Api, { site, moduleCode, contentId, detailId, unneeded }: PreviewedDetail): Api {
  const excluded = unneeded.filter((code) => code !== moduleCode).join(',');
  return {
    ...api,
    get(path, options) {
      const params = (options.params ?? {}) as Partial<Record<string, number>>;
      const isDetail = params['contentId'] === contentId && params['detailId'] === detailId;
      if (!isDetail) return api.get(path, options);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The draft's answer has the form of the detail's own call.
      return api.get<typeof readPreviewDetail>('ex/detail/{portalId}/{eventId}/{contentId}/{detailId}', {
        params: { portalId: site.portalId, eventId: site.eventId!, contentId, detailId },
        headers: { 'excluded-modules': excluded },
        signal: options.signal,
      }) as Promise<Answer<never>>;
    },
  };
}
