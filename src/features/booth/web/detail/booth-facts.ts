import type { SiteInit } from '#features/site/web.ts';
import type { StoredPicture } from '#web/site/site-picture.tsx';
import type { BoothDetail } from '../../contract/detail.ts';
import { hasMovieTab, type OfferedViews } from '../../rules/detail/offered-views.ts';
import { boothSlots } from './slots.ts';

type Part = BoothDetail['items'][number];

function partOf({ items }: BoothDetail, key: Part['key']): Part | undefined {
  return items.find((part) => part.key === key && part.enable);
}

/** The name of the exhibitor; the stand where the organiser does not show the name. */
export function nameOf(booth: BoothDetail): string {
  return partOf(booth, 'title')?.value || booth.stand;
}

/** HTML. */
export function descriptionOf(booth: BoothDetail): string {
  return partOf(booth, 'description')?.value ?? '';
}

export function pictureOf(booth: BoothDetail): StoredPicture | undefined {
  const part = partOf(booth, 'main_image');
  if (typeof part?.path !== 'string') return undefined;
  const { path, value: alt, width = 1, height = 1 } = part;
  return { path, alt, width, height };
}

export function offeredViews(booth: BoothDetail, { modules }: Pick<SiteInit, 'modules'>): OfferedViews {
  const { options, tabSet } = booth;
  return {
    overview: true,
    movies: hasMovieTab(tabSet) && booth.movies.length > 0,
    products: booth.products.length > 0,
    contact: options.contact,
    questionnaire: options.questionnaire && boothSlots.questionnaire !== undefined,
    chat: options.chat && chatContentId({ modules }) !== undefined,
    talk: options.businessTalk && boothSlots.talk !== undefined,
    download: options.download,
  };
}

/** The chat of the event that booths lead to. */
function chatContentId({ modules }: Pick<SiteInit, 'modules'>): number | undefined {
  return modules.find(({ moduleCode }) => moduleCode === 'live_chat')?.contentId;
}
