import { modulesOf, type SiteStore, showsEverything, type Visit } from '#features/site/server.ts';
import { type ReadSpeakerSessions, sessionsOfSpeakerMax } from '#features/site-link/server.ts';
import { onceFor } from '#kernel/once-for.ts';
import { parseInstant, toldDate } from '#kernel/period.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { ScheduleItem } from '../documents.ts';
import { isReleased } from '../rules/is-released.ts';

/** The sessions of a content by who speaks in them, in the order of time. */
const bySpeaker = onceFor((sessions: readonly ScheduleItem[]) => {
  const found = new Map<number, ScheduleItem[]>();
  const begin = ({ held_datetime: { startDate } }: ScheduleItem): number => parseInstant(startDate) ?? 0;
  for (const session of sessions.toSorted((one, other) => begin(one) - begin(other)))
    for (const id of session.speaker.ids) found.set(id, [...(found.get(id) ?? []), session]);
  return found;
});

interface Services {
  store: Pick<SiteStore, 'items'>;
  /** Throws what keeps a visit from a content. */
  guardContent(visit: Visit, contentId: number, detailId: undefined): Promise<void>;
}

/** In which sessions somebody of a list of speakers speaks, of the contents that the visit may see. */
export function createSpeakerSessions({ store, guardContent }: Services): ReadSpeakerSessions {
  const isOpen = (visit: Visit, contentId: number): Promise<boolean> =>
    guardContent(visit, contentId, undefined).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal) return false;
        throw error;
      },
    );
  return async ({ visit, contentId: listId, detailId, say, now }) => {
    const { site } = visit;
    const lists = modulesOf(site, 'united_web_link').filter(({ content }) => content.kind === 'speaker');
    const isOfList = (wanted: number | undefined): boolean =>
      (lists.find(({ contentId }) => contentId === wanted) ?? lists[0])?.contentId === listId;
    const schedules = modulesOf(site, 'schedule').filter(({ content }) => isOfList(content.speakerContentId));
    const found = schedules.map(async ({ contentId }) => {
      const sessions = bySpeaker((await store.items(site, 'schedule', contentId)) ?? []).get(detailId) ?? [];
      const shown = showsEverything(site) ? sessions : sessions.filter((session) => isReleased(session, now));
      if (shown.length === 0 || !(await isOpen(visit, contentId))) return [];
      return shown.slice(0, sessionsOfSpeakerMax).map((session) => ({
        contentId,
        detailId: session.detailId,
        title: say(session.title.value),
        startDate: toldDate(session.held_datetime.startDate),
        endDate: toldDate(session.held_datetime.endDate),
      }));
    });
    return (await Promise.all(found)).flat().slice(0, sessionsOfSpeakerMax);
  };
}
