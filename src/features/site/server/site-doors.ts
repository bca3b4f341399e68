import type { Caller, Member } from '#kernel/member.ts';
import type { SiteIdentity } from '#kernel/site-path.ts';
import { status } from '#kernel/status.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { SiteRecord } from './site-directory.ts';
import type { PublishedSite, SiteStore } from './site-store.ts';
import { type CallerOf, type DraftView, type DraftViewOf, openVisit, type Visit } from './visit.ts';

/** A door keeps visitors out of a site by throwing a refusal. The feature that owns a door exports it. */
export type Door = (visit: Visit) => void | Promise<void>;

/** The ways into a site. The entrance of every call chooses one by its contract; handlers find the site entered. */
export interface SiteDoors {
  /**
   * The site of a call's address when its doors let the visitor in: 404 for an unknown site or the wrong tenant. In a
   * preview it is the draft, and its previewers pass every door.
   */
  enter(identity: SiteIdentity, context: RequestContext): Promise<Visit>;
  /**
   * The site of a call's address when its passcode lets the visitor in; no other door is asked (core 4.1). A member who
   * is told that they are not invited has to see which account is logged in (core 4.3).
   */
  enterPastPasscode(identity: SiteIdentity, context: RequestContext): Promise<Visit>;
  /** The site before its doors: for what a visitor may read there. In a preview it is the draft. */
  look(identity: SiteIdentity, context: RequestContext): Promise<Visit>;
  /** The published site before its doors, also in a preview. */
  lookPublished(identity: SiteIdentity, context: RequestContext): Promise<Visit>;
  /**
   * A visit of a known site in the name of a member who is away, for the reading of their calendar. The doors are
   * checked, and throw what they would answer to the member.
   */
  enterFor(member: Member, site: Visit['site'], context: RequestContext): Promise<Visit>;
  /** Whether there is the site for this visitor: a rehearsal is there for its maker alone. */
  isThere(site: Pick<SiteRecord, 'siteKey' | 'rehearsal'>, context: RequestContext): Promise<boolean>;
  /** Whether the doors let the visitor in; throws 551 and 552, which say nothing about doors. */
  mayEnter(visit: Visit): Promise<boolean>;
  /** A visit of a site that is known already; asks nobody. */
  visit(site: Visit['site'], context: RequestContext): Visit;
}

/** Whether a visitor may see a rehearsal; nobody else learns that there is one. */
export type MayRehearse = (site: Pick<SiteRecord, 'siteKey'>, context: RequestContext) => Promise<boolean>;

const nobody: MayRehearse = () => Promise.resolve(false);
const whole: DraftViewOf = () => Promise.resolve(undefined);

export function createSiteDoors(
  store: SiteStore,
  doors: readonly Door[],
  callerOf: CallerOf,
  draftViewOf: DraftViewOf = whole,
  mayRehearse: MayRehearse = nobody,
): SiteDoors {
  const isThere: SiteDoors['isThere'] = async (site, context) =>
    site.rehearsal === undefined || mayRehearse(site, context);
  const ask = async (visit: Visit): Promise<void> => {
    // Of a withdrawn site only what asks for its buyers and staff is left.
    if (visit.site.version === 'draft' || visit.site.isWithdrawn) return;
    for (const door of doors) await door(visit);
  };
  const visitOf: SiteDoors['visit'] = (site, context) => openVisit(site, context, callerOf);
  const lookPublished: SiteDoors['lookPublished'] = async (identity, context) => {
    const site = await store.site(identity);
    if (site === undefined || !(await isThere(site, context))) throw refuse('notFound');
    return visitOf(site, context);
  };
  const shownBy = async ({ items, old }: DraftView, draft: PublishedSite): Promise<PublishedSite> => {
    if (items !== undefined) return store.draftOf(draft, items);
    if (old?.siteKey !== draft.siteKey) return draft;
    const site = await store.oldVersion(draft, old.version);
    if (site === undefined) throw refuse('notFound');
    return site;
  };
  const look: SiteDoors['look'] = async (identity, context) => {
    if (!context.isDraft) return lookPublished(identity, context);
    // A visitor who may not see drafts is not told whether there is one.
    const draft = context.accessToken === undefined ? undefined : await store.draft(identity);
    const visit = draft && visitOf(draft, context);
    const caller = await visit?.caller();
    if (visit === undefined || !mayPreview(caller)) throw refuse('forbidden');
    const view = caller === 'previewLink' ? await draftViewOf(context) : undefined;
    if (view === undefined) return visit;
    const shown = await shownBy(view, visit.site);
    // The clock of the pass counts from here on; the pass itself was judged by the real one.
    const then = view.at === undefined ? context : { ...context, now: view.at, arrivedAt: context.now };
    const isAsVisitorsSee = view.at !== undefined || view.as !== undefined;
    const site = isAsVisitorsSee ? { ...shown, isAsVisitorsSee } : shown;
    return openVisit(site, then, () => Promise.resolve(caller), view);
  };
  const enter: SiteDoors['enter'] = async (identity, context) => {
    const visit = await look(identity, context);
    await ask(visit);
    return visit;
  };
  return {
    visit: visitOf,
    isThere,
    look,
    lookPublished,
    enter,
    async enterPastPasscode(identity, context) {
      const visit = await look(identity, context);
      await ask(visit).catch((error: unknown) => {
        if (!(error instanceof Refusal) || error.status !== status.forbidden) throw error;
      });
      return visit;
    },
    async enterFor(member, site, context) {
      const visit = openVisit(site, context, () => Promise.resolve(member));
      await ask(visit);
      return visit;
    },
    mayEnter: (visit) =>
      ask(visit).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Refusal && closedDoors.includes(error.status)) return false;
          throw error;
        },
      ),
  };
}

function mayPreview(caller: Caller): boolean {
  return caller === 'previewLink' || caller?.isPreviewer === true;
}

const closedDoors: readonly number[] = [status.forbidden, status.passcodeRequired, status.tooMany];
