import { textWidth } from '#kernel/text-width.ts';

export type NameSize = 'large' | 'medium' | 'small';

/** The size of a name on a badge, by the width of its longest word, counted in halves of a wide character. */
export function nameSize(name: string): NameSize {
  const longest = Math.max(...name.split(/\s+/).map(textWidth));
  if (longest <= 8 && textWidth(name) <= 12) return 'large';
  return longest <= 12 && textWidth(name) <= 24 ? 'medium' : 'small';
}
