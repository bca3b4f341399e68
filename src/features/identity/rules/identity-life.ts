/** How long a visitor may stay at a provider. */
export const attemptLifeMs = 10 * 60_000;
/** How long a proven identity waits for its use: the time to look up a password. */
export const proofLifeMs = 15 * 60_000;
/** Attempts that one network address may begin in ten minutes: two hundred visitors of a hall, three times each. */
export const attemptsFromAddress = { most: 600, windowMs: 10 * 60_000 } as const;
