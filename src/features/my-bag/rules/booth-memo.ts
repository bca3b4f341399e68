/** What a member notes about a booth. */
export interface BoothMemo {
  /** Null while nothing is noted. */
  userBoothMemoId: number | null;
  /** 0 says that the booth has no rank yet. */
  rank: number;
  memo: string;
  /** Counts the changes of the memo. */
  version: number;
}

export const rankMax = 5;
export const ranks: readonly number[] = [0, 1, 2, 3, 4, 5];
/** In characters as people see them. */
export const memoMax = 2_000;
export const reportLineMax = 100;
/** More booths than anybody visits at one event. */
export const memosMax = 1_000;

/** The memo of a booth about which nothing is noted (BAG-007). */
export const defaultBoothMemo: BoothMemo = { userBoothMemoId: null, rank: 0, memo: '', version: 0 };

/** A booth is in the bag by its heart or a consent, a memo or a rank. */
export function isInBag(isMarked: boolean, { rank, memo }: Pick<BoothMemo, 'rank' | 'memo'>): boolean {
  return isMarked || rank > 0 || memo !== '';
}

/** ★★★☆☆ 3/5; '' without a rank. */
export function rankInSigns(rank: number): string {
  return rank === 0 ? '' : `${'★'.repeat(rank)}${'☆'.repeat(rankMax - rank)} ${rank}/${rankMax}`;
}
