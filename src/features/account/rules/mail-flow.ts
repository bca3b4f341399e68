import type { Instant } from '#kernel/clock.ts';

/** How far an address has come towards proving itself; kept for the tab, so that a reload loses nothing. */
export interface MailFlow {
  /** Whose accounts it is about; the flow of another realm is none of this page's. */
  realmKey: string;
  mail: string;
  /** When the last code was sent. */
  sentAt: Instant;
  /** What the right code opened. */
  token?: string | undefined;
  /** The member's login ID, as a reset shows it; null for one who has none yet. */
  loginId?: string | null | undefined;
}

export type MailFlowStep = 'mail' | 'code' | 'details';

export function mailFlowStep(flow: MailFlow | undefined): MailFlowStep {
  if (flow === undefined) return 'mail';
  return flow.token === undefined ? 'code' : 'details';
}

/** What was kept, as far as it can be one; never throws. */
export function readMailFlow(stored: string | undefined, realmKey: string): MailFlow | undefined {
  const kept = parse(stored);
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { realmKey: realm, mail, sentAt, token, loginId } = kept as Record<string, unknown>;
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

/** Who presses again at once wants no second mail. */
export const resendAfterMs = 60_000;

/** Seconds until a code may be sent again; a clock that was set back does not lock it. */
export function secondsUntilResend(sentAt: Instant, now: Instant): number {
  const passed = now - sentAt;
  return passed < 0 ? 0 : Math.max(0, Math.ceil((resendAfterMs - passed) / 1_000));
}
