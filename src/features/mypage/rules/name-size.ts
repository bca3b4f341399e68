import { textWidth } from '#kernel/text-width.ts';

export type NameSize = 'large' | 'medium' | 'small';

/** How large a name can be written on a badge, by the halves of a wide character that its longest word takes. */
export function nameSize(name: string): NameSize {
  const longest = Math.max(...name.split(/\s+/).map(textWidth));
  if (longest <= 8 && textWidth(name) <= 12) return 'large';
  return longest <= 12 && textWidth(name) <= 24 ? 'medium' : 'small';
}
