import { randomUUID } from 'node:crypto';
import { type AccountMailKind, accountMail } from '#features/account/server/account-mails.ts';
import account from '#features/account/server/mail-texts/jpn.ts';
import { sendTalkMails, type TalkNews } from '#features/booth/server/talk/talk-mails.ts';
import { guestMail } from '#features/doors/server/guest-mails.ts';
import { identityMail } from '#features/identity/server/identity-mail.ts';
import identity from '#features/identity/server/texts/jpn.ts';
import { createTellAway } from '#features/live-chat/server/notice/digest.ts';
import { audienceKinds } from '#features/mailing/rules/audience.ts';
import { stopUrl } from '#features/mailing/server/mailing-links.ts';
import { writeMail } from '#features/mailing/server/write-mail.ts';
import { requestMail } from '#features/members/server/requests/request-mail.ts';
import { ticketMail } from '#features/my-ticket/server/my-ticket-mails.ts';
import { operatorMail, type OperatorMailWish } from '#features/operator/server/operator-mails.ts';
import { createProfileAnswers } from '#features/profile/server.ts';
import type { PublishedSite } from '#features/site/server.ts';
import type { NewsKind } from '#features/ticket/server/mail/news-kind.ts';
import { writeCameInVain, writeLeftOver } from '#features/ticket/server/news/buyer-notices.ts';
import { type OrderToTell, writeNewsTogether } from '#features/ticket/server/news/news-mail.ts';
import { correctionMails } from '#features/ticket/server/organiser/correction-mails.ts';
import { createTellNews } from '#features/ticket/server/news/tell-news.ts';
import { readOrder } from '#features/ticket/server/order/order-rows.ts';
import { readPurchased } from '#features/ticket/server/purchased/read-purchased.ts';
import { createRefundMails } from '#features/ticket/server/refund/refund-mails.ts';
import { beginPath, mailChangePath, newPasswordPath } from '#kernel/console/console-endpoint.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { createLog } from '#server/log/log.ts';
import type { Mail } from '#server/mail/mail.ts';
import { organiserMails } from './organiser-mails.ts';
import { sellTicket } from './sell-ticket.ts';
import { testNow, type TestSite } from './start-test-site.ts';

export const mailOrigin = 'https://events.example.jp';
/** A ticket sale of the expo, event 11 of portal 1. */
const contentId = 60;

type Sale = NonNullable<Parameters<typeof sellTicket>[2]>;
const unpaid = { attempt: 0, paid_attempt: null, paid_at: null };
const asked = { ask_at: new Date('2027-06-01'), held_until: new Date('2026-11-30T10:00:00+09:00') };
const application = { lottery: { entrantId: 'E7QK2M', slots: [], enableExtraSlot: false } as never };
const waits: Sale['ticket'] = { state: 'held' };
const won: Sale['ticket'] = { lottery_status: 'SUCCESS' };
const gone: Sale['ticket'] = { state: 'released' };
const endedAt = new Date('2026-11-20T09:00:00+09:00');
const takenBack: Sale = { ticket: { state: 'canceled', canceled_at: endedAt } };

/** An order for each thing that a mail says of one. */
const orders: Record<NewsKind, Sale> = {
  applied: {
    order: { state: 'applied', tell: 'applied', ...unpaid, ...application },
    ticket: { state: 'applied', lottery_status: 'WAITING' },
  },
  awaiting: { order: { state: 'awaiting', tell: 'awaiting', ...unpaid, ...asked }, ticket: waits },
  wonToPay: {
    order: { state: 'awaiting', tell: 'awaiting', ...unpaid, ...asked, ...application },
    ticket: { ...waits, ...won },
  },
  issued: { order: { tell: 'issued' }, number: 2 },
  given: {
    item: { price: 0 },
    // The key of each order is its own.
    get order() {
      return { tell: 'issued', purchase_key: `by-hand/${randomUUID()}/0`, ...unpaid } as const;
    },
  },
  free: { item: { price: 0 }, order: { tell: 'issued', ...unpaid } },
  unpaid: { order: { tell: 'issued', payment_method: 'Local', is_deferred: true, ...unpaid } },
  transfer: { order: { tell: 'issued', payment_method: 'Bank', is_deferred: true, include_receipt: true, ...unpaid } },
  settled: { order: { tell: 'settled', payment_method: 'Local', is_deferred: true, is_settled: true, ...unpaid } },
  won: { order: { tell: 'won', ...application }, ticket: won },
  lost: {
    order: { state: 'lost', tell: 'lost', ...unpaid, ...application },
    ticket: { ...gone, lottery_status: 'FAIL' },
  },
  paymentFailed: {
    order: { state: 'reserved', tell: 'paymentFailed', held_until: asked.held_until, ...unpaid, ...application },
    ticket: { ...waits, ...won },
  },
  expired: { order: { state: 'expired', tell: 'expired', ...unpaid }, ticket: gone },
  canceled: {
    ...takenBack,
    order: {
      state: 'canceled',
      tell: 'canceled',
      payment_method: 'Local',
      is_deferred: true,
      ...unpaid,
      changed_at: endedAt,
    },
  },
  unanswered: {
    ...takenBack,
    order: { state: 'canceled', tell: 'canceled', changed_at: endedAt, attempt: 1, paid_attempt: null, paid_at: null },
  },
};

type OperatorWish<Wish = OperatorMailWish> = Wish extends OperatorMailWish ? Omit<Wish, 'to' | 'language'> : never;
const siteTitle = { jpn: '未来をひらく展示会', eng: 'The expo' };
const invited = { path: beginPath('x'.repeat(43)), addressee: '', booths: [], note: 'Soon.', until: new Date(0) };
const operatorWishes: { [Kind in OperatorMailWish['kind']]: OperatorWish & { kind: Kind } } = {
  invitation: {
    kind: 'invitation',
    siteTitle,
    who: '佐藤 花子',
    role: 'editor',
    ...invited,
  },
  boothReminder: { kind: 'boothReminder', siteTitle, who: '佐藤 花子', path: '/console/sites/event-11/booths/200/1' },
  reportsWait: { kind: 'reportsWait', siteTitle, count: 2, path: '/console/sites/event-11/reports' },
  sales: {
    kind: 'sales',
    siteTitle,
    orders: 3,
    tickets: 5,
    amount: 12_000,
    isFirst: false,
    soldOut: [{ jpn: '一日券', eng: 'Day pass' }],
    waiting: [{ kind: 'transfers', count: 2 }],
    path: '/console/sites/event-11/orders',
    end: undefined,
  },
  publicationRefused: {
    kind: 'publicationRefused',
    siteTitle,
    at: endedAt,
    path: '/console/sites/event-11/publish',
  },
  resetAsked: { kind: 'resetAsked', who: '佐藤 花子', at: endedAt },
  resetDone: { kind: 'resetDone' },
  recoveryCodeUsed: { kind: 'recoveryCodeUsed', left: 9 },
  newPassword: { kind: 'newPassword', path: newPasswordPath('x'.repeat(43)) },
  passwordLost: { kind: 'passwordLost' },
  passwordRenewed: { kind: 'passwordRenewed' },
  mailChange: { kind: 'mailChange', who: '佐藤 花子', path: mailChangePath('x'.repeat(43)) },
  mailTaken: { kind: 'mailTaken', who: '佐藤 花子' },
  mailChangeAsked: { kind: 'mailChangeAsked', newMail: 'new@example.jp' },
  mailChanged: { kind: 'mailChanged', newMail: 'new@example.jp' },
};

/** A mail of each kind that an operator of the console gets; `name`: of the person and of the site that it names. */
export function operatorMails(language: LanguageCode, name?: string): KindOfMail[] {
  const to = 'operator@example.jp';
  const named = name !== undefined && { who: name, addressee: name, siteTitle: { jpn: name, eng: name } };
  return Object.values(operatorWishes).map((wish) => ({
    what: `operator ${wish.kind}`,
    mail: operatorMail({ publicUrl: mailOrigin }, { ...wish, ...named, to, language }),
    isMember: false,
  }));
}

/** A mail, what it is about, and its reader: the member who made everything here, or a visitor. */
export interface KindOfMail {
  what: string;
  mail: Mail;
  isMember: boolean;
}

/** A mail of each kind that leads somewhere, to Hanako, who is a member of the demo's portal. */
export async function everyMail(site: TestSite, memberId: number, language: LanguageCode): Promise<KindOfMail[]> {
  const { database, hiroba } = site;
  const sites = hiroba.features.site;
  const expo = (await sites.store.site({ portalId: 1, eventId: 11 })) as PublishedSite;
  const made: KindOfMail[] = [];
  let sent: Mail[] = [];
  const mail = { send: async (one: Mail) => void sent.push(one) };
  const clock = (): number => testNow;
  const services = { database, site: sites, publicUrl: mailOrigin, mail, clock };
  const make = async (what: string, isMember: boolean, send: () => Promise<unknown>): Promise<void> => {
    sent = [];
    await send();
    if (sent.length === 0) throw new Error(`No mail was sent: ${what}`);
    made.push(...sent.map((one) => ({ what, mail: one, isMember })));
  };
  const sell = (buyer: number | null, sale: Sale) => {
    const order = { purchaser_mail: `reader${made.length}@example.jp`, language, ...sale.order };
    return sellTicket(database, buyer, { contentId, ...sale, order });
  };

  const newsServices = {
    ...services,
    payments: hiroba.payments,
    profile: createProfileAnswers(database, sites.store),
  };
  const { tellNews } = createTellNews({
    ...newsServices,
    log: createLog('error', (line) => site.logged.push(line), clock),
    orderJobs: { planTogether: () => Promise.resolve() },
  });
  for (const [kind, sale] of Object.entries(orders)) {
    for (const buyer of [memberId, null]) {
      // A visitor cannot apply to a lottery.
      if (buyer === null && sale.order?.lottery !== undefined) continue;
      await make(kind, buyer !== null, async () => {
        await sell(buyer, sale);
        await tellNews();
      });
    }
  }

  await make('together', true, async () => {
    const told: OrderToTell[] = [];
    for (const kind of ['free', 'wonToPay', 'canceled'] as const) {
      const { orderId } = await sell(memberId, orders[kind]);
      const row = await readOrder(database.kysely, { orderId });
      if (row?.tell) told.push({ row, tell: row.tell });
    }
    const together = await writeNewsTogether(newsServices, told);
    if (together.mail !== undefined) sent.push(together.mail);
  });

  const bought = await sell(memberId, { order: { paid_at: new Date(testNow) } });
  const order = await readOrder(database.kysely, { orderId: bought.orderId });
  const [ticket] = await readPurchased(database.kysely, { orderId: bought.orderId });
  if (order === undefined || ticket === undefined) throw new Error('The order was not kept.');
  const over = { ...order, state: 'expired' as const };
  const received = { type: 'refused', reason: 'expired', received: 400 } as const;
  const notices: Record<string, Promise<Mail> | undefined> = {
    paidTooMuch: writeLeftOver(services, order, 500),
    paidTooLate: writeLeftOver(services, over, 500),
    paidOtherSum: writeCameInVain(services, over, { type: 'paid', amount: 1500 }),
    partlyPaid: writeCameInVain(services, over, received as never),
  };
  for (const [what, notice] of Object.entries(notices))
    await make(what, true, async () => sent.push((await notice) as Mail));
  await make('refund by hand', true, async () => {
    const refund = {
      ...order,
      ticket_refund_id: 1,
      purchased_ticket_id: ticket.purchased_ticket_id,
      order_change_id: null,
      way: 'gateway' as const,
    };
    const { mails } = await createRefundMails(
      services,
      async () => 'organiser@example.jp',
    )({ ...refund, amount: 700, attempt: 1, created_at: endedAt, state: 'asked', is_disputed: false });
    sent.push(...mails.filter(({ to }) => to !== 'organiser@example.jp'));
  });
  for (const [what, mails] of Object.entries(organiserMails(services, expo, { order, ticket, language })))
    await make(what, true, async () => sent.push(...mails));
  const buyer = { name: { last_name: '山田', first_name: '花子', last_name_kana: '', first_name_kana: '' } };
  const moved = { ...order, purchaser_mail: 'hana@example.jp' };
  for (const about of [undefined, ticket])
    await make(about === undefined ? 'buyer corrected' : 'companion corrected', true, async () => {
      const person = { ...buyer, mail: 'hana@example.jp', isOtherMail: true };
      sent.push(...correctionMails(services, expo, { before: order, after: moved, ticket: about, person }));
    });
  const canceled = { kind: 'canceled', paidAmount: 1000, fee: 300, refund: { amount: 700, way: 'card' } } as const;
  const partly = { ...canceled, refund: { amount: 500, way: 'card' } } as const;
  for (const news of [canceled, partly, { kind: 'received' }, { kind: 'returned' }] as const)
    await make(`ticket ${news.kind}`, true, async () => sent.push(ticketMail(services, expo, ticket, news) as Mail));

  for (const kind of Object.keys(account) as AccountMailKind[])
    await make(kind, true, async () =>
      sent.push(
        accountMail(services, expo, {
          kind,
          to: 'hanako@example.jp',
          language,
          ...(kind.endsWith('Code') && { code: '804512' }),
        }),
      ),
    );
  await make('guest', false, async () => sent.push(guestMail(services, expo, { to: 'guest@example.jp', language })));
  for (const wish of [{ kind: 'code', code: '804512' }, { kind: 'erased' }] as const)
    await make(`request ${wish.kind}`, true, async () =>
      sent.push(requestMail(expo, { ...wish, to: 'hanako@example.jp', language })),
    );
  for (const kind of Object.keys(identity) as (keyof typeof identity)[])
    await make(kind, true, async () =>
      sent.push(identityMail(services, expo, kind, 'Jid', { mail: 'hanako@example.jp', language })),
    );

  const news: Record<TalkNews, true> = {
    requested: true,
    approved: true,
    unapproved: true,
    declined: true,
    reject: true,
    cancel: true,
    left: true,
  };
  const place = { siteKey: 'event/11', contentId: 200, detailId: 1, administratorId: 1 };
  const said = {
    name: '花町 歩',
    mail: 'ayumu@example.jp',
    company: '花町商店',
    contents: '見積もり',
    reason: null,
    language,
  };
  const times = {
    startsAt: Date.parse('2026-12-16T10:00+09:00'),
    endsAt: Date.parse('2026-12-16T10:30+09:00'),
    requestedAt: testNow,
    changedAt: testNow,
  };
  for (const one of Object.keys(news) as TalkNews[])
    await make(`talk ${one}`, true, () =>
      inTransaction(database, (tx) =>
        sendTalkMails(services, tx, {
          site: expo,
          booth: undefined,
          talk: { ...place, ...said, ...times, reservationId: 1, memberId, status: 'approved', changes: 0 },
          news: one,
        }),
      ),
    );

  await make('chat digest', true, async () => {
    const { rows } = await database.pool.query<{ id: number; realm_key: string }>(
      'select chat_profile_id as id, realm_key from chat_profile join chat_source using (source_id) where member_id = $1',
      [memberId],
    );
    const [own] = rows;
    if (own === undefined) throw new Error('Hanako is in no chat.');
    const room = {
      roomId: 1,
      isGroup: false,
      title: '',
      isAccepted: true,
      nickname: 'James',
      liveChatUserId: 'james',
      count: 2,
    };
    await createTellAway(
      services,
      async () => true,
    )({
      profileId: own.id,
      memberId,
      language,
      realmKey: own.realm_key,
      dataSourceId: 1,
      mails: true,
      seenAt: undefined,
      mailedAt: undefined,
      oldestAt: testNow - 600_000,
      rooms: [{ ...room, newestIndex: 2, newestAt: testNow - 600_000 }],
    });
  });
  const stop = await newsLinkOf(services, expo, memberId);
  for (const kind of audienceKinds)
    await make(`mailing to ${kind}`, false, async () => {
      const text = '{name}様\n\n{event}\n{date} {place}\n{page}';
      const document = {
        audience: { kind },
        purpose: kind === 'members' ? ('news' as const) : ('necessary' as const),
        subject: { [language]: '{event}' },
        body: { [language]: text },
        button: 'page' as const,
        replyTo: '',
        contact: '花町商店街 東京都千代田区1-1 office@example.jp',
      };
      const facts = { name: '山田 花子', ticket: '', order: '', myPage: '' };
      sent.push({
        to: 'hanako@example.jp',
        ...writeMail(services, expo, document, { language, facts, stopUrl: stop }),
      });
    });
  return [...made, ...operatorMails(language)];
}

/** The link that ends news, of a mail that somebody got. */
async function newsLinkOf(
  services: Parameters<typeof stopUrl>[0],
  at: PublishedSite,
  memberId: number,
): Promise<string | undefined> {
  const { kysely } = services.database;
  const now = new Date(testNow);
  const mailId = randomUUID();
  const { mailing_id } = await kysely
    .insertInto('mailing')
    .values({ site_key: at.siteKey, document: {}, about_revision: null, made_at: now, made_by: '', changed_at: now })
    .returning('mailing_id')
    .executeTakeFirstOrThrow();
  const reader = { mail_key: 'hanako@example.jp', mail_to: 'hanako@example.jp', member_id: memberId };
  await kysely
    .insertInto('mailing_recipient')
    .values({
      ...reader,
      mailing_id,
      source_id: memberId,
      language: 'jpn',
      state: 'sent',
      mail_id: mailId,
      queued_at: now,
      ended_at: now,
    })
    .execute();
  return stopUrl(services, at, mailId);
}
