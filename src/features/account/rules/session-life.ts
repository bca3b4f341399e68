export const accessTokenLifeMs = 30 * 60_000;
/** A member who has not visited for this long logs in again. */
export const refreshTokenLifeMs = 30 * 24 * 3_600_000;
/** The longest life of a session, however often it is used. */
export const sessionLifeMs = 180 * 24 * 3_600_000;

export interface PresentedToken {
  kind: 'access' | 'refresh';
  generation: number;
  expiresAt: number;
  /** The newest generation of its session that was used. */
  sessionGeneration: number;
  sessionExpiresAt: number;
}

export type TokenVerdict = 'good' | 'expired' | 'ended' | 'reused';

/**
 * The verdict on a token that was found. A refresh makes the next generation, and the first use of that one spends the
 * previous one. So a lost answer harms nobody, and a refresh token that returns after its successor was used must have
 * been copied (AUTH-022..024).
 */
export function judgeToken(token: PresentedToken, now: number): TokenVerdict {
  if (token.sessionExpiresAt <= now) return 'ended';
  if (token.generation < token.sessionGeneration) return token.kind === 'refresh' ? 'reused' : 'expired';
  if (token.expiresAt <= now) return token.kind === 'refresh' ? 'ended' : 'expired';
  return 'good';
}
