import { baseColorOf, readPreviewSite, serve, servedStyleSheet, type SiteServer } from '#features/site/server.ts';
import { baseOf } from '#kernel/site-path.ts';
import { siteThemeCss } from '#kernel/theme/site-theme.ts';
import { refuse } from '#server/http/refusal.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { readPreviewDetail } from '../contract.ts';
import { excludedModules } from '../rules/excluded-modules.ts';

/** The call that reads a detail of a module at an event; undefined for modules without one. */
export type DetailCallOf = (moduleCode: string) => ServedEndpoint | undefined;

/** The calls of the preview page, for the site's previewers alone. */
export function previewCalls(reader: SiteServer['reader'], detailCallOf: DetailCallOf): ServedEndpoint[] {
  return [
    serve(readPreviewSite, async ({ site, visit, context }) => {
      const { init, userdata } = await reader.siteData(visit);
      const { webSetting, mypage, modules } = init;
      const base = baseOf(context.hostSite);
      const colours = siteThemeCss({ baseColor: baseColorOf(site.document) });
      return {
        data: {
          webSetting,
          mypage,
          modules,
          init,
          userdata,
          styleSheet: colours + (servedStyleSheet(site.document, base) ?? ''),
        },
      };
    }),

    serve(readPreviewDetail, async (call) => {
      const { site, params, context } = call;
      const module = site.modules.find(({ contentId }) => contentId === params.contentId);
      const excluded: ReadonlySet<string> = excludedModules(context.header('excluded-modules'));
      const isWanted = module !== undefined && !excluded.has(module.moduleCode);
      const detail = isWanted ? detailCallOf(module.moduleCode) : undefined;
      if (detail === undefined) throw refuse('notFound');
      return detail.handle(call);
    }),
  ];
}
