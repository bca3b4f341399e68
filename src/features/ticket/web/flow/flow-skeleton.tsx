import { useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { NeedsScript } from '#web/ui/needs-script.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { purchaseTexts } from './purchase-texts.ts';

export function FlowSkeleton() {
  const say = useTexts(purchaseTexts);
  const common = useTexts(commonTexts);
  return (
    <PageFrame title={say.title} width="reading">
      <div className="hb-purchase-waiting" aria-busy="true">
        <span className="hb-visually-hidden">{common.loading}</span>
        <NeedsScript />
        <Skeleton shape="row" count={4} />
      </div>
    </PageFrame>
  );
}
