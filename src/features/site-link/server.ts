import {
  contentCalls,
  createContentItems,
  moduleOf,
  presentPicture,
  type Say,
  serve,
  type SiteServer,
  type Visit,
} from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import { listSiteLinks, readSiteLink, type SiteLink, type SpeakerSession } from './contract.ts';
import type { SiteLinkItem } from './documents.ts';
import { linkBounds } from './rules/link-rules.ts';

/** Sessions that the page of a speaker has. */
export const sessionsOfSpeakerMax = 100;

interface SpeakerOfVisit {
  visit: Visit;
  /** Of the list of speakers. */
  contentId: number;
  detailId: number;
  say: Say;
  now: Instant;
}

/** In which sessions a speaker speaks, as a visit may see them; at most so many. */
export type ReadSpeakerSessions = (speaker: SpeakerOfVisit) => Promise<SpeakerSession[]>;

/** The calls that list and read links to other sites, and speakers. */
export function createSiteLinkServer(
  { store }: Pick<SiteServer, 'store'>,
  { sessionsOf }: { sessionsOf?: ReadSpeakerSessions } = {},
): ServerFeature<Visit> {
  const items = createContentItems(store, { code: 'united_web_link', whenShown: linkBounds });
  return {
    detailPages: [items.pages],
    endpoints: [
      ...contentCalls(items, {
        lists: [listSiteLinks],
        presentList: (shown, say) => ({ items: shown.map((item) => presentLink(item, say)) }),
      }),
      serve(readSiteLink, async (call) => {
        const { site, visit, params, say, context } = call;
        const { contentId, detailId } = params;
        const { items: shown, place } = await items.place(call, detailId);
        if (place === undefined) throw await items.refuseDetail(call, detailId);
        const isSpeaker = moduleOf(site, 'united_web_link', contentId)?.content.kind === 'speaker';
        const speaker = { visit, contentId, detailId, say, now: context.now };
        const sessions = isSpeaker ? ((await sessionsOf?.(speaker)) ?? []) : [];
        return { data: { ...presentLink(shown[place]!, say), sessions } };
      }),
    ],
  };
}

function presentLink(item: SiteLinkItem, say: Say): SiteLink {
  return {
    detailId: item.detailId,
    name: say(item.name),
    thumbnail: presentPicture(item.thumbnail, say),
    affiliation: say(item.affiliation),
    description: say(item.description),
    url: item.url ?? null,
    isExternal: item.isExternal,
    visible: item.visible,
    visiblePeriod: item.visiblePeriod,
    visibleStartDate: item.visibleStartDate ?? null,
    visibleEndDate: item.visibleEndDate ?? null,
  };
}
