import type { ComponentType } from 'react';
import type { LanguageCode } from '#kernel/language.ts';
import type { PageName, PageParams } from '#kernel/page.ts';

export type SectionGroup = 'participation' | 'information';

/**
 * A section of my page: it leads to a page of a feature. The feature exports it in `web/mypage-section.ts`, where my
 * page finds it by the name of the file. It is shown while the guard of its page is on.
 */
export interface MypageSection {
  page: PageName;
  params?: PageParams;
  group: SectionGroup;
  /** The place among all sections; the lowest is the first. */
  sort: number;
  /** A portal does not show it (MYPAGE-010, MYPAGE-011). */
  isOnlyAtEvents?: true;
  icon: ComponentType;
  /** In all languages at once: my page would else load the catalogues of ten features. */
  says: Readonly<Record<LanguageCode, { title: string; text: string }>>;
}
