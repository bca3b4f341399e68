import { presentPicture, type Say } from '#features/site/server.ts';
import { foldName } from '#kernel/fold-name.ts';
import { formatInstant, toldDate, tokyoDay } from '#kernel/period.ts';
import { safeHtml } from '#server/html/safe-html.ts';
import type { ScheduleContent } from '../contract.ts';
import type { ScheduleItem } from '../documents.ts';
import type { SearchedSchedule } from '../rules/find-schedules.ts';
import { endOf, factsOf, startOf } from '../rules/schedule.ts';

/** A session in one language. Lists leave its description out. */
export function presentSchedule(item: ScheduleItem, say: Say, part: 'list' | 'detail'): ScheduleContent {
  const { title, held_datetime: held, release_period: release } = item;
  return {
    scheduleId: item.detailId,
    createdAt: toldDate(item.createdAt),
    items: {
      title: { value: say(title.value), phonetic: say(title.phonetic) },
      category: item.category,
      division: item.division,
      place: item.place,
      speaker: item.speaker,
      live_stream: item.live_stream,
      main_image: presentPicture(item.main_image, say),
      keyword: say(item.keyword),
      description: part === 'detail' ? safeHtml(item.description, say) : '',
      held_datetime: { startDate: formatInstant(startOf(held)), endDate: formatInstant(endOf(held)) },
      release_period: {
        visiblePeriod: release.visiblePeriod,
        visibleStartDate: release.visibleStartDate ?? null,
        visibleEndDate: release.visibleEndDate ?? null,
      },
      pickup: item.pickup,
    },
  };
}

/** Made once for each stored session: a search reads the texts of all of them. */
const known = new WeakMap<ScheduleItem, { isLocked: boolean; searched: SearchedSchedule }>();

/** What rules ask about a stored session. A search reads its texts in every language, but never what is for members. */
export function searchedOf(item: ScheduleItem, isLocked: boolean): SearchedSchedule {
  const before = known.get(item);
  if (before?.isLocked === isLocked) return before.searched;
  const texts = [item.title.value, item.title.phonetic, item.keyword, ...(isLocked ? [] : [item.description])];
  const said = texts.flatMap((text) => Object.values(text ?? {})).map((text) => text.replace(/<[^>]*>/g, ' '));
  const searched = {
    ...factsOf(item.detailId, item.createdAt, item),
    date: tokyoDay(startOf(item.held_datetime)),
    text: foldName(said.join('\n')),
  };
  known.set(item, { isLocked, searched });
  return searched;
}
