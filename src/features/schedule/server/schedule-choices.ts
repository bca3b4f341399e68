import type { PublishedSite, Say, SiteStore } from '#features/site/server.ts';
import type { TaxonomyItem } from '#features/taxonomy/documents.ts';
import type { ScheduleChoice, ScheduleChoices } from '../contract.ts';
import type { ScheduleSettings } from '../documents.ts';
import { type FilterName, filterNames } from '../rules/find-schedules.ts';

const sources = {
  category: { code: 'category', setting: 'categoryContentId' },
  division: { code: 'division', setting: 'divisionContentId' },
  place: { code: 'place', setting: 'placeContentId' },
} as const satisfies Record<FilterName, { code: string; setting: keyof ScheduleSettings }>;

/** What the ids of a schedule's sessions mean: the items of its categories, divisions and places. */
export type ChoiceItems = Readonly<Record<FilterName, readonly TaxonomyItem[]>>;

export async function readChoices(
  store: Pick<SiteStore, 'items'>,
  site: PublishedSite,
  contentId: number,
): Promise<ChoiceItems> {
  const module = site.modules.find((one) => one.contentId === contentId);
  const settings = (module?.content ?? {}) as ScheduleSettings;
  const read = async (name: FilterName): Promise<readonly TaxonomyItem[]> => {
    const { code, setting } = sources[name];
    const named = settings[setting] ?? site.modules.find(({ moduleCode }) => moduleCode === code)?.contentId;
    return named === undefined ? [] : ((await store.items(site, code, named)) ?? []);
  };
  const [category = [], division = [], place = []] = await Promise.all(filterNames.map(read));
  return { category, division, place };
}

/** Choices as rules read them. */
export function linksOf(items: readonly TaxonomyItem[]): { id: number; parentId: number | null }[] {
  return items.map(({ detailId, parentId }) => ({ id: detailId, parentId: parentId ?? null }));
}

export function presentChoices(
  items: ChoiceItems,
  countOf: (name: FilterName, id: number) => number,
  say: Say,
): ScheduleChoices {
  const present = (name: FilterName): ScheduleChoice[] =>
    items[name].map(({ detailId, name: said, parentId }) => ({
      id: detailId,
      name: say(said),
      parentId: parentId ?? null,
      count: countOf(name, detailId),
    }));
  return { categories: present('category'), divisions: present('division'), places: present('place') };
}
