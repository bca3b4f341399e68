/** Full-width digits, letters and signs as plain ones; every kind of hyphen as `-`. */
export function toHalfWidth(typed: string): string {
  return typed.normalize('NFKC').replace(/[‐‑‒–—―−]/g, '-');
}
