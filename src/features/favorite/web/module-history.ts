import { useEffect, useState } from 'react';
import type { Personal } from '#features/account/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import type { SiteIdentity } from '#kernel/site-path.ts';
import { usePageContext } from '#web/site/page-context.ts';
import { usePersonal } from '#web/site/personal.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { keepOfEvent, readKeptOfEvent } from '#web/storage/kept-by-event.ts';
import { createMemberSession } from '#web/storage/member-session.ts';
import type { LocalStorage } from '#web/storage/safe-storage.ts';
import { favoriteKinds, type FavoriteModule } from '../rules/favorite-kind.ts';
import { isVisited, type Visited, withVisited } from '../rules/visited.ts';

/** The opened details of a module, the last one first: those of this owner, and those of a visitor before the login. */
function readModuleHistory(
  local: LocalStorage,
  site: SiteIdentity,
  module: FavoriteModule,
  owner: number | null,
): readonly Visited[] {
  const kept = readKeptOfEvent(local, favoriteKinds[module].history, site, isVisited);
  return kept !== undefined && (kept.owner === null || kept.owner === owner) ? kept.items : [];
}

function keepVisit(
  local: LocalStorage,
  site: SiteIdentity,
  module: FavoriteModule,
  visit: { owner: number | null; visited: Visited },
): void {
  const { owner, visited } = visit;
  const items = withVisited(readModuleHistory(local, site, module, owner), visited);
  keepOfEvent(local, favoriteKinds[module].history, site, { owner, items });
}

/** Puts the opened detail first in its module's history, once it is known whose visit it is. */
export function useRememberVisit(module: FavoriteModule, contentId: number, detailId: number): void {
  const { site } = usePageContext();
  const owner = useOwner();
  useEffect(() => {
    if (owner === undefined) return;
    keepVisit(browserStorage().local, site, module, { owner, visited: { contentId, detailId } });
  }, [site, module, contentId, detailId, owner]);
}

/**
 * The history of this visitor or member, the last visit first; undefined on the server, and until the page knows who is
 * logged in.
 */
export function useModuleHistory(module: FavoriteModule): readonly Visited[] | undefined {
  const { site } = usePageContext();
  const owner = useOwner();
  const [history, setHistory] = useState<readonly Visited[]>();
  useEffect(() => {
    if (owner !== undefined) setHistory(readModuleHistory(browserStorage().local, site, module, owner));
  }, [site, module, owner]);
  return history;
}

/** The member's id, null for a visitor; undefined while nobody knows. */
function useOwner(): number | null | undefined {
  const { init } = usePageContext<SiteInit>();
  const { personal } = usePersonal<Personal>();
  const [owner, setOwner] = useState<number | null>();
  useEffect(() => {
    if (personal !== undefined) return setOwner(personal.userId);
    const isMember = createMemberSession(browserStorage().local).tokens(init.login.realmKey) !== undefined;
    setOwner(isMember ? undefined : null);
  }, [init, personal]);
  return owner;
}
