import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageCode } from '#kernel/language.ts';
import type { MypageSection } from '#web/site/mypage-section.ts';

const root = join(import.meta.dirname, '..');
const files = await Promise.all(
  globSync('src/features/*/web/mypage-section.ts', { cwd: root }).map(
    (file) => import(join(root, file)) as Promise<{ sections: readonly MypageSection[] }>,
  ),
);
const sections = files.flatMap((file) => file.sections);

/** What my page calls the section of a page. */
export function sectionTitle(page: MypageSection['page'], language: LanguageCode = 'jpn'): string {
  const found = sections.find((section) => section.page === page);
  if (found === undefined) throw new Error(`My page has no section for ${page}.`);
  return found.says[language].title;
}
