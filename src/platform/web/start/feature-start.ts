import type { PageParams } from '#kernel/page.ts';
import type { PageContext } from '../site/page-context.ts';

/** The start-up steps of core 4.1, in its order. */
export type StartUpStepName =
  | 'common data'
  | 'app token'
  | 'route parameters'
  | 'site data'
  | 'passcode'
  | 'web access'
  | 'content'
  | 'authentication'
  | 'personal data'
  | 'first view log';

/** The first page of a document, as its HTML brings it. */
interface ArrivedPage<Init = unknown> {
  name: string;
  init: Init;
  isDraft: boolean;
  isApplication: boolean;
}

/** What a feature may know in a start-up step. */
interface StartUpVisit<Init = unknown, Member = unknown> {
  page: { readonly name: string; readonly params: PageParams };
  context: PageContext<Init>;
  /** The member's own data; undefined for a visitor, and before the ninth step. */
  member: Member | undefined;
  isDraft: boolean;
  isApplication: boolean;
}

/**
 * What a feature does when a page starts in the browser: the value that its `web/start.ts` exports. Every page has the
 * code in its first scripts, so what only some pages need is imported lazily.
 */
export interface FeatureStart<Init = unknown, Member = unknown> {
  /** Before any request, and before React takes the page over. */
  onArrival?(page: ArrivedPage<Init>): void;
  /** Its part of a step, after the site's own. The start-up waits for it, and ends if it throws. */
  steps?: { readonly [Name in StartUpStepName]?: (visit: StartUpVisit<Init, Member>) => void | Promise<void> };
}
