import type { PageContext } from '#web/site/page-context.ts';
import type * as contract from '../../contract/detail.ts';
import type { BoothDetail, ExhibitorAdministrator } from '../../contract/detail.ts';
import type { BoothEntry } from '../../contract/list.ts';

export interface BoothData {
  booth: BoothDetail;
  staff: readonly ExhibitorAdministrator[];
  related: readonly BoothEntry[];
}

/** A booth with its people and the booths that are close to it. */
export async function readBoothData(
  { api, site }: Pick<PageContext, 'api' | 'site'>,
  contentId: number,
  detailId: number,
): Promise<BoothData> {
  const { portalId, eventId = 0 } = site;
  const params = { portalId, eventId, contentId, detailId };
  const [booth, staff, related] = await Promise.all([
    api.get<typeof contract.readBooth>('booth/{portalId}/{eventId}/{contentId}/{detailId}', { params }),
    api.get<typeof contract.readExhibitorProfiles>(
      'booth/{portalId}/{eventId}/{contentId}/{detailId}/exhibitor_admin_profiles',
      { params },
    ),
    api.get<typeof contract.listRelatedBooths>('relation_booth/{portalId}/{eventId}', {
      params: { portalId, eventId },
      query: { content_id: contentId, detail_id: detailId },
    }),
  ]);
  return { booth: booth.data, staff: staff.data.exhibitorAdministratorProfiles, related: related.data };
}
