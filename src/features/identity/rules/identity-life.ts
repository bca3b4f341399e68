/** How long a visitor may stay at a provider. */
export const attemptLifeMs = 10 * 60_000;
/** How long a proven identity waits for its use: the time to look up a password. */
export const proofLifeMs = 15 * 60_000;
