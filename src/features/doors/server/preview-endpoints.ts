import { baseColorOf, readPreviewSite, serve, servedStyleSheet, type SiteServer } from '#features/site/server.ts';
import { formatInstant } from '#kernel/period.ts';
import { baseOf } from '#kernel/site-path.ts';
import { siteThemeCss } from '#kernel/theme/site-theme.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import { status } from '#kernel/status.ts';
import { readPreviewDetail } from '../contract.ts';
import { excludedModules } from '../rules/excluded-modules.ts';
import { doorMessages } from './door-messages.ts';

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
          shownAt: visit.shownAt === undefined ? null : formatInstant(visit.shownAt),
          shownAs: visit.shownAs ?? null,
          isOld: site.old !== undefined,
          isByLink: (await visit.caller()) === 'previewLink',
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

/** Calls that save a visitor's input; their message differs from that of the other calls. */
const savesSomething = /^(save|upload|change|set|edit|write)/;

/** A preview only reads: 403 with the reason `draft` for every call that would change something (ACCESS-046). */
export function refuseInPreview({ name }: Pick<Endpoint, 'name'>): Refusal {
  const words = savesSomething.test(name) ? 'notSaved' : 'notOperated';
  return new Refusal(
    status.forbidden,
    (language) => doorMessages[language].preview[words],
    undefined,
    () => ({ reason: 'draft' }),
  );
}
