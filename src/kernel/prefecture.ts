/** Prefecture codes: 01 to 47 and 99 for outside Japan or other. */
export const prefectureCodes: readonly string[] = [
  ...Array.from({ length: 47 }, (_, index) => String(index + 1).padStart(2, '0')),
  '99',
];
