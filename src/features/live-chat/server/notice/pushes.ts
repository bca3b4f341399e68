import * as v from 'valibot';
import { listBlocked } from '#features/account/server.ts';
import { pageUrl, sayIn, spokenLanguage } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import { pagePath } from '#kernel/page.ts';
import { isPushEndpoint, pushAt, pushTurn } from '../../rules/notice/push.ts';
import type { Chat } from '../desk/chat-desk.ts';
import type { Tx } from '../room/room-log.ts';
import { findHome } from './chat-home.ts';
import { nameOf } from './digest-mail.ts';
import { encryptPush, serverHeader } from './encrypt-push.ts';
import type { NoticeServices } from './notice-services.ts';
import { noticeTexts } from './notice-texts.ts';
import { addressesOf, claimPush, forgetAddress, type PushAddress, serverKeys } from './push-store.ts';
import { type Away, awayFrom, type UnreadRoom } from './unread-rooms.ts';

const dayS = 24 * 60 * 60;
const patienceMs = 10_000;
const gone = new Set([404, 410]);

/** The address that answers for the pushes of this server; undefined: it sends none. */
export function pushSubject({ publicUrl }: Pick<NoticeServices, 'publicUrl'>): string | undefined {
  return publicUrl?.startsWith('https://') ? publicUrl : undefined;
}

export interface Pushes {
  plan(roomId: number, sentAt: Instant, tx?: Tx): Promise<void>;
}

/** Tells the browsers of people who are away of new messages. */
export function createPushes(services: NoticeServices): Pushes {
  const { database, clock, jobs, site, isPushEndpoint: isEndpoint = isPushEndpoint } = services;
  const subject = pushSubject(services);

  /** A push that fails is not tried again: the mail follows. */
  const send = async (address: PushAddress, message: string): Promise<void> => {
    if (subject === undefined || !isEndpoint(address.endpoint)) return;
    const answer = await fetch(address.endpoint, {
      method: 'POST',
      headers: {
        authorization: serverHeader(address.endpoint, await serverKeys(database), subject, clock()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(dayS),
        urgency: 'normal',
      },
      body: new Uint8Array(encryptPush(message, address)),
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    }).catch(() => undefined);
    await answer?.body?.cancel().catch(() => undefined);
    if (answer !== undefined && gone.has(answer.status)) await forgetAddress(database, address.endpoint);
  };

  const messageOf = (home: Chat, away: Away, room: UnreadRoom): string | undefined => {
    const { document } = home.site;
    const language = spokenLanguage(document, away.language);
    const words = noticeTexts[language];
    const rest = pagePath('liveChat', { contentId: home.contentId });
    const url = pageUrl(services, home.site, rest);
    if (url === undefined) return undefined;
    const isKnown = room.isAccepted || room.isGroup;
    url.hash = `talk/${room.roomId}`;
    return JSON.stringify({
      title: isKnown ? nameOf(room, words) : sayIn(document, language)(document.webSetting.title),
      body: isKnown ? words.push.message(room.count) : words.push.stranger,
      url: url.href,
      tag: `chat-${room.roomId}`,
    });
  };

  const tell = async (away: Away, room: UnreadRoom): Promise<void> => {
    const addresses = await addressesOf(database, away.profileId, clock());
    if (addresses.length === 0) return;
    const home = await findHome(site, away);
    if (home === undefined || (await listBlocked(database, home.site.siteKey)).has(away.memberId)) return;
    const message = messageOf(home, away, room);
    if (message === undefined || !(await claimPush(database, away, room))) return;
    await Promise.all(addresses.map((address) => send(address, message)));
  };

  const look = jobs.define('chat-push', v.object({ roomId: v.number() }), async ({ roomId }) => {
    for (const away of await awayFrom(database, roomId)) {
      const room = away.rooms.find((one) => one.roomId === roomId);
      if (room === undefined) continue;
      const at = pushAt({ seenAt: away.seenAt, newestAt: room.newestAt });
      if (at <= clock()) await tell(away, room);
      else await look.send({ roomId }, { startAfter: at, singletonKey: `${roomId}/later/${at}` });
    }
  });

  return {
    async plan(roomId, sentAt, tx) {
      if (subject === undefined) return;
      const { turn, at } = pushTurn(sentAt);
      await look.send({ roomId }, { startAfter: at, singletonKey: `${roomId}/${turn}`, ...(tx && { tx }) });
    },
  };
}
