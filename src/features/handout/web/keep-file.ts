import { openFile } from '#web/site/open-file.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type * as contract from '../contract.ts';

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
