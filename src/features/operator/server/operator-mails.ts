import { type LocalizedText, localize } from '#kernel/localized-text.ts';
import type { OperatorRole } from '#kernel/console/operator-role.ts';
import type { Waiting } from '#kernel/console/waiting.ts';
import { isKeyOf } from '#kernel/keys-of.ts';
import { formatYen } from '#kernel/yen.ts';
import { consolePath } from '#kernel/console/console-endpoint.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Database } from '#server/database/database.ts';
import type { Mail, Mailing } from '#server/mail/mail.ts';
import { mailLayout } from '#server/mail/mail-layout.ts';
import chi from './mail-texts/chi.ts';
import eng from './mail-texts/eng.ts';
import jpn, { type OperatorMailTexts } from './mail-texts/jpn.ts';
import kor from './mail-texts/kor.ts';
import zhtw from './mail-texts/zhtw.ts';

/** What the calls about operators work with. */
export interface OperatorServices {
  database: Database;
  mail: Mailing;
  /** The address of this server on the internet; without it mails hold no links. */
  publicUrl: string | undefined;
}

const texts: Record<LanguageCode, OperatorMailTexts> = { jpn, eng, chi, zhtw, kor };

export type OperatorMailWish = { to: string; language: LanguageCode } & (
  | {
      kind: 'invitation';
      siteTitle: LocalizedText | null;
      who: string;
      role: OperatorRole;
      path: string;
      /** Who is meant; '' where nobody wrote a name. */
      addressee: string;
      /** What an exhibitor keeps, by name, and a line of the organiser's own; '' without one. */
      booths: readonly LocalizedText[];
      note: string;
      until: Date;
    }
  | { kind: 'boothReminder'; siteTitle: LocalizedText | null; who: string; path: string }
  | { kind: 'reportsWait'; siteTitle: LocalizedText | null; count: number; path: string }
  | {
      kind: 'sales';
      siteTitle: LocalizedText | null;
      orders: number;
      tickets: number;
      /** Whole yen. */
      amount: number;
      isFirst: boolean;
      soldOut: readonly LocalizedText[];
      waiting: readonly Pick<Waiting, 'kind' | 'count'>[];
      path: string;
      /** Ends these mails without a login; undefined where the server has no address. */
      end: string | undefined;
    }
  | { kind: 'publicationRefused'; siteTitle: LocalizedText | null; at: Date; path: string }
  | { kind: 'resetAsked'; who: string; at: Date }
  | { kind: 'resetDone' }
  | { kind: 'recoveryCodeUsed'; left: number }
  | { kind: 'newPassword'; path: string }
  | { kind: 'passwordLost' | 'passwordRenewed' }
  | { kind: 'mailChange'; who: string; path: string }
  | { kind: 'mailTaken'; who: string }
  | { kind: 'mailChangeAsked' | 'mailChanged'; newMail: string }
);

/** A mail of the console. Its link is never made from the request's host: a stranger could choose where our mail leads. */
export function operatorMail({ publicUrl }: Pick<OperatorServices, 'publicUrl'>, wish: OperatorMailWish): Mail {
  const { to, language, kind } = wish;
  const words = texts[language];
  const said = sayOf(words, wish);
  // Who knows the event need not know what it runs on.
  const siteTitle = 'siteTitle' in wish && wish.siteTitle !== null ? wish.siteTitle : {};
  const siteName = localize(siteTitle, language, language) || 'Hiroba';
  const path = 'path' in wish ? wish.path : consolePath;
  const url = publicUrl === undefined ? undefined : new URL(path, publicUrl).href;
  return {
    to,
    language,
    fromName: siteName,
    subject: said.subject,
    kind: `operator-${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    ...(wish.kind === 'sales' && wish.end !== undefined && { unsubscribe: wish.end }),
    ...((kind === 'invitation' || kind === 'mailChange' || kind === 'newPassword') && { holdsCode: true }),
    ...mailLayout({
      language,
      siteName,
      organiserName: words.sender,
      accentColour: '#2f5d50',
      heading: said.heading,
      paragraphs: said.paragraphs,
      ...(url !== undefined && { button: { label: said.button, url } }),
      ...(said.footnote !== undefined && { footnote: said.footnote }),
      ...(wish.kind === 'sales' && wish.end !== undefined && { footLink: { label: words.salesEnd, url: wish.end } }),
    }),
  };
}

function sayOf(words: OperatorMailTexts, wish: OperatorMailWish) {
  if (wish.kind === 'invitation' || wish.kind === 'boothReminder') {
    const { who } = wish;
    const site = wish.siteTitle === null ? words.everything : localize(wish.siteTitle, wish.language, wish.language);
    if (wish.kind === 'boothReminder') return words.boothReminder({ site, who });
    const said = words.invitation({ site, who, role: words.roles[wish.role] });
    const { addressee, booths, note, language, until } = wish;
    const named = booths.map((title) => localize(title, language, language)).filter((name) => name !== '');
    const [first = '', ...rest] = said.paragraphs;
    const paragraphs = [
      ...(addressee === '' ? [] : [words.dear(addressee)]),
      first,
      ...(wish.role === 'exhibitor' ? [words.boothTask(named)] : []),
      ...(note === '' ? [] : [words.noteOf(who, note)]),
      ...rest,
      words.linkUntil(timeOf(until)),
    ];
    return { ...said, paragraphs };
  }
  switch (wish.kind) {
    case 'reportsWait': {
      const site = wish.siteTitle === null ? '' : localize(wish.siteTitle, wish.language, wish.language);
      return words.reportsWait({ site, count: wish.count });
    }
    case 'sales': {
      const { language, siteTitle, isFirst, orders, tickets, soldOut, waiting } = wish;
      const site = siteTitle === null ? '' : localize(siteTitle, language, language);
      const sum = formatYen(wish.amount, language);
      const waits = waiting.flatMap(({ kind, count }) =>
        isKeyOf(words.salesWaits, kind) ? [words.salesWaits[kind](count)] : [],
      );
      const named = soldOut.map((title) => localize(title, language, language));
      return words.sales({ site, isFirst, orders, tickets, sum, soldOut: named, waits });
    }
    case 'publicationRefused': {
      const site = wish.siteTitle === null ? '' : localize(wish.siteTitle, wish.language, wish.language);
      return words.publicationRefused({ site, when: timeOf(wish.at) });
    }
    case 'resetAsked':
      return words.resetAsked({ who: wish.who, when: timeOf(wish.at) });
    case 'resetDone':
    case 'newPassword':
    case 'passwordLost':
    case 'passwordRenewed':
      return words[wish.kind]();
    case 'recoveryCodeUsed':
      return words.recoveryCodeUsed(wish.left);
    case 'mailChange':
    case 'mailTaken':
      return words[wish.kind](wish.who);
    case 'mailChangeAsked':
    case 'mailChanged':
      return words[wish.kind](wish.newMail);
  }
}

/** As an event writes its times; operators are told in which zone. */
function timeOf(at: Date): string {
  const japan = new Date(at.getTime() + 9 * 3_600_000).toISOString();
  return `${japan.slice(0, 10)} ${japan.slice(11, 16)} (Asia/Tokyo)`;
}
