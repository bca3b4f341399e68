import type { Instant } from '#kernel/clock.ts';
import type { PreviewRole } from '#kernel/preview-role.ts';
import type { Caller, Member } from '#kernel/member.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { ItemPlace, PublishedSite } from './site-store.ts';
import type { OldVersion } from './version-rows.ts';

/** One request at one site. */
export interface Visit {
  site: PublishedSite;
  context: RequestContext;
  /** A preview of a draft as this visitor meets it, with its locks; it is nobody's session all the same. */
  shownAs?: PreviewRole | undefined;
  /** The time that such a preview was given. */
  shownAt?: Instant | undefined;
  /**
   * The owner of the access token, read when it is first needed; undefined for a visitor and for a member of another
   * realm. Throws 551 for an expired token and 552 for one whose session has ended.
   */
  caller(): Promise<Caller>;
  /** The owner of the access token if they are a member. */
  member(): Promise<Member | undefined>;
}

export type CallerOf = (context: RequestContext, site: PublishedSite) => Promise<Caller>;

/** What the pass of a preview shows of a draft. */
export interface DraftView {
  /** The items to which it is limited; undefined: it shows the whole draft. */
  items: readonly ItemPlace[] | undefined;
  /** Undefined: as it is now. */
  at?: Instant | undefined;
  as?: PreviewRole | undefined;
  /** An earlier version of one site, which is shown in place of its draft. */
  old?: { siteKey: string; version: OldVersion } | undefined;
}

/** Undefined: the caller has no pass of the console. */
export type DraftViewOf = (context: RequestContext) => Promise<DraftView | undefined>;

/** Whether the locks of contents count: a draft is shown past them, unless it is shown as somebody. */
export function hasLocks({ site, shownAs }: Pick<Visit, 'site' | 'shownAs'>): boolean {
  return site.version === 'published' || shownAs !== undefined;
}

export function openVisit(
  site: PublishedSite,
  context: RequestContext,
  callerOf: CallerOf,
  { as: shownAs, at: shownAt }: Pick<DraftView, 'as' | 'at'> = {},
): Visit {
  let reading: Promise<Caller> | undefined;
  const caller: Visit['caller'] = () => (reading ??= callerOf(context, site));
  return {
    site,
    context,
    shownAs,
    shownAt,
    caller,
    async member() {
      const found = await caller();
      return found === 'previewLink' ? undefined : found;
    },
  };
}
