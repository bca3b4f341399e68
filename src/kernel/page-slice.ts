import { pageSize } from './limits.ts';

/** One page of a list; pages count from 1. */
export function pageOf<T>(list: readonly T[], page = 1, perPage = pageSize): T[] {
  return list.slice((page - 1) * perPage, page * perPage);
}

export function lastPageOf(total: number, perPage = pageSize): number {
  return Math.max(1, Math.ceil(total / perPage));
}
