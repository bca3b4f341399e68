import type { ContactRecipient } from '#features/contact/server.ts';
import type { HandoutSource } from '#features/handout/server.ts';
import {
  type ContentCall,
  createContentItems,
  type PublishedSite,
  sayIn,
  serve,
  type SiteServer,
  type VisitorPorts,
} from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import { listRelatedBooths, readBooth, readBoothChat, readExhibitorProfiles } from '../../contract/detail.ts';
import type { BoothItem } from '../../documents.ts';
import { relatedBooths } from '../../rules/detail/find-related.ts';
import { boothModule, indexBooths } from '../list/booth-index.ts';
import { presentBooth } from '../list/present-booths.ts';
import { isChatOn } from './find-booth-chat.ts';
import { exhibitorData, exhibitorsOf } from '../exhibitor/exhibitors.ts';
import { isDownloadOn, presentAdministrators, presentBoothDetail } from './present-detail.ts';

export interface BoothDetailServer extends ServerFeature {
  /** Gives members the documents of booths. */
  handouts: HandoutSource;
}

/** The chat profiles of some members at a site; undefined where the site has no chat. */
export type ChatFaces = (
  site: PublishedSite,
  memberIds: readonly number[],
) => Promise<
  | { contentId: number; people: { memberId: number; token: string; nickname: string; image: string | null }[] }
  | undefined
>;

export interface BoothDetailServices {
  database: Database;
  site: Pick<SiteServer, 'store'>;
  closedContents: VisitorPorts['closedContents'];
  chatFaces: ChatFaces;
}

/** The calls of a booth's page. */
export function createBoothDetailServer({
  database,
  site: { store },
  closedContents,
  chatFaces,
}: BoothDetailServices): BoothDetailServer {
  const booths = createContentItems(store, { code: 'booth' });

  const findBooth = async (call: ContentCall, detailId: number): Promise<BoothItem> => {
    const found = (await booths.shown(call)).find((booth) => booth.detailId === detailId);
    if (found === undefined) throw await booths.refuseDetail(call, detailId);
    return found;
  };

  return {
    detailPages: [booths.pages],
    personalData: [exhibitorData(database)],
    endpoints: [
      serve(readBooth, async (call) => {
        const { site, params, say } = call;
        const booth = await findBooth(call, params.detailId);
        return { data: presentBoothDetail(booth, boothModule(site, params.contentId), site, say) };
      }),
      serve(readExhibitorProfiles, async (call) => {
        const { params, say } = call;
        const booth = await findBooth(call, params.detailId);
        const message = say(booth.autoReply?.message);
        return {
          data: {
            autoReply: message === '' ? null : { message },
            exhibitorAdministratorProfiles: presentAdministrators(booth, say),
          },
        };
      }),
      serve(readBoothChat, async (call) => {
        const { site, params } = call;
        const booth = await findBooth(call, params.detailId);
        const exhibitors = isChatOn(booth, boothModule(site, params.contentId).content)
          ? await exhibitorsOf(database, site.siteKey, params)
          : [];
        if (exhibitors.length === 0) return { data: { contentId: null, people: [] } };
        const administratorOf = new Map(exhibitors.map((one) => [one.memberId, one.administratorId ?? null]));
        const faces = await chatFaces(site, [...administratorOf.keys()]);
        const people = (faces?.people ?? []).map(({ memberId, token, nickname, image }) => ({
          extoken: token,
          administratorId: administratorOf.get(memberId) ?? null,
          nickname,
          image,
        }));
        return { data: { contentId: people.length > 0 ? (faces?.contentId ?? null) : null, people } };
      }),
      serve(listRelatedBooths, async ({ site, visit, say, query, context }) => {
        const { content_id: contentId, detail_id: detailId, per_page: most } = query;
        if ((await closedContents(visit)).has(contentId)) return { data: [] };
        const items = await store.items(site, 'booth', contentId);
        if (items === undefined) throw refuse('notFound');
        const module = boothModule(site, contentId);
        const all = indexBooths(items, module, site).map((booth) => ({
          booth,
          detailId: booth.item.detailId,
          categoryIds: booth.item.items.booth_category.ids,
        }));
        const related = relatedBooths(all, module.serverContent.categories, detailId, most);
        return { data: related.map(({ booth }) => presentBooth(booth, say, context.now, false)) };
      }),
    ],
    handouts: {
      moduleCode: 'booth',
      async find({ site, contentId, detailId, handoutId }) {
        const items = await store.items(site, 'booth', contentId);
        const booth = items?.find((one) => one.detailId === detailId);
        if (booth === undefined || !isDownloadOn(booth, boothModule(site, contentId), site)) return undefined;
        return booth.documents.find(({ id }) => id === handoutId)?.handout;
      },
    },
  };
}

/** The receiver of questions to a booth that has a contact form. */
export async function findBoothContact(
  { store }: Pick<SiteServer, 'store'>,
  site: PublishedSite,
  contentId: number,
  detailId: number,
): Promise<ContactRecipient | undefined> {
  const items = await store.items(site, 'booth', contentId);
  const booth = items?.find((one) => one.detailId === detailId);
  if (booth?.contactMail === undefined || !boothModule(site, contentId).content.option.contact) return undefined;
  const say = sayIn(site.document, site.document.languages[0]!);
  return { mail: booth.contactMail, page: say(booth.items.title.value) };
}
