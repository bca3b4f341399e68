import { favoriteTexts } from '#features/favorite/web.ts';
import { pageSizeMax, widgetSize } from '#kernel/limits.ts';
import { importPart } from '#web/parts/import-part.ts';
import { pageHref, type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import { Section } from '#web/ui/section.tsx';
import { useEffect, useState } from 'react';
import { BoothCard, BoothGrid } from './list/booth-card.tsx';
import type { BoothNews, FollowedBooths } from './list/booth-news.tsx';
import { boothListTexts } from './list/booth-list-texts.ts';
import { firstBooths } from './list/first-booths.ts';
import type { BoothModule } from './list/read-booths.ts';
import { type ShownBooth, showsLive } from './list/shown-booth.ts';

export const texts = [boothListTexts, favoriteTexts];

export async function load(
  context: PageContext,
  { contentId, widget }: BoothModule,
): Promise<ShownBooth[] | undefined> {
  const count = widget.numberOfDisplay ?? widgetSize;
  const booths = await firstBooths(context, contentId, count === 0 ? pageSizeMax : count);
  return booths.length === 0 ? undefined : booths;
}

export function Widget({ module, data }: { module: BoothModule; data: ShownBooth[] }) {
  const context = usePageContext();
  const say = useTexts(boothListTexts);
  const { contentId, widget, content } = module;
  const [followed, setFollowed] = useState<FollowedBooths>();
  const { booths, now } = followed?.of === data ? followed : { booths: data, now: context.now };
  const News = useBoothNews();
  const { numberOfDisplay: _, ...shown } = widget;
  return (
    <Section
      title={module.title || say.title}
      more={{ href: pageHref(context, 'moduleList', { moduleCode: 'booth', contentId }), label: say.all }}
    >
      <BoothGrid view="Card">
        {booths.map((booth) => (
          <BoothCard
            key={booth.boothId}
            booth={booth}
            view="Card"
            heading="h3"
            isLive={showsLive(booth, now)}
            hasHeart={content.option.favorite}
            {...shown}
          />
        ))}
      </BoothGrid>
      {News ? <News contentId={contentId} shown={data} onFollow={setFollowed} /> : null}
    </Section>
  );
}

/** If it fails, the widget stays as it was loaded. */
function useBoothNews(): typeof BoothNews | undefined {
  const [News, setNews] = useState<typeof BoothNews>();
  useEffect(() => {
    importPart(() => import('./list/booth-news.tsx')).then(
      (loaded) => setNews(() => loaded.BoothNews),
      () => undefined,
    );
  }, []);
  return News;
}
