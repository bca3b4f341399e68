/** The text in which a browser keeps its carts, with one more, before those of other sites. */
export function withCart(text: string | undefined, cart: { siteKey: string }): string {
  return JSON.stringify([cart, ...cartsIn(text).slice(0, othersMax)]);
}

const othersMax = 20;

function cartsIn(text: string | undefined): unknown[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept : [kept];
  } catch {
    return [];
  }
}
