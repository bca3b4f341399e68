import type { SiteInit, SiteModuleEntry } from '#features/site/web.ts';
import { type PageContext, usePageContext } from '#web/site/page-context.ts';
import type { ListModule, LoadArguments, PageHead } from '#web/site/page-module.ts';
import { loadScreen, screenNow } from '../screens.ts';
import { screensOf } from '../modules.ts';

export const texts = [];

interface ListPageData {
  contentId: number;
  screen: string;
  data: unknown;
}

/** The content of an address; without a contentId the site's first one of that code. */
function moduleOf(init: SiteInit, moduleCode: unknown, contentId: unknown): SiteModuleEntry | undefined {
  return init.modules.find(
    (entry) => entry.moduleCode === moduleCode && (contentId === undefined || entry.contentId === Number(contentId)),
  );
}

export async function load(context: PageContext<SiteInit>, args: LoadArguments): Promise<ListPageData> {
  const { moduleCode, contentId } = args.params;
  const module = moduleOf(context.init, moduleCode, contentId)!;
  const screen = screensOf(String(moduleCode)).list!;
  const list = await loadScreen<ListModule>(screen, context.language);
  return { contentId: module.contentId, screen, data: (await list.load?.(context, module, args)) ?? null };
}

export function head({ contentId, screen, data }: ListPageData, context: PageContext<SiteInit>): PageHead {
  const module = context.init.modules.find((entry) => entry.contentId === contentId)!;
  return screenNow<ListModule>(screen)?.head?.(data, module, context) ?? { title: module.title };
}

export function Page({ data }: { data: ListPageData }) {
  const { init } = usePageContext<SiteInit>();
  const module = init.modules.find((entry) => entry.contentId === data.contentId);
  const List = screenNow<ListModule>(data.screen)?.List;
  return module && List ? <List module={module} data={data.data} /> : null;
}
