import type { Clock } from '#kernel/clock.ts';
import type { SiteIdentity } from '#kernel/site-path.ts';
import { keepOfEvent, readKeptOfEvent } from '#web/storage/kept-by-event.ts';
import type { LocalStorage } from '#web/storage/safe-storage.ts';
import { favoriteKinds, favoriteModules, type FavoriteModule } from '../rules/favorite-kind.ts';
import {
  type Favorite,
  type FavoriteItem,
  favoriteKey,
  favoriteMax,
  isFavoriteRecord,
  withFavorite,
} from '../rules/favorite-list.ts';

export type FavoriteWish = FavoriteItem & { isFavorite: boolean };

export interface FavoritesPorts {
  site: SiteIdentity;
  local: LocalStorage;
  /** Stores the wishes of a member; answers what is stored now. */
  send(wishes: readonly FavoriteWish[]): Promise<readonly (Favorite & { isFavorite: boolean })[]>;
  /** Called once for each change that was stored. */
  log(item: FavoriteItem): void;
  clock: Clock;
}

/** Who looks: a visitor, or a member with the favourites that the server knows. */
type FavoritesCaller = { owner: null } | { owner: number; favorites: readonly Favorite[] };

/** A visitor's browser keeps as many favourites as an account. */
export class TooManyFavorites extends Error {}

export interface FavoritesStore {
  /** The stored favourites, with what is wished and not answered yet. */
  get(): readonly Favorite[];
  has(item: Pick<FavoriteItem, 'contentId' | 'detailId'>): boolean;
  subscribe(listener: () => void): () => void;
  /**
   * Starts for a member or a visitor. A visitor's favourites join the member's account in one call; answers their
   * number.
   */
  enter(caller: FavoritesCaller): Promise<number>;
  /** Resolves when the last wish about this detail is stored; rejects, with the wish taken back, when it cannot be. */
  set(item: FavoriteItem, isFavorite: boolean): Promise<void>;
  /** Takes over what another tab has stored. */
  look(): void;
}

/** The favourites of one event in this window. */
export function createFavoritesStore({ site, local, send, log, clock }: FavoritesPorts): FavoritesStore {
  let caller: FavoritesCaller | undefined;
  let list: readonly Favorite[] = [];
  let shown: readonly Favorite[] = list;
  let shownKeys: ReadonlySet<string> = new Set();
  /** What this window has stored since the member's list was read. */
  let changes: FavoriteWish[] = [];
  const wishes = new Map<string, FavoriteWish>();
  const running = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();

  const emit = (): void => {
    shown = [...wishes.values()].reduce((all, wish) => withFavorite(all, wish, wish.isFavorite, clock()), list);
    shownKeys = new Set(shown.map(favoriteKey));
    for (const listener of listeners) listener();
  };
  const keptOf = (code: FavoriteModule) =>
    readKeptOfEvent(local, favoriteKinds[code].favorites, site, isFavoriteRecord);
  const keptBy = (owner: number | null): Favorite[] =>
    favoriteModules.flatMap((code) => {
      const kept = keptOf(code);
      return kept?.owner === owner ? kept.items : [];
    });
  const keep = (): void => {
    if (caller === undefined) return;
    for (const code of favoriteModules) {
      const { favorites, moduleId } = favoriteKinds[code];
      const items = list.filter((one) => one.moduleId === moduleId);
      keepOfEvent(local, favorites, site, { owner: caller.owner, items });
    }
  };

  /** Whether another person uses the page by the time an answer arrives, which then does not concern them. */
  const watchCaller = (): (() => boolean) => {
    const asking = caller;
    return () => asking !== undefined && asking.owner !== caller?.owner;
  };

  const join = async (): Promise<number> => {
    const hasLeft = watchCaller();
    const ofVisitor = keptBy(null);
    const fresh = ofVisitor.filter((one) => !list.some((each) => favoriteKey(each) === favoriteKey(one)));
    const stored = fresh.length === 0 ? [] : await send(fresh.map((one) => ({ ...one, isFavorite: true })));
    if (hasLeft()) return 0;
    for (const one of stored) list = withFavorite(list, one, one.isFavorite, clock());
    keep();
    emit();
    return stored.filter((one) => one.isFavorite).length;
  };

  const storeWish = async (wish: FavoriteWish): Promise<void> => {
    if (caller?.owner === null) {
      list = keptBy(null);
      if (wish.isFavorite && list.length >= favoriteMax) throw new TooManyFavorites();
      list = withFavorite(list, wish, wish.isFavorite, clock());
    } else {
      const hasLeft = watchCaller();
      const [stored] = await send([wish]);
      if (hasLeft()) return;
      const change = { ...wish, isFavorite: stored?.isFavorite ?? wish.isFavorite };
      changes = [...changes, change];
      list = withFavorite(list, change, change.isFavorite, clock());
    }
    keep();
    log(wish);
  };
  const storeLast = async (key: string): Promise<void> => {
    for (;;) {
      const wish = wishes.get(key);
      if (wish === undefined) return;
      try {
        await storeWish(wish);
      } catch (error) {
        if (wishes.get(key) === wish) throw error;
        continue;
      }
      if (wishes.get(key)?.isFavorite === wish.isFavorite) return;
    }
  };

  return {
    get: () => shown,
    has: (item) => shownKeys.has(favoriteKey(item)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async enter(entering) {
      const isSame =
        entering.owner === caller?.owner && (entering.owner === null || entering.favorites === favoritesIn(caller));
      if (isSame) return 0;
      if (caller !== undefined && caller.owner !== entering.owner) {
        changes = [];
        wishes.clear();
        running.clear();
      }
      caller = entering;
      list = entering.owner === null ? keptBy(null) : entering.favorites;
      for (const change of changes) list = withFavorite(list, change, change.isFavorite, clock());
      emit();
      return entering.owner === null ? 0 : join();
    },
    set(item, isFavorite) {
      const key = favoriteKey(item);
      wishes.set(key, { ...item, isFavorite });
      emit();
      const again = running.get(key);
      if (again !== undefined) return again;
      const run = storeLast(key).finally(() => {
        if (running.get(key) !== run) return;
        wishes.delete(key);
        running.delete(key);
        emit();
      });
      running.set(key, run);
      return run;
    },
    look() {
      if (caller === undefined) return;
      const { owner } = caller;
      // Favourites of a visitor that are about to join are no list of the member's.
      if (favoriteModules.some((code) => (keptOf(code)?.owner ?? owner) !== owner)) return;
      changes = [];
      list = keptBy(owner);
      emit();
    },
  };
}

function favoritesIn(caller: FavoritesCaller | undefined): readonly Favorite[] | undefined {
  return caller !== undefined && caller.owner !== null ? caller.favorites : undefined;
}
