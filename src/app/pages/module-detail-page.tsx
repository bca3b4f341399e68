import type { SiteInit, SiteModuleEntry } from '#features/site/web.ts';
import { besideStreamsBy } from '#web/parts/beside-stream.ts';
import { importPart } from '#web/parts/import-part.ts';
import { type PageContext, usePageContext } from '#web/site/page-context.ts';
import type { DetailModule, LoadArguments, PageHead } from '#web/site/page-module.ts';
import { loadScreen, screenNow } from '../screens.ts';
import { screensOf } from '../modules.ts';

// Here, so that no other page knows of it; live streams do not know chats.
besideStreamsBy(() => importPart(() => import('#features/live-chat/web/commentary/commentary-panel.tsx')));

export const texts = [];

interface DetailPageData {
  contentId: number;
  screen: string;
  data: unknown;
}

const moduleWith = (init: SiteInit, contentId: number): SiteModuleEntry =>
  init.modules.find((entry) => entry.contentId === contentId)!;

export async function load(context: PageContext<SiteInit>, args: LoadArguments): Promise<DetailPageData> {
  const contentId = Number(args.params.contentId);
  const screen = screensOf(String(args.params.moduleCode)).detail!;
  const detail = await loadScreen<DetailModule>(screen, context.language);
  const detailId = Number(args.params.detailId);
  return {
    contentId,
    screen,
    data: await detail.load(context, moduleWith(context.init, contentId), { ...args, detailId }),
  };
}

export function head({ contentId, screen, data }: DetailPageData, context: PageContext<SiteInit>): PageHead {
  return screenNow<DetailModule>(screen)?.head?.(data, moduleWith(context.init, contentId), context) ?? {};
}

export function Page({ data }: { data: DetailPageData }) {
  const { init } = usePageContext<SiteInit>();
  const Detail = screenNow<DetailModule>(data.screen)?.Detail;
  return Detail ? <Detail module={moduleWith(init, data.contentId)} data={data.data} /> : null;
}
