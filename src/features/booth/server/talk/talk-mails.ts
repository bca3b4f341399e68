import { membersById } from '#features/account/server.ts';
import {
  type LinkServices,
  mailedCalendar,
  pageUrl,
  type PublishedSite,
  sayIn,
  siteMail,
  spokenLanguage,
} from '#features/site/server.ts';
import { calendarFile, calendarType } from '#kernel/calendar-file.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { pagePath } from '#kernel/page.ts';
import { formatInstant } from '#kernel/period.ts';
import { saidPeriod } from '#kernel/said-date.ts';
import { withZone } from '#kernel/said-deadline.ts';
import { shownMail } from '#kernel/mail-address.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import { isMailAddress } from '#server/mail/mail-address.ts';
import type { Mail, MailFact } from '#server/mail/mail.ts';
import type { BoothItem } from '../../documents.ts';
import { boothTitle } from '../../rules/list/booth-title.ts';
import { answerersOf } from '../../rules/talk/who-answers.ts';
import { exhibitorsOf } from '../exhibitor/exhibitors.ts';
import { personOf } from './booth-of-talk.ts';
import { talkMessages } from './talk-refusal.ts';
import type { TalkServices } from './talk-services.ts';
import type { StoredTalk } from './talk-store.ts';

/** `left`: the account of the other side was erased. `unapproved`: nobody answered; `declined`: the booth said no. */
export type TalkNews = 'requested' | 'approved' | 'unapproved' | 'declined' | 'reject' | 'cancel' | 'left';

/** The members who can answer a talk; none if the booth no longer has an exhibitor. */
export async function membersInCharge(
  queries: Parameters<typeof exhibitorsOf>[0],
  { siteKey, administratorId, ...place }: StoredTalk,
): Promise<number[]> {
  return answerersOf(await exhibitorsOf(queries, siteKey, place), administratorId);
}

export interface TalkEvent {
  site: PublishedSite;
  /** Undefined: it is gone. */
  booth: BoothItem | undefined;
  talk: StoredTalk;
  news: TalkNews;
  wasApproved?: boolean;
  /** The member whose account is being erased: they get no mail, and the mail to the other side does not name them. */
  leaver?: number;
}

/** Tells both sides what has become of a talk, at the addresses of their accounts, when the transaction commits. */
export async function sendTalkMails(services: TalkServices, tx: Transaction<Tables>, event: TalkEvent): Promise<void> {
  const { site, talk, leaver } = event;
  const sides = new Set([talk.memberId, ...(await membersInCharge({ kysely: tx }, talk))]);
  const members = await membersById(
    { kysely: tx },
    [...sides].filter((memberId) => memberId !== leaver),
  );
  for (const { memberId, mail: to, language } of members) {
    if (!isMailAddress(to)) continue;
    const isVisitor = memberId === talk.memberId;
    const spoken = spokenLanguage(site.document, isVisitor ? talk.language : language);
    await services.mail.send(talkMail(services, { ...event, to, isVisitor, language: spoken }), { tx });
  }
}

interface Letter extends TalkEvent {
  to: string;
  isVisitor: boolean;
  language: LanguageCode;
}

function talkMail(services: TalkServices, letter: Letter): Mail {
  const { site, talk, news, wasApproved = false, to, isVisitor, language } = letter;
  const { mails } = talkMessages[language];
  const words = (isVisitor ? mails.toVisitor : mails.toPerson)[news];
  const paragraphs = [
    words.text,
    { facts: factsOf(letter) },
    ...(talk.contents === '' ? [] : [{ title: mails.facts.contents, text: talk.contents }]),
    ...(talk.reason === null ? [] : [{ title: mails.facts.reason, text: talk.reason }]),
  ];
  const url = pageUrl(services, site, pagePath('businessAppointment', {}));
  return {
    to,
    subject: words.subject(sayIn(site.document, language)(site.document.webSetting.title)),
    kind: `talk-${news}`,
    ...siteMail(site, language, {
      heading: words.heading,
      paragraphs,
      ...(url && { button: { label: mails.button, url: url.href } }),
    }),
    ...(news === 'approved' || wasApproved
      ? { attachments: [{ name: 'meeting.ics', type: calendarType, text: talkCalendar(services, letter) }] }
      : {}),
  };
}

function factsOf({ site, booth, talk, isVisitor, language, leaver }: Letter): MailFact[] {
  const { facts } = talkMessages[language].mails;
  const say = sayIn(site.document, language);
  const person = personOf(booth, talk.administratorId);
  return [
    ...(booth === undefined ? [] : [facts.booth(boothTitle(booth, say), booth.stand)]),
    ...(person === undefined || leaver !== undefined ? [] : [facts.person(say(person.nickname))]),
    facts.when(saidTime(talk, language)),
    ...(isVisitor || leaver !== undefined
      ? []
      : [facts.visitor(talk.name, talk.company), facts.mail(shownMail(talk.mail))]),
  ];
}

/** The day, and from when to when. */
export function saidTime(
  { startsAt, endsAt }: Pick<StoredTalk, 'startsAt' | 'endsAt'>,
  language: LanguageCode,
): string {
  return withZone(saidPeriod(formatInstant(startsAt), formatInstant(endsAt), language), language);
}

/** A talk as an entry of a calendar; a talk that was called off takes it back. */
export function talkCalendar(
  services: LinkServices,
  { site, booth, talk, language }: Pick<Letter, 'site' | 'booth' | 'talk' | 'language'>,
): string {
  const { idHost, organizer } = mailedCalendar(services, site, language);
  const messages = talkMessages[language];
  const say = sayIn(site.document, language);
  const isCancelled = talk.status !== 'approved' && talk.status !== 'pending' && talk.status !== 'end';
  const title = booth === undefined ? undefined : boothTitle(booth, say);
  return calendarFile({
    method: isCancelled ? 'CANCEL' : 'PUBLISH',
    entries: [
      {
        uid: `talk-${talk.reservationId}@${idHost}`,
        sequence: talk.changes,
        changedAt: talk.changedAt,
        start: talk.startsAt,
        end: talk.endsAt,
        title: title === undefined ? messages.calendarName : messages.with(title),
        text: talk.contents,
        place: [say(site.document.webSetting.title), booth?.stand].filter(Boolean).join(' '),
        isCancelled,
        organizer,
      },
    ],
  });
}
