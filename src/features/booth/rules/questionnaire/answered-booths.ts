/** A booth whose questionnaire was answered. */
export interface AnsweredBooth {
  contentId: number;
  detailId: number;
}

/** The ids of the answered booths of each content (BOOTH-022). */
export type AnsweredBooths = ReadonlyMap<number, ReadonlySet<number>>;

export interface AnswersOfVisitor {
  /** Whether the visitor is a member: then what the browser keeps of visitors does not count. */
  isLoggedIn: boolean;
  /** The member's personal data; a questionnaire without a booth has no detailId. */
  personal: readonly { contentId: number; detailId: number | null }[];
  /** The answers that the browser keeps for visitors who are not logged in. */
  kept: readonly AnsweredBooth[];
  /** Answered on this page just now. */
  now: readonly AnsweredBooth[];
}

/** A booth counts as answered by what was answered just now, and by the personal data or the browser (BOOTH-023 to BOOTH-025). */
export function answeredBooths({ isLoggedIn, personal, kept, now }: AnswersOfVisitor): AnsweredBooths {
  const booths = new Map<number, Set<number>>();
  for (const { contentId, detailId } of [...now, ...(isLoggedIn ? personal : kept)]) {
    if (detailId === null) continue;
    booths.set(contentId, (booths.get(contentId) ?? new Set()).add(detailId));
  }
  return booths;
}

export function isBoothAnswered(booths: AnsweredBooths, { contentId, detailId }: AnsweredBooth): boolean {
  return booths.get(contentId)?.has(detailId) ?? false;
}

/** The answered booths with one more, each once. */
export function withAnswered(booths: readonly AnsweredBooth[], one: AnsweredBooth): AnsweredBooth[] {
  const others = booths.filter(({ contentId, detailId }) => contentId !== one.contentId || detailId !== one.detailId);
  return [...others, one];
}

/** Whether a stored value is one. */
export function isAnsweredBooth(value: unknown): value is AnsweredBooth {
  if (typeof value !== 'object' || value === null) return false;
  const { contentId, detailId } = value as Partial<Record<keyof AnsweredBooth, unknown>>;
  return Number.isInteger(contentId) && Number.isInteger(detailId);
}
