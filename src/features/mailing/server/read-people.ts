import { readAttendees } from '#features/attendees/server.ts';
import { type PublishedSite, sayIn } from '#features/site/server.ts';
import { personIn } from '#features/ticket/rules/purchased/holder-name.ts';
import { orderUrl, type PurchasedRow, readPurchased } from '#features/ticket/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { AudienceKind } from '../rules/audience.ts';
import type { FoundPerson } from './audience-rows.ts';
import type { MailingServices } from './mailing-services.ts';

/** What a mail can say to one person and to nobody else; each is '' where there is nothing. */
export interface PersonFacts {
  name: string;
  ticket: string;
  order: string;
  myPage: string;
}

type Named = FoundPerson & { language: LanguageCode };

const nothing: PersonFacts = { name: '', ticket: '', order: '', myPage: '' };

/** The facts of some people of an audience, by their numbers; each in the language of their mail. */
export async function readPeople(
  services: MailingServices,
  site: PublishedSite,
  kind: AudienceKind,
  people: readonly Named[],
): Promise<ReadonlyMap<number, PersonFacts>> {
  const all = new Map<number, PersonFacts>();
  for (const [language, group] of byLanguage(people)) {
    // A handful of languages: one after the other leaves room for everybody else.
    // oxlint-disable-next-line no-await-in-loop
    const facts = await factsOf(services, site, kind, { language, group });
    for (const [sourceId, one] of facts) all.set(sourceId, one);
  }
  return all;
}

function byLanguage(people: readonly Named[]): Map<LanguageCode, Named[]> {
  const groups = new Map<LanguageCode, Named[]>();
  for (const one of people) groups.set(one.language, [...(groups.get(one.language) ?? []), one]);
  return groups;
}

interface Group {
  language: LanguageCode;
  group: readonly Named[];
}

async function factsOf(
  services: MailingServices,
  site: PublishedSite,
  kind: AudienceKind,
  { language, group }: Group,
): Promise<[number, PersonFacts][]> {
  const ids = group.map(({ sourceId }) => sourceId);
  if (kind === 'members') {
    const members = group.map(({ sourceId, mail }) => ({ memberId: sourceId, mail }));
    const lists = await services.profile.presentAll(members, site, language);
    return ids.map((id) => {
      const own = lists.get(id);
      const { name } = personIn([...(own?.profile ?? []), ...(own?.shareProfile ?? [])], language);
      return [id, { ...nothing, name }];
    });
  }
  if (kind === 'exhibitors') {
    const rows = await services.database.kysely
      .selectFrom('operator')
      .select(['operator_id', 'name'])
      .where('operator_id', 'in', ids)
      .execute();
    return rows.map(({ operator_id, name }) => [operator_id, { ...nothing, name }]);
  }
  const say = sayIn(site.document, language);
  const mails = new Map(group.map(({ sourceId, mail }) => [sourceId, mail]));
  const said = (row: PurchasedRow, name: string): [number, PersonFacts] => {
    // An order is opened by its number: nobody but its buyer gets the address.
    const isBuyers = mails.get(row.purchased_ticket_id) === row.purchaser_mail && row.purchaser_mail !== '';
    const url = isBuyers ? orderUrl(services, site, row, { isOver: kind === 'notDrawn' }) : undefined;
    const ticket = say(row.document.title);
    return [row.purchased_ticket_id, { name, ticket, order: row.order_number, myPage: url?.href ?? '' }];
  };
  if (kind === 'holders' || kind === 'notCheckedIn') {
    return (await readAttendees(services, site, ids, language)).map(({ row, name }) => said(row, name));
  }
  const rows = await readPurchased(services.database.kysely, { siteKey: site.siteKey, ids });
  return rows.map((row) => said(row, personIn(row.purchaser_info, language).name));
}
