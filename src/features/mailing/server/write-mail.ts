import { pageUrl, type PublishedSite, sayIn, siteMail } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { withZone } from '#kernel/said-deadline.ts';
import { saidPeriod } from '#kernel/said-date.ts';
import type { Mail } from '#server/mail/mail.ts';
import { oneLine } from '#server/mail/mail-address.ts';
import { type AudienceKind, purposeOf } from '../rules/audience.ts';
import type { MailingDocument } from '../rules/mailing-document.ts';
import { fillPlaceholders, type PlaceholderValues } from '../rules/placeholders.ts';
import type { MailingTexts } from '../texts/jpn.ts';
import type { MailingServices } from './mailing-services.ts';
import { mailingWords } from './mailing-words.ts';
import type { PersonFacts } from './read-people.ts';

/** Why a reader gets a mail, in the words for their audience. */
const toldAs = {
  buyers: 'buyers',
  holders: 'holders',
  notCheckedIn: 'holders',
  applicants: 'applicants',
  notDrawn: 'applicants',
  members: 'members',
  exhibitors: 'exhibitors',
} as const satisfies Record<AudienceKind, keyof MailingTexts['why']>;

interface Reader {
  /** In which the mail is. */
  language: LanguageCode;
  facts: PersonFacts;
  /** Ends the news to this reader. */
  stopUrl: string | undefined;
}

/** A mail of a mailing as one reader gets it; whoever sends it adds the address. */
export function writeMail(
  services: Pick<MailingServices, 'site' | 'publicUrl'>,
  site: PublishedSite,
  { audience, purpose, subject, body, button, replyTo, contact }: MailingDocument,
  { language, facts, stopUrl }: Reader,
): Omit<Mail, 'to'> {
  const words = mailingWords[language];
  const values = valuesOf(services, site, language, facts);
  const said = oneLine(fillPlaceholders(subject[language] ?? '', values));
  const isNews = purposeOf(audience.kind, purpose) === 'news';
  const way = button === 'none' ? '' : values[button] || values.page;
  const why = [words.why[toldAs[audience.kind]], ...(isNews ? [words.sender(contact.trim())] : [])];
  return {
    subject: said,
    kind: 'mailing',
    isOfMany: true,
    ...(isNews && stopUrl !== undefined && { unsubscribe: stopUrl }),
    ...siteMail(site, language, {
      ...(replyTo === '' ? {} : { replyTo }),
      heading: said,
      paragraphs: paragraphsOf(fillPlaceholders(body[language] ?? '', values)),
      ...(way !== '' && button !== 'none' && { button: { label: words.button[button], url: way } }),
      footnote: why.join('\n'),
      ...(isNews && stopUrl !== undefined && { footLink: { label: words.stop, url: stopUrl } }),
    }),
  };
}

/** An empty line begins a new paragraph. */
function paragraphsOf(text: string): { letter: string }[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t\u3000]*\n+/)
    .map((letter) => letter.trim())
    .filter((letter) => letter !== '')
    .map((letter) => ({ letter }));
}

function valuesOf(
  services: Pick<MailingServices, 'site' | 'publicUrl'>,
  site: PublishedSite,
  language: LanguageCode,
  { name, ticket, order, myPage }: PersonFacts,
): PlaceholderValues {
  const { overview, webSetting } = site.document;
  const say = sayIn(site.document, language);
  const page = pageUrl(services, site, '')?.href ?? '';
  return {
    name: name || mailingWords[language].nobody,
    event: say(overview.name) || say(webSetting.title),
    date: saidDates(overview, language),
    place: placeOf(site.document, language),
    page,
    ticket,
    order,
    myPage: myPage || page,
  };
}

/** When an event is, for readers anywhere; '' where it has no date. */
export function saidDates(
  { startDate = '', endDate = '' }: PublishedSite['document']['overview'],
  language: LanguageCode,
): string {
  return withZone(saidPeriod(startDate, endDate, language), language);
}

type Settings = Pick<PublishedSite['document'], 'languages' | 'overview'>;

/** The name of the place of an event, as it stands in a sentence; '' where nobody said it. */
function placeOf(document: Settings, language: LanguageCode): string {
  return sayIn(document, language)(document.overview.placeName) || saidPlace(document, language);
}

/** Where an event is, with the address; '' where nobody said it. */
export function saidPlace(document: Settings, language: LanguageCode): string {
  const { placeName, placeAddress, isOnline } = document.overview;
  const say = sayIn(document, language);
  const place = [say(placeName), say(placeAddress)].filter(Boolean);
  if (place.length > 0) return place.join(language === 'eng' || language === 'kor' ? ', ' : ' ');
  return isOnline ? mailingWords[language].change.online : '';
}
