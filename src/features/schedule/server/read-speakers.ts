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
import type { SessionSpeaker } from '../contract.ts';
import type { ScheduleItem } from '../documents.ts';

interface SpeakersWish {
  site: PublishedSite;
  contentId: number;
  session: ScheduleItem;
  say: Say;
  now: Instant;
}

/** Who speaks in a session, in the order of the organiser; whoever is not shown on the list is not named here. */
export async function readSpeakers(
  store: Pick<SiteStore, 'items'>,
  { site, contentId, session, say, now }: SpeakersWish,
): Promise<SessionSpeaker[]> {
  const { ids } = session.speaker;
  if (ids.length === 0) return [];
  const wanted = moduleOf(site, 'schedule', contentId)?.content.speakerContentId;
  const lists = modulesOf(site, 'united_web_link').filter(({ content }) => content.kind === 'speaker');
  const list = lists.find((one) => one.contentId === wanted) ?? lists[0];
  const items = list && (await store.items(site, 'united_web_link', list.contentId));
  if (list === undefined || items === undefined) return [];
  return ids.flatMap((id) => {
    const speaker = items.find(({ detailId }) => detailId === id);
    if (speaker === undefined || !(showsEverything(site) || isShownLink(speaker, now))) return [];
    return [
      {
        contentId: list.contentId,
        detailId: id,
        name: say(speaker.name),
        affiliation: say(speaker.affiliation),
        thumbnail: presentPicture(speaker.thumbnail, say),
      },
    ];
  });
}
