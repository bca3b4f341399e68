import type { Instant } from '#kernel/clock.ts';
import { keysOf } from '#kernel/keys-of.ts';

/** `unapproved`: nobody approved the request; `reject`: an approved talk was taken back by the person in charge (APPT-002). */
export const talkStatuses = ['approved', 'pending', 'unapproved', 'reject', 'cancel', 'end'] as const;
export type TalkStatus = (typeof talkStatuses)[number];

/** The talks that keep their time for the person in charge and for the visitor. */
export const holdingStatuses = ['pending', 'approved'] as const satisfies readonly TalkStatus[];

export type TalkActor = 'visitor' | 'personInCharge';

/** The changes that people may make, by the status of a talk; the rest happens by time (APPT-008). */
const changes = {
  approved: { by: 'personInCharge', from: ['pending'] },
  unapproved: { by: 'personInCharge', from: ['pending'] },
  reject: { by: 'personInCharge', from: ['approved'] },
  cancel: { by: 'visitor', from: ['pending', 'approved'] },
} as const satisfies Partial<Record<TalkStatus, { by: TalkActor; from: readonly TalkStatus[] }>>;
export type TalkChange = keyof typeof changes;

export interface TimedTalk {
  status: TalkStatus;
  startsAt: Instant;
  endsAt: Instant;
}

/** A request that nobody answered ends unapproved when its talk would begin; an approved talk ends with its time. */
export function statusAt({ status, startsAt, endsAt }: TimedTalk, now: Instant): TalkStatus {
  if (status === 'pending' && now >= startsAt) return 'unapproved';
  if (status === 'approved' && now >= endsAt) return 'end';
  return status;
}

export type ChangeProblem = 'notAllowed' | 'begun' | 'changed';

/** Why a talk cannot be changed now; undefined when it can. `from` is the status that the caller has seen. */
export function changeProblem(
  talk: TimedTalk,
  asked: { to: TalkChange; from: TalkStatus; by: TalkActor },
  now: Instant,
): ChangeProblem | undefined {
  const known = statusAt(talk, now);
  const { by, from } = changes[asked.to];
  if (asked.by !== by) return 'notAllowed';
  if (known === 'approved' && now >= talk.startsAt) return 'begun';
  if (known !== asked.from || !(from as readonly TalkStatus[]).includes(known)) return 'changed';
  return undefined;
}

/** The changes of a talk that are possible now, for its buttons. */
export function changesOf(talk: TimedTalk, by: TalkActor, now: Instant): TalkChange[] {
  const from = statusAt(talk, now);
  return keysOf(changes).filter((to) => changeProblem(talk, { to, from, by }, now) === undefined);
}

/** A talk that was approved needs a reason to be taken back. */
export function needsReason(change: TalkChange): boolean {
  return change === 'reject';
}
