import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { logClick } from '#features/access-log/web.ts';
import { isMypageEnabled } from '#features/mypage/rules/mypage-flags.ts';
import type { Personal } from '#features/account/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import type { Api } from '#web/api/api.ts';
import { isTold } from '#web/api/call-error.ts';
import { saidOf } from '#web/api/said-of.ts';
import { serverClock } from '#web/api/server-clock.ts';
import { type PageContext, usePageContext } from '#web/site/page-context.ts';
import { usePersonal } from '#web/site/personal.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { createMemberSession } from '#web/storage/member-session.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import type * as contract from '../contract.ts';
import { favoriteKinds, type FavoriteModule } from '../rules/favorite-kind.ts';
import { type Favorite, type FavoriteItem, favoriteKey } from '../rules/favorite-list.ts';
import { favoriteTexts } from './favorite-texts.ts';
import { createFavoritesStore, type FavoritesStore, TooManyFavorites } from './favorites-store.ts';
import './favorite.css';

type Context = PageContext<SiteInit>;

export interface Favorites {
  /** Whether the site has favourites; without them nothing of them is shown. */
  isOn: boolean;
  /** Newest first; empty on the server, and until the page knows who is logged in. */
  list: readonly Favorite[];
  has(item: Pick<FavoriteItem, 'contentId' | 'detailId'>): boolean;
  /** Sets a state, and answers whether it was stored. If not, the state is undone and the visitor is told. */
  set(item: FavoriteItem, isFavorite: boolean): Promise<boolean>;
}

const none: readonly Favorite[] = [];
/** Each client has its own, and a window has one client. */
const stores = new WeakMap<Api, FavoritesStore>();

/** The favourites of this visitor or member at the event. */
export function useFavorites(): Favorites {
  const { context, isOn, subscribe } = useStore();
  const list = useSyncExternalStore(
    subscribe,
    () => (isOn ? storeOf(context).get() : none),
    () => none,
  );
  return useMemo(() => {
    const keys = new Set(list.map(favoriteKey));
    return {
      isOn,
      list,
      has: (item) => keys.has(favoriteKey(item)),
      set: (item, isFavorite) => setFavorite(context, item, isFavorite),
    };
  }, [context, isOn, list]);
}

/**
 * Whether one detail is a favourite, and the way to change it. Of the many hearts of a page only the one that changes
 * shows itself anew.
 */
export function useFavorite(
  module: FavoriteModule,
  detail: Pick<FavoriteItem, 'contentId' | 'detailId'>,
): { isOn: boolean; isFavorite: boolean; set: (isFavorite: boolean) => Promise<boolean> } {
  const { context, isOn, subscribe } = useStore();
  const item = { ...detail, moduleId: favoriteKinds[module].moduleId };
  const isFavorite = useSyncExternalStore(
    subscribe,
    () => isOn && storeOf(context).has(item),
    () => false,
  );
  return { isOn, isFavorite, set: (wanted) => setFavorite(context, item, wanted) };
}

/** Who looks, as the store of a page was told last: many rows of a page have a heart. */
const told = new WeakMap<Context, { personal: Personal | undefined }>();

function useStore(): { context: Context; isOn: boolean; subscribe: (listener: () => void) => () => void } {
  const context = usePageContext<SiteInit>();
  const { personal } = usePersonal<Personal>();
  const isOn = hasFavorites(context.init);
  useEffect(() => {
    const last = told.get(context);
    if (last !== undefined && last.personal === personal) return;
    told.set(context, { personal });
    void enterFavorites(context, personal);
  }, [context, personal]);
  const subscribe = useCallback(
    (listener: () => void) => (isOn ? storeOf(context).subscribe(listener) : () => {}),
    [context, isOn],
  );
  return { context, isOn, subscribe };
}

/** Answers whether it was stored. If not, the visitor is told. */
function setFavorite(context: Context, item: FavoriteItem, isFavorite: boolean): Promise<boolean> {
  return storeOf(context)
    .set(item, isFavorite)
    .then(
      () => true,
      (error: unknown) => {
        if (!isTold(error)) tellInPassing(problemOf(error, context));
        return false;
      },
    );
}

/** Events have favourites where the organiser has switched them on. */
function hasFavorites({ event, mypage }: Pick<SiteInit, 'event' | 'mypage'>): boolean {
  return event !== undefined && isMypageEnabled('favorite', mypage);
}

/**
 * Tells the store who is logged in as soon as the page knows. A visitor's favourites join the account, and a note says
 * so once.
 */
export async function enterFavorites(context: Context, personal: Personal | undefined): Promise<void> {
  if (!hasFavorites(context.init)) return;
  const store = storeOf(context);
  if (personal === undefined) {
    const isMember = createMemberSession(browserStorage().local).tokens(context.init.login.realmKey) !== undefined;
    if (!isMember) await store.enter({ owner: null });
    return;
  }
  try {
    const joined = await store.enter({ owner: personal.userId, favorites: personal.favorite });
    if (joined === 0) return;
    await favoriteTexts.load(context.language);
    tellInPassing(favoriteTexts.of(context.language).joined(joined));
  } catch {
    // They stay with the browser and join another time.
  }
}

function storeOf({ api, site }: Context): FavoritesStore {
  const known = stores.get(api);
  if (known !== undefined) return known;
  const { local } = browserStorage();
  const params = { portalId: site.portalId, eventId: site.eventId! };
  const store = createFavoritesStore({
    site,
    local,
    send: async (wishes) => {
      const body = wishes.map(({ contentId, detailId, moduleId, isFavorite }) => ({
        contentId,
        detailId,
        moduleId,
        isFavorite,
      }));
      const path = 'favorite/{portalId}/{eventId}';
      return (await api.postJson<typeof contract.setFavorites>(path, { params, body, isQuiet: true })).data;
    },
    log: ({ contentId, detailId }) => logClick('favorite', String(detailId), { contentId, detailId }),
    clock: serverClock.now,
  });
  const keys: readonly (string | null)[] = [...Object.values(favoriteKinds).map(({ favorites }) => favorites), null];
  window.addEventListener('storage', ({ key }) => {
    if (keys.includes(key)) store.look();
  });
  stores.set(api, store);
  return store;
}

function problemOf(error: unknown, { language }: Context): string {
  const say = favoriteTexts.of(language);
  if (error instanceof TooManyFavorites) return say.tooMany;
  return saidOf(error, { ...commonTexts.of(language), offlineText: say.notSaved }, say.notSaved);
}

const staysMs = 10_000;
let note: HTMLElement | undefined;
let timer: number | undefined;

/**
 * Says something above the bottom of the page for a while, to eyes and screen readers, and moves nothing. Any page may
 * be shown when favourites join an account, so it needs no place in one.
 */
function tellInPassing(text: string): void {
  window.clearTimeout(timer);
  const place = note ?? makePlace();
  // Screen readers read out what enters a live region, so the region has to exist before.
  timer = window.setTimeout(() => {
    place.textContent = text;
    timer = window.setTimeout(() => place.replaceChildren(), staysMs);
  }, 50);
}

function makePlace(): HTMLElement {
  note = document.createElement('div');
  note.className = 'hb-passing-note';
  note.setAttribute('role', 'status');
  document.body.append(note);
  return note;
}
