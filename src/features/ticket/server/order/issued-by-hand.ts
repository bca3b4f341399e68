/** What the key of an order begins with that an organiser made; no buyer's key has a slash. */
export const byHand = 'by-hand/';

export function isIssuedByHand({ purchase_key }: { purchase_key: string }): boolean {
  return purchase_key.startsWith(byHand);
}

/** What the name of an import begins with, in the keys of its orders. */
export const importPrefix = 'import/';

/** One of thousands, maybe: its mail waits behind those that somebody is waiting for. */
export function isImported({ purchase_key }: { purchase_key: string }): boolean {
  return purchase_key.startsWith(byHand + importPrefix);
}
