import type { Instant } from '#kernel/clock.ts';
import { periodState } from '#kernel/period.ts';

/** When a questionnaire can be answered (QUEST-001). */
export interface QuestionnaireBase {
  enableVisiblePeriod: boolean;
  visibleStartDate?: string | null | undefined;
  visibleEndDate?: string | null | undefined;
}

export const questionnaireStates = ['notStarted', 'open', 'expired'] as const;
export type QuestionnaireState = (typeof questionnaireStates)[number];

/** Dates count only where the period is switched on (QUEST-002 to QUEST-004). */
export function questionnaireState(base: QuestionnaireBase, now: Instant): QuestionnaireState {
  if (!base.enableVisiblePeriod) return 'open';
  const period = { start: base.visibleStartDate ?? undefined, end: base.visibleEndDate ?? undefined };
  return ({ before: 'notStarted', within: 'open', after: 'expired' } as const)[periodState(period, now)];
}
