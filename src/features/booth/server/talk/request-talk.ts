import type { PublishedSite } from '#features/site/server.ts';
import type { BodyOf } from '#kernel/endpoint.ts';
import type { Instant } from '#kernel/clock.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Member } from '#kernel/member.ts';
import { parseInstant } from '#kernel/period.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import type { requestTalk } from '../../contract/talk.ts';
import type { BoothItem } from '../../documents.ts';
import { pendingMax, readTalkRequest, talkProblems } from '../../rules/talk/talk-request.ts';
import { isRequestable, spansOf } from '../../rules/talk/talk-slots.ts';
import { answerersOf } from '../../rules/talk/who-answers.ts';
import { exhibitorsOf } from '../exhibitor/exhibitors.ts';
import { boothOfTalk, offersTalks } from './booth-of-talk.ts';
import { refuseBeside } from './refuse-beside.ts';
import { sendTalkMails } from './talk-mails.ts';
import { refuseTalk, refuseTyped } from './talk-refusal.ts';
import type { TalkServices, TalkTimes } from './talk-services.ts';
import {
  countWaiting,
  findTalk,
  heldBy,
  holdSides,
  insertTalk,
  type NewTalk,
  overlappingTalk,
  type StoredTalk,
  talkOfRequest,
} from './talk-store.ts';

/** The person in charge of this booth keeps the time for a visitor of another one. */
class HeldElsewhere extends Error {}

interface Asked {
  site: PublishedSite;
  contentId: number;
  booth: BoothItem;
  member: Member;
  language: LanguageCode;
  now: Instant;
}

/** Asks for a talk and holds its time. The same form sent again answers what it has stored at first (APPT-007). */
export async function request(
  services: TalkServices,
  times: TalkTimes,
  { site, contentId, booth, member, language, now }: Asked,
  body: BodyOf<typeof requestTalk>,
): Promise<StoredTalk> {
  const { database } = services;
  const repeated = await talkOfRequest(database, member.memberId, body.key);
  if (repeated !== undefined) return ofThisBooth(repeated, { site, contentId, booth });

  const typed = readTalkRequest(body);
  const problems = talkProblems(typed);
  if (Object.keys(problems).length > 0) throw refuseTyped(problems);
  const place = { siteKey: site.siteKey, contentId, detailId: booth.detailId };
  const slot = await findSlot(services, place, booth, body);
  if (!isRequestable(booth.businessTalk.deadline, slot.startsAt, now)) throw refuseTalk(({ closed }) => closed);

  const asked: NewTalk = {
    ...place,
    ...slot,
    ...typed,
    administratorId: body.administratorId,
    memberId: member.memberId,
    key: body.key,
    language,
  };
  try {
    return await store(services, times, site, booth, asked, now);
  } catch (error) {
    if (!(error instanceof HeldElsewhere) && heldBy(error) === undefined) throw error;
    const own = await overlappingTalk(database, member.memberId, slot);
    if (own !== undefined) throw await refuseBeside(services, own, language, ({ overlap }) => overlap);
    throw refuseTalk(({ taken }) => taken);
  }
}

/** A slot of a person who can answer; 409 for any other time. */
async function findSlot(
  { database }: TalkServices,
  place: Parameters<typeof exhibitorsOf>[2] & { siteKey: string },
  booth: BoothItem,
  { administratorId, date }: Pick<BodyOf<typeof requestTalk>, 'administratorId' | 'date'>,
) {
  const startsAt = parseInstant(date);
  const person = booth.businessTalk.persons.find((one) => one.administratorId === administratorId);
  const slot = spansOf(person?.slots ?? []).find((span) => span.startsAt === startsAt);
  const exhibitors = await exhibitorsOf(database, place.siteKey, place);
  if (slot === undefined || answerersOf(exhibitors, administratorId).length === 0)
    throw refuseTalk(({ unknownSlot }) => unknownSlot);
  return slot;
}

function store(
  services: TalkServices,
  times: TalkTimes,
  site: PublishedSite,
  booth: BoothItem,
  asked: NewTalk,
  now: Instant,
): Promise<StoredTalk> {
  return inTransaction(services.database, async (tx) => {
    const held = await holdSides(tx, asked);
    const waiting = await countWaiting(tx, asked.siteKey, asked.memberId, now);
    // The form may have been sent twice at once.
    const stored = await talkOfRequest({ kysely: tx }, asked.memberId, asked.key);
    if (stored !== undefined) return ofThisBooth(stored, { site, contentId: asked.contentId, booth });
    if (waiting >= pendingMax) throw refuseTalk(({ tooManyPending }) => tooManyPending(pendingMax));
    if (held !== undefined) throw new HeldElsewhere();
    const reservationId = await insertTalk(tx, asked, now);
    const talk = (await findTalk({ kysely: tx }, reservationId))!;
    await sendTalkMails(services, tx, { site, booth, talk, news: 'requested' });
    await times.send({ reservationId }, { tx, startAfter: talk.startsAt });
    return talk;
  });
}

/** The key of a form belongs to the booth that it was sent to at first. */
function ofThisBooth(
  talk: StoredTalk,
  { site, contentId, booth }: Pick<Asked, 'site' | 'contentId' | 'booth'>,
): StoredTalk {
  const isHere = talk.siteKey === site.siteKey && talk.contentId === contentId && talk.detailId === booth.detailId;
  if (!isHere) throw refuseTalk(({ otherBooth }) => otherBooth);
  return talk;
}

/** The booth that a call names; 404 if it offers no talks. */
export async function boothWithTalks(
  services: Pick<TalkServices, 'site'>,
  site: PublishedSite,
  place: { contentId: number; detailId: number },
): Promise<BoothItem> {
  const booth = await boothOfTalk(services.site, site, place);
  if (booth === undefined || !offersTalks(site, place.contentId, booth)) throw refuse('notFound');
  return booth;
}
