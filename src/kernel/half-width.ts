/**
 * What nobody sees or types, but what comes along when text is copied: zero-width spaces and joiners, byte order marks,
 * soft hyphens, marks of the writing direction, fillers.
 */
const invisible = /[\p{Cf}\p{Variation_Selector}\u115f\u1160\u3164\uffa0]/gu;

export function withoutInvisible(text: string): string {
  return text.replace(invisible, '');
}

/** Full-width digits, letters and signs as plain ones; every kind of hyphen as `-`; nothing invisible. */
export function toHalfWidth(typed: string): string {
  return withoutInvisible(typed.normalize('NFKC')).replace(/[‐‑‒–—―−─]/g, '-');
}
