import type { readPreviewSite, SiteInit, UserData } from '#features/site/web.ts';
import type { Instant } from '#kernel/clock.ts';
import { parseInstant } from '#kernel/period.ts';
import type { SiteIdentity } from '#kernel/site-path.ts';
import type { Api } from '#web/api/api.ts';

/** The site data that a page of a draft needs. */
export interface Draft {
  init: SiteInit;
  userdata: UserData;
  styleSheet: string;
  /** The time for which the console shows it; undefined: now. */
  at: Instant | undefined;
  isAsVisitor: boolean;
  /** An earlier version, which the console shows in place of the draft. */
  isOld: boolean;
  /** It was opened by a preview link, which has no member’s data. */
  isByLink: boolean;
}

/** The draft of a site, for a previewer; fails with 403 for everybody else (ACCESS-037). */
export async function readDraft(api: Api, site: SiteIdentity): Promise<Draft> {
  const { data } = await api.get<typeof readPreviewSite>('preview_booth/{portalId}[/{eventId}]', { params: site });
  const { init, webSetting, mypage, modules, userdata, styleSheet, shownAt, shownAs, isOld, isByLink } = data;
  return {
    init: { ...init, webSetting, mypage, modules },
    userdata,
    styleSheet,
    // A server of the release before says nothing of it.
    at: typeof shownAt === 'string' ? parseInstant(shownAt) : undefined,
    isAsVisitor: shownAs === 'visitor',
    isOld,
    isByLink,
  };
}

let shown: CSSStyleSheet | undefined;

/** Shows the page with the colours and the style sheet of the draft instead of the published ones. */
export function showDraftStyle(css: string, target: Pick<Document, 'adoptedStyleSheets'> = document): void {
  if (shown === undefined) {
    shown = new CSSStyleSheet();
    target.adoptedStyleSheets = [...target.adoptedStyleSheets, shown];
  }
  shown.replaceSync(css);
}
