import { favoriteTexts, useRememberVisit } from '#features/favorite/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import { ignorePass } from '#web/api/call-error.ts';
import { useLocation } from '#web/navigation/router-context.ts';
import { pageHref, type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { LoadArguments, ModuleEntry, PageHead } from '#web/site/page-module.ts';
import { leadOf } from '#web/site/place-html.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { BoothIcon } from '#web/ui/page-icons.tsx';
import type { BoothSettings } from '../documents.ts';
import { readBoothView } from '../rules/detail/offered-views.ts';
import { boothDetailTexts } from './detail/booth-detail-texts.ts';
import { descriptionOf, nameOf, offeredViews, pictureOf } from './detail/booth-facts.ts';
import { BoothPage, type BoothPageProps } from './detail/booth-page.tsx';
import { type BoothData, readBoothData } from './detail/read-booth.ts';
import { UpdatedChip } from './detail/updated-chip.tsx';

/** null: the call's failure is to be ignored, and the page is empty (ERROR-036). */
type Data = BoothData | null;

export const texts = [boothDetailTexts, favoriteTexts];
const descriptionWidth = 240;

export async function load(
  context: PageContext,
  { contentId }: ModuleEntry,
  { detailId }: LoadArguments & { detailId: number },
): Promise<Data> {
  return (await readBoothData(context, contentId, detailId).catch(ignorePass)) ?? null;
}

export function head(data: Data): PageHead {
  if (data === null) return {};
  const image = pictureOf(data.booth);
  const description = leadOf(descriptionOf(data.booth), descriptionWidth);
  return { title: nameOf(data.booth), description, ...(image && { image }) };
}

type Module = ModuleEntry<unknown, unknown, Partial<BoothSettings>>;

export function Detail({ module, data }: { module: Module; data: Data }) {
  const context = usePageContext<SiteInit>();
  const say = useTexts(boothDetailTexts);
  const back = {
    href: pageHref(context, 'moduleList', { moduleCode: 'booth', contentId: module.contentId }),
    label: module.title || say.backToList,
  };
  if (data === null) {
    return (
      <PageFrame back={back} width="reading">
        <EmptyState icon={<BoothIcon />} title={say.unavailableTitle} text={say.unavailableText} />
      </PageFrame>
    );
  }
  const { content, contentId } = module;
  const isCounted = content.common?.viewCount?.isEnabled ?? false;
  return (
    <>
      <ShownBooth {...data} contentId={contentId} isCounted={isCounted} back={back} />
      <UpdatedChip shown={data} contentId={contentId} />
    </>
  );
}

function ShownBooth(props: BoothData & Pick<BoothPageProps, 'contentId' | 'isCounted' | 'back'>) {
  const { init } = usePageContext<SiteInit>();
  const { search } = useLocation();
  const { booth, contentId } = props;
  useRememberVisit('booth', contentId, booth.boothId);
  const offered = offeredViews(booth, init);
  const open = readBoothView(new URLSearchParams(search).get('tab'), offered);
  return <BoothPage {...props} offered={offered} open={open} />;
}
