import { type PageContext, useTexts } from '#web/site/page-context.ts';
import type { ModuleEntry, PageHead } from '#web/site/page-module.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { PinIcon } from '#web/ui/icons.tsx';
import type { listTaxonomy, TaxonomyEntry } from '../contract.ts';
import { PlaceCard } from './place-card.tsx';
import { taxonomyTexts } from './taxonomy-texts.ts';

export const texts = [taxonomyTexts];

export async function load({ api, site }: PageContext, module: ModuleEntry): Promise<TaxonomyEntry[]> {
  const { portalId, eventId = 0 } = site;
  const answer = await api.get<typeof listTaxonomy>('taxonomy/{portalId}/{eventId}/{contentId}', {
    params: { portalId, eventId, contentId: module.contentId },
  });
  return answer.data;
}

export function head(places: TaxonomyEntry[], module: ModuleEntry, context: PageContext): PageHead {
  return { title: module.title || taxonomyTexts.of(context.language).title, names: places.map(({ name }) => name) };
}

export function List({ module, data }: { module: ModuleEntry; data: TaxonomyEntry[] }) {
  const say = useTexts(taxonomyTexts);
  return (
    <PageFrame title={module.title || say.title} width="reading">
      {data.length === 0 ? (
        <EmptyState icon={<PinIcon />} title={say.emptyTitle} text={say.emptyText} />
      ) : (
        <div className="hb-places">
          {data.map((place) => (
            <PlaceCard
              key={place.detailId}
              place={place}
              above={data.find(({ detailId }) => detailId === place.parentId)}
            />
          ))}
        </div>
      )}
    </PageFrame>
  );
}
