import type { LinkServices, PublishedSite } from '#features/site/server.ts';
import type { OrderRow } from '#features/ticket/server/order/order-columns.ts';
import { calledOffMail } from '#features/ticket/server/organiser/called-off-mail.ts';
import { changeMails, endedMail } from '#features/ticket/server/organiser/organiser-mails.ts';
import type { PurchasedRow } from '#features/ticket/server/purchased/read-purchased.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Mail } from '#server/mail/mail.ts';

/** A mail of each kind about what an organiser does to orders. */
export function organiserMails(
  services: LinkServices,
  site: PublishedSite,
  { order, ticket, language }: { order: OrderRow; ticket: PurchasedRow; language: LanguageCode },
): Record<string, Mail[]> {
  const refund = { amount: 700, way: 'gateway' } as const;
  const change = { refund, isPaid: true, reason: '会場の都合により、1日目の開催を見送ります。' };
  const holder = { mail: 'hanako@example.jp', language, tickets: [ticket] };
  const part = { order, outcome: 'canceled', tickets: [ticket], amount: 1000, way: 'gateway' } as const;
  const parts = [
    { ...part, isHandedOn: false },
    { ...part, isHandedOn: false, amount: 500, way: 'byHand' },
    { ...part, isHandedOn: true },
  ] as const;
  const calledOff = (number: number): Mail[] => [
    calledOffMail(
      services,
      site,
      { mail: 'hanako@example.jp', language, parts: parts.slice(0, number) },
      () => '台風の接近により、開催を中止します。',
    ),
  ];
  const over = { ...order, state: 'expired' as const };
  return {
    'canceled by the organiser': changeMails(
      services,
      site,
      order,
      { ...change, kind: 'canceled', tickets: [ticket] },
      [holder],
    ),
    'refunded by the organiser': changeMails(services, site, order, { ...change, kind: 'refunded', tickets: [] }, []),
    'ended by the organiser': [endedMail(services, site, over) as Mail],
    'an order of an event that is called off': calledOff(1),
    'orders of an event that is called off': calledOff(3),
  };
}
