import { useTexts } from '#web/site/page-context.ts';
import { previewTexts } from './preview-texts.ts';

export const texts = [previewTexts];

/** The line above every page of a draft (LAYOUT-011). */
export function PreviewBanner() {
  const say = useTexts(previewTexts);
  return (
    <section aria-label={say.banner}>
      <strong>{say.banner}</strong> {say.bannerText}
    </section>
  );
}
