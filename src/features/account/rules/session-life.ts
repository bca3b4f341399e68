export const accessTokenLifeMs = 30 * 60_000;
/** Without a visit for this long the member logs in again. */
export const refreshTokenLifeMs = 30 * 24 * 3_600_000;
/** Whatever happens in between. */
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
 * What a token that was found is worth. A refresh makes the next generation, and its first use spends the one before:
 * so an answer that was lost on its way harms nobody, and a refresh token that comes back after its successor was used
 * was copied (AUTH-022..024).
 */
export function judgeToken(token: PresentedToken, now: number): TokenVerdict {
  if (token.sessionExpiresAt <= now) return 'ended';
  if (token.generation < token.sessionGeneration) return token.kind === 'refresh' ? 'reused' : 'expired';
  if (token.expiresAt <= now) return token.kind === 'refresh' ? 'ended' : 'expired';
  return 'good';
}
