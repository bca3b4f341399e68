import { isRecord } from '#kernel/is-record.ts';
import type { Instant } from '#kernel/clock.ts';

/** How far a visitor has come in proving a mail address; kept for the tab, so that a reload loses nothing. */
export interface MailFlow {
  /** The realm of the accounts; a page ignores the flow of another realm. */
  realmKey: string;
  mail: string;
  /** When the last code was sent. */
  sentAt: Instant;
  /** The token that the right code opened. */
  token?: string | undefined;
  /** The member's login ID, as a reset shows it; null for one who has none yet. */
  loginId?: string | null | undefined;
}

export type MailFlowStep = 'mail' | 'code' | 'details';

export function mailFlowStep(flow: MailFlow | undefined): MailFlowStep {
  if (flow === undefined) return 'mail';
  return flow.token === undefined ? 'code' : 'details';
}

/** Reads a stored flow; undefined when the text is none. Never throws. */
export function readMailFlow(stored: string | undefined, realmKey: string): MailFlow | undefined {
  const kept = parse(stored);
  if (!isRecord(kept)) return undefined;
  const { realmKey: realm, mail, sentAt, token, loginId } = kept;
  if (realm !== realmKey || typeof mail !== 'string' || typeof sentAt !== 'number') return undefined;
  return {
    realmKey,
    mail,
    sentAt,
    token: typeof token === 'string' ? token : undefined,
    loginId: typeof loginId === 'string' || loginId === null ? loginId : undefined,
  };
}

function parse(stored: string | undefined): unknown {
  try {
    return JSON.parse(stored ?? '');
  } catch {
    return undefined;
  }
}

/** A visitor who presses twice does not want a second mail. */
export const resendAfterMs = 60_000;

/** Seconds until another code may be sent, of those that are left of the wait; a stored instant to come does not block it. */
export function secondsUntilResend(left: number): number {
  return left * 1_000 > resendAfterMs ? 0 : left;
}
