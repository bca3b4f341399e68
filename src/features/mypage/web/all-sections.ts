import type { MypageSection } from '#web/site/mypage-section.ts';

const files = import.meta.glob<readonly MypageSection[]>('../../*/web/mypage-section.ts', {
  eager: true,
  import: 'sections',
});

/** The sections of all features, in the order in which my page shows them. */
export const allSections: readonly MypageSection[] = Object.values(files)
  .flat()
  .toSorted((a, b) => a.sort - b.sort);
