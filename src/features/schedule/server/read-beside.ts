import {
  moduleOf,
  modulesOf,
  presentPicture,
  type PublishedSite,
  type Say,
  showsEverything,
  type SiteStore,
} from '#features/site/server.ts';
import { isShownLink } from '#features/site-link/rules/link-rules.ts';
import type { Instant } from '#kernel/clock.ts';
import type { BesideSessions } from '../contract.ts';
import type { ScheduleItem } from '../documents.ts';

interface BesideWish {
  site: PublishedSite;
  contentId: number;
  say: Say;
  now: Instant;
}

export type BesideOf = (sessions: readonly ScheduleItem[]) => BesideSessions;

/**
 * Who speaks in sessions, in the order of the organiser, and the streams that show them. Whoever is not shown on the
 * list of speakers is not named here.
 */
export async function readBeside(store: Pick<SiteStore, 'items'>, wish: BesideWish): Promise<BesideOf> {
  const { site, contentId, say, now } = wish;
  const settings = moduleOf(site, 'schedule', contentId)?.content;
  const lists = modulesOf(site, 'united_web_link').filter(({ content }) => content.kind === 'speaker');
  const list = lists.find((one) => one.contentId === settings?.speakerContentId) ?? lists[0];
  const streamContentId = settings?.liveStreamContentId ?? modulesOf(site, 'live_stream')[0]?.contentId;
  const [people = [], streams = []] = await Promise.all([
    list && store.items(site, 'united_web_link', list.contentId),
    streamContentId === undefined ? undefined : store.items(site, 'live_stream', streamContentId),
  ]);
  const namedIn = (sessions: readonly ScheduleItem[], name: 'speaker' | 'live_stream'): number[] => [
    ...new Set(sessions.flatMap((session) => session[name].ids)),
  ];
  return (sessions) => ({
    speakers: namedIn(sessions, 'speaker').flatMap((id) => {
      const speaker = people.find(({ detailId }) => detailId === id);
      if (list === undefined || speaker === undefined) return [];
      if (!showsEverything(site) && !isShownLink(speaker, now)) return [];
      return [
        {
          contentId: list.contentId,
          detailId: id,
          name: say(speaker.name),
          affiliation: say(speaker.affiliation),
          thumbnail: presentPicture(speaker.thumbnail, say),
        },
      ];
    }),
    streams: namedIn(sessions, 'live_stream').flatMap((id) =>
      streamContentId !== undefined && streams.some(({ detailId }) => detailId === id)
        ? [{ contentId: streamContentId, detailId: id }]
        : [],
    ),
  });
}
