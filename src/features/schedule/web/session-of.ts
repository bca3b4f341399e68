import type { BesideSessions, ScheduleChoices, ScheduleContent, SessionSpeaker } from '../contract.ts';
import { type Schedule, scheduleOf } from '../rules/schedule.ts';

/** A session with the names of what its ids mean. */
export interface Session extends Schedule {
  places: readonly string[];
  categories: readonly string[];
  divisions: readonly string[];
  speakers: readonly SessionSpeaker[];
  /** The stream that shows it. */
  stream: BesideSessions['streams'][number] | undefined;
}

export function sessionOf(
  content: ScheduleContent,
  { categories, divisions, places, speakers, streams }: ScheduleChoices & BesideSessions,
  favoriteIds: ReadonlySet<number> = new Set(),
): Session {
  const schedule = scheduleOf(content, favoriteIds);
  const named = (ids: readonly number[], choices: readonly { id: number; name: string }[]): string[] =>
    ids.flatMap((id) => choices.find((one) => one.id === id)?.name ?? []);
  return {
    ...schedule,
    places: named(schedule.placeIds, places),
    categories: named(schedule.categoryIds, categories),
    divisions: named(schedule.divisionIds, divisions),
    speakers: content.items.speaker.ids.flatMap((id) => speakers.find(({ detailId }) => detailId === id) ?? []),
    stream: content.items.live_stream.ids.flatMap((id) => streams.find(({ detailId }) => detailId === id) ?? [])[0],
  };
}
