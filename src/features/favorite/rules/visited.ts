import { isRecord } from '#kernel/is-record.ts';

/** A detail that a visitor opened. */
export interface Visited {
  contentId: number;
  detailId: number;
}

/** Ours: the spec names no limit of these histories. */
export const historyMax = 50;

/** The history with a detail put first; each detail stands in it once (FAV-005, FAV-006). */
export function withVisited(history: readonly Visited[], { contentId, detailId }: Visited): Visited[] {
  const others = history.filter((one) => one.contentId !== contentId || one.detailId !== detailId);
  return [{ contentId, detailId }, ...others].slice(0, historyMax);
}

export function isVisited(value: unknown): value is Visited {
  if (!isRecord(value)) return false;
  const { contentId, detailId } = value;
  return Number.isInteger(contentId) && Number.isInteger(detailId);
}
