import type { Hono } from 'hono';
import type { Transaction } from 'kysely';
import type { Ahead } from '#kernel/ahead.ts';
import type { Instant } from '#kernel/clock.ts';
import type { ConsoleEndpoint } from '#kernel/console/console-endpoint.ts';
import type { DraftCheckItem } from '#kernel/console/draft-check-item.ts';
import type { Waiting } from '#kernel/console/waiting.ts';
import type * as v from 'valibot';
import type { LocalizedText } from '#kernel/localized-text.ts';
import type { Member } from '#kernel/member.ts';
import type { FactName, PersonalFacts } from '#kernel/personal-facts.ts';
import type { PersonalDataPart } from '#kernel/personal-data-part.ts';
import type { DetailPages } from './detail-pages.ts';
import type { Tables } from './database/tables.ts';
import type { RequestContext } from './http/request-context.ts';
import type { ServedEndpoint } from './http/served-endpoint.ts';
import type { Topic } from './realtime/topic-kinds.ts';

/** The first step reads, the second joins the transaction that erases. */
export type LeavingPart = (memberId: number, now: Instant) => Promise<(tx: Transaction<Tables>) => Promise<void>>;

/** A fact about a member at a site, in the answer of `personal`. One statement at most, and none where the site has no use for it. */
interface PersonalFact<Visit, Name extends FactName> {
  name: Name;
  schema: v.GenericSchema<PersonalFacts[Name]>;
  read(member: Member, visit: Visit): Promise<PersonalFacts[Name]>;
}
export type AnyFact<Visit> = { [Name in FactName]: PersonalFact<Visit, Name> }[FactName];

/** A member who looks at what is ahead of them, at one site and in its language. */
export interface AheadAsked<Visit> {
  visit: Visit;
  member: Pick<Member, 'memberId'>;
  say(text: LocalizedText | undefined): string;
  now: Instant;
}

export type ContextOf = (request: Request, native: unknown) => RequestContext;

/** What a feature brings to the server: one value, which the composition gathers with those of all others. */
export interface ServerFeature<Visit = unknown, ConsoleReader = unknown> {
  endpoints: ServedEndpoint[];
  /** Its calls for the console. */
  consoleCalls?: readonly ServedEndpoint<ConsoleEndpoint>[];
  /** What is no call: addresses for providers, programs and mails. */
  routes?(contextOf: ContextOf): Hono;
  /**
   * The addresses of its routes, and what is below them, that other sites, programs and mail providers post to. Each
   * request proves by itself that it may: by a signature, or by a token. Everything else is for the pages of this server.
   */
  openToOthers?: readonly string[];
  /** The details that the site map names. */
  detailPages?: readonly DetailPages<Visit>[];
  /** What open pages may read. */
  topics?: readonly Topic<Visit>[];
  /** What is left to do before the draft of a site is published, beside what every site needs. */
  checks?(siteKey: string, now: Instant): Promise<readonly DraftCheckItem[]>;
  /** What waits for the organiser of a site; counts that are 0 may be left out. */
  waits?(siteKey: string, now: Instant): Promise<readonly Waiting[]>;
  /** What an open console may read. */
  consoleTopics?: readonly Topic<ConsoleReader>[];
  /** Notes whose pages are looked at here, of the topics that are read in this process; called each minute. */
  noteHere?(topics: readonly string[]): Promise<void>;
  /** What a member has ahead of them that it knows of, for the head of my page: two statements at most. */
  ahead?(asked: AheadAsked<Visit>): Promise<readonly Ahead[]>;
  /** What `personal` tells of it. */
  personalFacts?: readonly AnyFact<Visit>[];
  /** What it keeps of its members, for the export of everything. */
  personalData?: readonly PersonalDataPart[];
  /** Whether a site with these contents tells something by pushes: only such a site can be put on a home screen. */
  hasPushes?(site: { modules: readonly { moduleCode: string; visible: boolean }[] }): boolean;
  /** What it does before the account of a member goes with all of its data. */
  leaving?: readonly LeavingPart[];
  /** Plans what has to be done again and again; called once by the process that starts the jobs. */
  begin?(): Promise<void>;
  /** Removes what has expired; called each hour. */
  sweep?(now: Instant): Promise<void>;
  /** Deletes what it keeps of a rehearsal and does not go with the row of its site; in the transaction that ends it. */
  eraseRehearsal?(tx: Transaction<Tables>, rehearsal: { siteKey: string; eventId: number }): Promise<void>;
  /** Its tables with pictures that visitors upload. */
  pictures?: {
    /** The tables that nearly all pictures were made for. */
    mostlyIn?: readonly (keyof Tables)[];
    /** Tables that mention a picture without owning it: logs of views, or favourites. */
    mentionedIn?: readonly (keyof Tables)[];
  };
}
