/** What the key of an order begins with that an organiser made; no buyer's key has a slash. */
export const byHand = 'by-hand/';

export function isIssuedByHand({ purchase_key }: { purchase_key: string }): boolean {
  return purchase_key.startsWith(byHand);
}
