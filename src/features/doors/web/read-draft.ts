import type { readPreviewSite, SiteInit, UserData } from '#features/site/web.ts';
import type { SiteIdentity } from '#kernel/site-path.ts';
import type { Api } from '#web/api/api.ts';

/** The site data that a page of a draft needs. */
export interface Draft {
  init: SiteInit;
  userdata: UserData;
  styleSheet: string;
}

/** The draft of a site, for a previewer; fails with 403 for everybody else (ACCESS-037). */
export async function readDraft(api: Api, site: SiteIdentity): Promise<Draft> {
  const { data } = await api.get<typeof readPreviewSite>('preview_booth/{portalId}[/{eventId}]', { params: site });
  const { init, webSetting, mypage, modules, userdata, styleSheet } = data;
  return { init: { ...init, webSetting, mypage, modules }, userdata, styleSheet };
}
