import { useTexts } from '#web/site/page-context.ts';
import { previewTexts } from './preview-texts.ts';
import './preview.css';

export const texts = [previewTexts];

/** The line above every page of a draft (LAYOUT-011). */
export function PreviewBanner() {
  const say = useTexts(previewTexts);
  return (
    <section aria-label={say.banner}>
      <strong className="hb-preview-word">{say.banner}</strong>
      <span className="hb-preview-text">{say.bannerText}</span>
    </section>
  );
}
