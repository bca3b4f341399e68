import type { LanguageCode } from '#kernel/language.ts';
import type { Instant } from '#kernel/clock.ts';
import { withZone } from '#kernel/said-deadline.ts';
import { qrPicture } from '#server/mail/qr-picture.ts';
import type { MailPart, MailPicture } from '#server/mail/mail.ts';
import type { PurchasedTicketAnswer } from '../../contract.ts';
import { checkinPeriod } from '../../rules/purchased/checkin-period.ts';
import { entryCode } from '../../rules/purchased/entry-code.ts';
import { periodWords } from '../../rules/sale/sale-dates.ts';
import { orderWords, ticketMailTexts } from '../mail/mail-texts.ts';
import { nameOf } from './name-of-ticket.ts';

/**
 * More codes than these are behind the link of the mail. Their pictures are 25 KB then, and the HTML stays below the
 * 102 KB after which Gmail cuts a mail off.
 */
export const passesMax = 20;

export interface TicketPasses {
  tickets: readonly PurchasedTicketAnswer[];
  /** What makes the ids of the pictures those of no other mail. */
  idHost: string;
  /** Whose link the mail has: a member's tickets are behind a login. Undefined: none. */
  link: 'member' | 'visitor' | undefined;
  language: LanguageCode;
  now: Instant;
}

/** The codes of the tickets that open the gate, as a mail shows them; nothing where there is none. */
export function ticketPasses({ tickets, idHost, link, language, now }: TicketPasses): {
  passes: MailPart[];
  pictures: MailPicture[];
} {
  const { codes: say } = ticketMailTexts[language];
  const coded = tickets.flatMap((ticket) => {
    const code = entryCode(ticket, now);
    return code === undefined ? [] : [{ ticket, code }];
  });
  if (coded.length === 0) return { passes: [], pictures: [] };
  const pictures: MailPicture[] = [];
  const passes = coded.slice(0, passesMax).map(({ ticket, code }): MailPart => {
    const { png, side } = qrPicture(code);
    // Programs that keep pictures by their ids show the new code of a ticket in a new mail.
    const contentId = `ticket-${ticket.id}.${now}@${idHost}`;
    pictures.push({
      contentId,
      name: `ticket-${pictures.length + 1}.png`,
      type: 'image/png',
      base64: png.toString('base64'),
    });
    return {
      pass: {
        title: nameOf(ticket),
        notes: notesOf(ticket, language),
        code: { contentId, alt: say.alt(nameOf(ticket), ticket.code), side },
        number: ticket.code,
      },
    };
  });
  const more = coded.length - passesMax;
  return {
    passes: [
      say.intro(coded.length),
      ...passes,
      ...(more > 0 ? [say.more(more)] : []),
      ...(link === undefined ? [] : [say.opensAnywhere[link]]),
      say.keepToYourself,
    ],
    pictures,
  };
}

function notesOf(ticket: PurchasedTicketAnswer, language: LanguageCode): string[] {
  const order = orderWords[language];
  const period = checkinPeriod(ticket);
  const when = periodWords(period?.start, period?.end, order, language);
  return [
    ticket.holderName === '' ? '' : order.holder([ticket.holderName]),
    when === '' ? '' : withZone(when, language),
  ].filter((note) => note !== '');
}
