import { favoriteKinds, type FavoriteModule } from '#features/favorite/rules/favorite-kind.ts';
import { createMemberFavorites } from '#features/favorite/server.ts';
import { createBoothMemos } from '#features/my-bag/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';

const loginId = 'hanako.demo';
const hourMs = 60 * 60_000;
const expo = { siteKey: 'event/11' };

/** What Hanako marked at the expo, the newest first. */
const marked: readonly (readonly [FavoriteModule, contentId: number, detailId: number])[] = [
  ['booth', 200, 16],
  ['booth', 200, 22],
  ['schedule', 64, 17],
  ['booth', 201, 5],
  ['schedule', 64, 20],
];

const noted = [
  {
    contentId: 200,
    detailId: 16,
    rank: 5,
    memo: '布をまとった腕。梱包ラインで試したい。\n・デモ機の貸し出しは何日までか\n・停電のあとの復帰の手順',
  },
  {
    contentId: 200,
    detailId: 22,
    rank: 4,
    memo: '傷の写真が百枚あれば学習できるとのこと。社内の画像を集めてから相談。',
  },
  { contentId: 201, detailId: 5, rank: 3, memo: '' },
];

/** A member of the demo has been at the fair already, so that favourites and bag show what they are for. */
export async function noteForDemoMember(database: Database, now: Instant): Promise<void> {
  const owner = await database.kysely
    .selectFrom('member')
    .select('member_id as memberId')
    .where('login_id', '=', loginId)
    .executeTakeFirstOrThrow();
  const favorites = createMemberFavorites(database);
  const memos = createBoothMemos(database);
  for (const [hoursAgo, [module, contentId, detailId]] of marked.entries()) {
    const { moduleId } = favoriteKinds[module];
    await favorites.set(expo, owner, [{ contentId, detailId, moduleId, isFavorite: true }], now - hoursAgo * hourMs);
  }
  for (const note of noted) await memos.save(expo, owner, note, now);
}
