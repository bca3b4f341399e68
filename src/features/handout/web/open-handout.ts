import type { HandoutPlace } from '#kernel/handout-path.ts';
import { openFile } from '#web/site/open-file.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type * as contract from '../contract.ts';

/** Asks for an address of a handout and lets the browser download it, while the page stays. Throws a CallError. */
export async function openHandout(
  { api, site }: Pick<PageContext, 'api' | 'site'>,
  { moduleCode, contentId, detailId, handoutId }: HandoutPlace,
): Promise<void> {
  const { data } = await api.post<typeof contract.openHandout>(
    'handout/open/{portalId}[/{eventId}]/{moduleCode}/{contentId}/{detailId}',
    { params: { ...site, moduleCode, contentId, detailId }, body: { handout_id: handoutId } },
  );
  openFile(data);
}
