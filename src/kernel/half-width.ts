/** Full-width digits, letters and signs as the plain ones; what stands for a hyphen becomes one. */
export function toHalfWidth(typed: string): string {
  return typed.normalize('NFKC').replace(/[‐‑‒–—―−]/g, '-');
}
