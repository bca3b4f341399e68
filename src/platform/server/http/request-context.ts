import type { Instant } from '#kernel/clock.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { HostSite } from '#kernel/site-path.ts';
import type { Log } from '#server/log/log.ts';

/** The facts of a request that every handler gets. Tokens and passcodes are as sent: nothing here is verified. */
export interface RequestContext {
  requestId: string;
  now: Instant;
  /** When it came, where `now` is another time: that of a preview. */
  arrivedAt?: Instant;
  language: LanguageCode;
  /** Host name and port as the visitor typed them, in lower case. */
  host: string;
  hostSite: HostSite;
  /** http or https, as the visitor sees it. */
  protocol: string;
  clientAddress: string;
  accessToken: string | undefined;
  anonymousToken: string | undefined;
  passcodes: { portal: string | undefined; event: string | undefined };
  device: string;
  isDraft: boolean;
  consoleUser: string | undefined;
  /** What shows a rehearsal to its maker, of a page that is being made for them; else a cookie has it. */
  rehearsalPass?: string | undefined;
  header(name: string): string | undefined;
  log: Log;
  /** Of a page that is being made: what its calls gave it. */
  shown?: ShownOfSites;
}

/** What of other sites a page shows. */
interface ShownOfSites {
  /** Lists of events, which change with each of them. */
  hasLists: boolean;
  /** The events with their own domains. */
  events: Map<number, string | undefined>;
}
