import { usePublished } from '#features/site/web.ts';
import { useRouter } from '#web/navigation/router-context.ts';
import { useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { boothDetailTexts } from './booth-detail-texts.ts';
import { type BoothData, readBoothData } from './read-booth.ts';
import '../list/offer.css';

/** Offers what was published since the page was loaded; it stands above the page, so nothing moves. */
export function UpdatedChip({ shown, contentId }: { shown: BoothData; contentId: number }) {
  const { updated: say } = useTexts(boothDetailTexts);
  const router = useRouter();
  const fresh = usePublished(shown, (context) => readBoothData(context, contentId, shown.booth.boothId));
  const isUpdated = fresh !== undefined && wordsOf(fresh) !== wordsOf(shown);
  return (
    <output className="hb-booth-offer">
      {isUpdated ? (
        <>
          <span>{say.text}</span>
          <Button size="small" onClick={() => void router.revalidate()}>
            {say.show}
          </Button>
        </>
      ) : null}
    </output>
  );
}

/** Without the related booths, whose streams count seconds. */
function wordsOf({ booth, staff }: BoothData): string {
  return JSON.stringify([booth, staff]);
}
