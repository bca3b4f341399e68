/**
 * The state that a provider sends back names the site where the attempt began, beside a random part. When the server no
 * longer knows the attempt, it can still tell the visitor so at the right site. Nothing else relies on that name.
 */
export function makeState(secret: string, siteKey: string): string {
  return `${secret}.${siteKey.replace('/', '-')}`;
}

export function siteKeyOfState(state: string): string | undefined {
  const [, kind, id] = /\.(portal|event)-(\d{1,10})$/.exec(state) ?? [];
  return kind === undefined ? undefined : `${kind}/${id}`;
}

/** How long a visitor may stay at a provider. */
export const attemptLifeMs = 10 * 60_000;
/** How long a proven identity waits for its use: the time to look up a password. */
export const proofLifeMs = 15 * 60_000;
