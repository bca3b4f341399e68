import { baseColorOf, readPreviewSite, type SiteServer } from '#features/site/server.ts';
import { baseOf } from '#kernel/site-path.ts';
import { siteThemeCss } from '#kernel/theme/site-theme.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { type ServedEndpoint, serve } from '#server/http/served-endpoint.ts';
import { readPreviewDetail } from './contract.ts';
import { excludedModules } from './rules/excluded-modules.ts';

export { openPreviewSession, previewSessionLifeMs } from './server/preview-session.ts';
export { refuseInPreview } from './server/refuse-in-preview.ts';

/** The call that reads a detail of a module at an event; undefined where the module has none. */
export type DetailCallOf = (moduleCode: string) => ServedEndpoint | undefined;

/** The calls of the preview page. Both ask for the draft by themselves, so the site's previewers alone get an answer. */
export function createPreviewServer(site: SiteServer, detailCallOf: DetailCallOf): { endpoints: ServedEndpoint[] } {
  const previewing = (context: RequestContext): RequestContext => ({ ...context, isDraft: true });
  return {
    endpoints: [
      serve(readPreviewSite, async ({ params }, request) => {
        const context = previewing(request);
        const draft = await site.doors.enter(params, context);
        const { init, userdata } = await site.reader.siteData(draft, context);
        const { webSetting, mypage, modules } = init;
        const base = baseOf(context.hostSite);
        const { styleSheet = '' } = draft.document.webSetting;
        const css = `${siteThemeCss({ baseColor: baseColorOf(draft.document) })}${styleSheet}`;
        return {
          data: {
            webSetting,
            mypage,
            modules,
            init,
            userdata,
            // Stored with paths below the base, as pictures are.
            styleSheet: css.replaceAll('url(/media/', `url(${base}/media/`),
          },
        };
      }),

      serve(readPreviewDetail, async ({ params }, request) => {
        const context = previewing(request);
        const draft = await site.doors.enter(params, context);
        const module = draft.modules.find(({ contentId }) => contentId === params.contentId);
        const excluded: ReadonlySet<string> = excludedModules(context.header('excluded-modules'));
        const isWanted = module !== undefined && !excluded.has(module.moduleCode);
        const call = isWanted ? detailCallOf(module.moduleCode) : undefined;
        if (call === undefined) throw refuse('notFound');
        return call.handle({ params: { ...params }, query: {}, body: undefined }, context);
      }),
    ],
  };
}
