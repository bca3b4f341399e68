import { moduleOf, type PublishedSite, type SiteServer } from '#features/site/server.ts';
import type { BoothItem } from '../../documents.ts';
import type { TalkPlace } from './talk-store.ts';

type Place = Pick<TalkPlace, 'contentId' | 'detailId'>;

/** A booth that the site shows; undefined for one that is gone. */
export async function boothOfTalk(
  { store }: Pick<SiteServer, 'store'>,
  site: PublishedSite,
  { contentId, detailId }: Place,
): Promise<BoothItem | undefined> {
  const items = await store.items(site, 'booth', contentId);
  return items?.find((booth) => booth.detailId === detailId);
}

/** The site of a talk with its booth; undefined for a site that is gone. */
export async function placeOfTalk(
  server: Pick<SiteServer, 'directory' | 'store'>,
  talk: Pick<TalkPlace, 'siteKey' | 'contentId' | 'detailId'>,
): Promise<{ site: PublishedSite; booth: BoothItem | undefined } | undefined> {
  const record = server.directory.named(talk.siteKey);
  const site = record && (await server.store.site(record));
  return site && { site, booth: await boothOfTalk(server, site, talk) };
}

/** The person of a booth with whom a talk is requested; undefined if the booth no longer has that person. */
export function personOf(booth: BoothItem | undefined, administratorId: number) {
  return booth?.exhibitorAdministrators.find(({ id }) => id === administratorId);
}

/** Both versions of a site answer alike, so that people can answer a talk while the organiser changes the booth. */
export function offersTalks(site: PublishedSite, contentId: number, booth: BoothItem): boolean {
  return booth.businessTalk.enable && moduleOf(site, 'booth', contentId)?.content.option.businessTalk !== false;
}
