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

interface MadeFile {
  /** Without its ending, which the type says. */
  name: string;
  type: 'csv' | 'ics' | 'json';
  content: string;
}

/** Gives the visitor a file that this page has made, by an address of this host. A failure is told, and thrown. */
export async function keepFile({ api, site }: Pick<PageContext, 'api' | 'site'>, file: MadeFile): Promise<void> {
  const path = 'handout/keep/{portalId}[/{eventId}]';
  openFile((await api.post<typeof contract.keepFile>(path, { params: site, body: { ...file } })).data);
}
