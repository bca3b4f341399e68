import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createSafeStorage, type LocalStorage } from '#web/storage/safe-storage.ts';
import { type Favorite, favoriteMax } from '../rules/favorite-list.ts';
import { createFavoritesStore, type FavoritesPorts, type FavoriteWish, TooManyFavorites } from './favorites-store.ts';

const now = Date.parse('2026-11-20T10:00:00+09:00');
const updateDate = '2026-11-20T10:00:00+09:00';
const booth = (detailId: number) => ({ contentId: 80, detailId, moduleId: 5 });
const session = (detailId: number) => ({ contentId: 90, detailId, moduleId: 28 });
const kept = (item: ReturnType<typeof booth>): Favorite => ({ ...item, updateDate });
const echo = async (wishes: readonly FavoriteWish[]) => wishes.map((wish) => ({ ...wish, updateDate }));

function start(more: Partial<FavoritesPorts> = {}) {
  const local: LocalStorage = more.local ?? createSafeStorage(() => undefined);
  const send = vi.fn<FavoritesPorts['send']>(more.send ?? echo);
  const log = vi.fn<FavoritesPorts['log']>();
  const ports = { site: { portalId: 1, eventId: 11 }, local, clock: () => now, ...more, send, log };
  return { store: createFavoritesStore(ports), local, send, log };
}

describe('a visitor', () => {
  test('keeps favourites in this browser, for each portal and event, without any call [FAV-003]', async () => {
    const { store, local, send, log } = start();
    await store.enter({ owner: null });
    await store.set(booth(3), true);
    await store.set(session(7), true);
    expect(JSON.parse(local.get('boothFavorite') ?? '')).toEqual({
      1: { 11: { owner: null, items: [kept(booth(3))] } },
    });
    expect(JSON.parse(local.get('scheduleFavorite') ?? '')).toMatchObject({ 1: { 11: { items: [kept(session(7))] } } });
    expect(log).toHaveBeenCalledTimes(2);
    expect(send).not.toHaveBeenCalled();
    await store.set(booth(3), false);
    expect(store.get()).toEqual([kept(session(7))]);
    expect(local.get('boothFavorite')).toBeUndefined();
  });

  test('does not find the favourites of a member or of another event', async () => {
    const { store, local } = start();
    const items = [kept(booth(3))];
    local.set('boothFavorite', JSON.stringify({ 1: { 11: { owner: 42, items }, 12: { owner: null, items } } }));
    await store.enter({ owner: null });
    expect(store.get()).toEqual([]);
  });

  test('can keep as many as an account, and is told when that is reached', async () => {
    const { store, local } = start();
    const items = Array.from({ length: favoriteMax }, (_, index) => kept(booth(index)));
    local.set('boothFavorite', JSON.stringify({ 1: { 11: { owner: null, items } } }));
    await store.enter({ owner: null });
    await expect(store.set(booth(favoriteMax), true)).rejects.toThrow(TooManyFavorites);
    expect(store.get()).toHaveLength(favoriteMax);
  });

  test.each(['', '{', '[]', '{"1":5}', '{"1":{"11":[]}}', '{"1":{"11":{"owner":null,"items":[1]}}}'])(
    'has no favourites if %j is stored, and can add one',
    async (text) => {
      const { store, local } = start();
      local.set('boothFavorite', text);
      await store.enter({ owner: null });
      expect(store.get()).toEqual([]);
      await store.set(booth(3), true);
      expect(store.get()).toEqual([kept(booth(3))]);
    },
  );
});

describe('a member', () => {
  const enter = async (more: Partial<FavoritesPorts> = {}, favorites: Favorite[] = []) => {
    const started = start(more);
    await started.store.enter({ owner: 42, favorites });
    return started;
  };

  test('has a list and a click record after a successful call, and neither after a failed one [FAV-003]', async () => {
    const { store, local, send, log } = await enter();
    await store.set(booth(3), true);
    expect(send).toHaveBeenCalledWith([{ ...booth(3), isFavorite: true }]);
    expect(store.get()).toEqual([kept(booth(3))]);
    expect(log).toHaveBeenCalledTimes(1);
    const before = local.get('boothFavorite');
    send.mockRejectedValueOnce(new Error('offline'));
    await expect(store.set(booth(4), true)).rejects.toThrow('offline');
    expect(store.get()).toEqual([kept(booth(3))]);
    expect(local.get('boothFavorite')).toBe(before);
    expect(log).toHaveBeenCalledTimes(1);
  });

  test('sees a press at once, and after quick presses the last one counts', async () => {
    const presses = fc.array(fc.boolean(), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(presses, fc.array(fc.boolean()), async (wished, failures) => {
        let stored = false;
        const send: FavoritesPorts['send'] = async (wishes) => {
          await Promise.resolve();
          if (failures.pop()) throw new Error('offline');
          stored = wishes[0]?.isFavorite ?? stored;
          return echo(wishes);
        };
        const { store } = await enter({ send });
        const ends = wished.map((one) => {
          const end = store.set(booth(3), one);
          expect(store.get().length === 1).toBe(one);
          return end.then(
            () => true,
            () => false,
          );
        });
        const isStored = (await Promise.all(ends)).at(-1);
        expect(store.get().length === 1).toBe(stored);
        if (isStored) expect(stored).toBe(wished.at(-1));
      }),
    );
  });

  test('brings the favourites of the visitor along in one call, once, and is told their number', async () => {
    const local: LocalStorage = createSafeStorage(() => undefined);
    const visitor = start({ local });
    await visitor.store.enter({ owner: null });
    for (const item of [booth(3), booth(4), session(7)]) await visitor.store.set(item, true);
    const { store, send } = start({ local });
    expect(await store.enter({ owner: 42, favorites: [kept(booth(3))] })).toBe(2);
    expect(send).toHaveBeenCalledTimes(1);
    expect(store.get()).toHaveLength(3);
    const again = start({ local });
    expect(await again.store.enter({ owner: 42, favorites: store.get() })).toBe(0);
    expect(again.send).not.toHaveBeenCalled();
  });

  test('loses no favourite of the visitor when they cannot join yet', async () => {
    const local: LocalStorage = createSafeStorage(() => undefined);
    const visitor = start({ local });
    await visitor.store.enter({ owner: null });
    await visitor.store.set(booth(3), true);
    const offline = start({ local, send: () => Promise.reject(new Error('offline')) });
    await expect(offline.store.enter({ owner: 42, favorites: [] })).rejects.toThrow('offline');
    expect(await start({ local }).store.enter({ owner: 42, favorites: [] })).toBe(1);
  });

  test('leaves no favourite to the next member of this browser, or to a visitor', async () => {
    const { local, store } = await enter();
    await store.set(booth(3), true);
    const next = start({ local });
    expect(await next.store.enter({ owner: 43, favorites: [] })).toBe(0);
    expect(next.send).not.toHaveBeenCalled();
    expect(next.store.get()).toEqual([]);
  });

  test.each([43, null])(
    'leaves a press that is still being sent to nobody who uses the browser next: %j',
    async (owner) => {
      for (const ending of ['stored', 'lost'] as const) {
        const answer = Promise.withResolvers<void>();
        const send = async (wishes: readonly FavoriteWish[]) => {
          await answer.promise;
          return echo(wishes);
        };
        const { store, local } = start({ send });
        await store.enter({ owner: 42, favorites: [] });
        const press = store.set(booth(3), true);
        await store.enter(owner === null ? { owner } : { owner, favorites: [] });
        expect(store.get()).toEqual([]);
        if (ending === 'stored') answer.resolve();
        else answer.reject(new Error('offline'));
        await press.catch(() => {});
        expect(store.get()).toEqual([]);
        const again = start({ local });
        await again.store.enter({ owner: null });
        expect(again.store.get()).toEqual([]);
      }
    },
  );

  test('who logs out before the favourites of the browser have joined leaves them to its visitors', async () => {
    const local = createSafeStorage(() => undefined);
    const visitor = start({ local });
    await visitor.store.enter({ owner: null });
    await visitor.store.set(booth(3), true);
    const answer = Promise.withResolvers<void>();
    const { store } = start({ local, send: async (wishes) => (await answer.promise, echo(wishes)) });
    const joining = store.enter({ owner: 42, favorites: [] });
    await store.enter({ owner: null });
    answer.resolve();
    expect(await joining).toBe(0);
    expect(store.get()).toEqual([kept(booth(3))]);
  });

  test('sees what another tab has stored', async () => {
    const { local, store } = await enter();
    const other = start({ local });
    await other.store.enter({ owner: 42, favorites: [] });
    await other.store.set(booth(5), true);
    store.look();
    expect(store.get()).toEqual([kept(booth(5))]);
  });

  test('keeps a press that was stored before the list arrived, and one that is made while it arrives', async () => {
    const { store } = start();
    await store.set(booth(3), true);
    await store.enter({ owner: 42, favorites: [kept(booth(4))] });
    expect(store.get()).toEqual([kept(booth(3)), kept(booth(4))]);
  });
});
