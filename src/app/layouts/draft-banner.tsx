import { useSiteState } from '../site-state.ts';
import { useLater } from '#web/site/use-later.ts';

const loadBanner = () =>
  import('#features/doors/web/preview-banner.tsx').then(({ texts, PreviewBanner: Part }) => ({ texts, Part }));

/** The line above the pages of a draft; only previewers load it. */
export function DraftBanner() {
  const { isDraft } = useSiteState();
  const Banner = useLater<object>(isDraft, loadBanner);
  return Banner ? <Banner /> : null;
}
