import { noteInLog, noteLook, type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import { type PublishedSite, sayIn, spokenLanguage } from '#features/site/server.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { answerBoothTalk, listBoothTalks, type Talk } from '../../contract/talk.ts';
import { readReason } from '../../rules/talk/talk-request.ts';
import { needsReason } from '../../rules/talk/talk-status.ts';
import { boothOfTalk } from './booth-of-talk.ts';
import { changeAs } from './change-talk.ts';
import { presentTalk } from './present-talk.ts';
import { refuseTyped } from './talk-refusal.ts';
import type { TalkServices, TalkTimes } from './talk-services.ts';
import { findTalk, type StoredTalk, talksOfBooth } from './talk-store.ts';
import { inOrder } from './talk-order.ts';

/** The talks of a booth, as its exhibitor answers them in the console. */
export function boothTalkCalls(services: TalkServices, times: TalkTimes): ServedConsoleCall[] {
  const { database, site: server } = services;
  const siteOf = async (at: { portalId: number; eventId: number | undefined }): Promise<PublishedSite> => {
    const site = await server.store.site(at);
    if (site === undefined) throw refuse('notFound');
    return site;
  };
  const present = async (talk: StoredTalk, site: PublishedSite, context: RequestContext): Promise<Talk> => {
    const say = sayIn(site.document, spokenLanguage(site.document, context.language));
    const booth = await boothOfTalk(server, site, talk);
    return presentTalk(talk, { site, booth, say, by: 'personInCharge', now: context.now });
  };
  return [
    serveConsole(listBoothTalks, async ({ site: { siteKey, ...at }, operator, params, context }) => {
      const { contentId, detailId } = params;
      const talks = await talksOfBooth(database, { siteKey, contentId, detailId });
      if (talks.length === 0) return { data: { talks: [] } };
      const site = await siteOf(at);
      await noteLook(database.kysely, context, { operator, siteKey, what: 'talks', details: { contentId, detailId } });
      const sorted = inOrder(talks, 'personInCharge', context.now);
      return { data: { talks: await Promise.all(sorted.map((talk) => present(talk, site, context))) } };
    }),

    serveConsole(answerBoothTalk, async ({ site: { siteKey, ...at }, operator, params, body, context }) => {
      const { contentId, detailId, reservationId } = params;
      const talk = await findTalk(database, reservationId);
      const isOwn = talk?.siteKey === siteKey && talk.contentId === contentId && talk.detailId === detailId;
      if (talk === undefined || !isOwn) throw refuse('notFound');
      const { to, from } = body;
      const { reason, problem } = readReason(body.reason);
      if (problem !== undefined && (problem !== 'required' || needsReason(to))) throw refuseTyped({ reason: problem });
      const site = await siteOf(at);
      const { language, now } = context;
      const asked = { site, to, from, language, now, ...(problem === undefined && { reason }) };
      const changed = await changeAs(services, times, talk, asked, 'personInCharge');
      const details = { contentId, detailId, reservationId, to };
      await noteInLog(database.kysely, context, { operator, siteKey, action: 'talk.answered', details });
      return { data: await present(changed, site, context) };
    }),
  ];
}
