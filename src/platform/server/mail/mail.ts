import type { Transaction } from 'kysely';
import type { LanguageCode } from '#kernel/language.ts';
import type { Tables } from '#server/database/tables.ts';

/** One mail to one person, ready to be sent. */
export interface Mail {
  /** One address, as the member gave it. */
  to: string;
  /** The person's name beside the address; a line break in it becomes a space, as in the subject. */
  toName?: string;
  /** The name beside the sender's address, mostly the site's; without it the operator's own. */
  fromName?: string;
  /** The mail address for answers; without it nobody reads them. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  language: LanguageCode;
  /** An address that ends mails of this kind when it is called by POST (RFC 8058), without a login. */
  unsubscribe?: string;
  /** Files that come with it: the entry for a calendar. */
  attachments?: readonly MailAttachment[];
  pictures?: readonly MailPicture[];
  /** Of a rehearsal: nobody but its maker gets it, marked as such, and it goes with the rehearsal. */
  rehearsal?: { siteKey: string; to: string };
  /** Its text holds a code that soon ends: the text is not kept once the mail was given up. */
  holdsCode?: boolean;
  /** What it is about, as `order/12`: what became of it stays to be read there. */
  about?: readonly string[];
  /** One of a mail to many: it stands in a queue beside that of the mails that somebody waits for. */
  isOfMany?: boolean;
  /** A UUID by which whoever sends it finds what became of it; without it one is made. */
  mailId?: string;
  /** The purpose, in kebab-case and without anything personal: `registration-code`. For logs and the mailbox. */
  kind: string;
}

export interface MailAttachment {
  name: string;
  /** A media type. */
  type: string;
  text: string;
}

/** A picture that comes with a mail: no mail program fetches one from a server before its reader allows it. */
export interface MailPicture {
  /** Its HTML shows it as `cid:…`. No other mail has it. */
  contentId: string;
  name: string;
  /** A media type. */
  type: string;
  base64: string;
}

/** A mail as it waits in the queue and lies in the mailbox. */
export interface QueuedMail extends Mail {
  /** A UUID, the same at every attempt to send it. */
  mailId: string;
}

interface MailOptions {
  /** Needs an open transaction: the mail is sent when it commits, and not at all when it rolls back. */
  tx?: Transaction<Tables>;
}

export interface Mailing {
  /**
   * Queues a mail and answers at once; it is sent outside of the request, with retries.
   * Throws when no mail can be sent to such an address (`isMailAddress`).
   */
  send(mail: Mail, options?: MailOptions): Promise<void>;
}

/**
 * A text, with or without a title of its own; or one of the tables; or a command to be copied; or the words of an
 * organiser, whose addresses of the web are links. The words of strangers never are.
 */
export type MailPart =
  | string
  | { title: string; text: string }
  | MailFacts
  | MailSums
  | { command: string }
  | { letter: string }
  | MailPass;

export type MailFact = readonly [label: string, value: string];

/** Facts below each other, each with its label. */
export interface MailFacts {
  title?: string;
  facts: readonly MailFact[];
}

/** A ticket as it is shown at an entrance: black on white in every scheme. */
export interface MailPass {
  pass: {
    title: string;
    notes: readonly string[];
    /** One of the mail's pictures, a square; `side` in pixels of CSS. */
    code: { contentId: string; alt: string; side: number };
    /** For people to read, below the picture. */
    number: string;
  };
}

/** What costs what: the amounts stand below each other, aligned right. */
export interface MailSums {
  sums: readonly { label: string; notes?: readonly string[]; amount?: string }[];
  total?: MailFact;
}

/** The content of a mail; `mailLayout` (mail-layout.ts) makes both forms from it. Everything is plain text. */
export interface MailContent {
  language: LanguageCode;
  siteName: string;
  /** The one responsible for the site, at the end of the mail. */
  organiserName: string;
  /** The mail address for answers; without it the mail says that nobody reads them. */
  replyTo?: string | undefined;
  /** Where readers ask questions: a mail address, or the address of a page. */
  contact?: string | undefined;
  /** #rgb or #rrggbb; the colours made from it are readable on light and dark grounds. */
  accentColour: string;
  heading: string;
  /** What lists of mails show beside the subject; without it the texts of `paragraphs`. */
  preview?: string;
  /** A line break within a text is kept. */
  paragraphs: readonly MailPart[];
  /** Several things of one kind below each other, each with the one thing to do with it. */
  items?: readonly { title: string; parts: readonly MailPart[]; link?: { label: string; url: string } }[];
  /** Shown large, on a line of its own: a verification code. */
  code?: string;
  /** The one thing to do. Every `url` is an absolute http or https address. */
  button?: { label: string; url: string };
  /** What can be looked up in the mail, after the one thing to do. */
  details?: readonly MailPart[];
  /** After the code, the button and the details, smaller: how long it is valid, what to do if the reader did not ask for it. */
  footnote?: string;
  /** Below the footnote, as small: how to get no more of these mails. */
  footLink?: { label: string; url: string };
}

interface MailBodies {
  text: string;
  html: string;
}

export type MailLayout = (content: MailContent) => MailBodies;
