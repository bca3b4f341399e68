import { useTexts } from '#web/site/page-context.ts';
import { doorTexts } from './door-texts.ts';
import './preview.css';

export const texts = [doorTexts];

/** The line above every page of a draft (LAYOUT-011). */
export function PreviewBanner({ isOld }: { isOld: boolean }) {
  const say = useTexts(doorTexts).preview;
  return (
    <section aria-label={say.banner}>
      <strong className="hb-preview-word">{say.banner}</strong>
      <span className="hb-preview-text">{isOld ? say.oldBannerText : say.bannerText}</span>
    </section>
  );
}
