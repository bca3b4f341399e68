import { previewApi } from '#features/doors/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { LoadArguments } from '#web/site/page-module.ts';
import { moduleOf, modules } from '../modules.ts';
import { load as loadDetail } from './module-detail-page.tsx';

export { head, Page, texts } from './module-detail-page.tsx';

/** The detail of a module as its draft has it. It uses the module's own screen, which reads from another call. */
export function load(context: PageContext<SiteInit>, args: LoadArguments) {
  const { moduleCode, contentId, detailId } = args.params;
  const previewed = {
    site: context.site,
    moduleCode: String(moduleCode),
    contentId: Number(contentId),
    detailId: Number(detailId),
    unneeded: Object.keys(modules).filter((code) => moduleOf(code).isNotInPreviews),
  };
  return loadDetail({ ...context, api: previewApi(context.api, previewed) }, args);
}
