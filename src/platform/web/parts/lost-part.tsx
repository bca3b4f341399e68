import { useTexts } from '../site/page-context.ts';
import { commonTexts } from '../texts/common-texts.ts';
import { Button } from '../ui/button.tsx';
import { reloadIfServed } from './needed.ts';

/** Stands in the place of a part that could not be loaded. */
export function LostPart() {
  const { partLostTitle, again } = useTexts(commonTexts);
  return (
    <div>
      <p>{partLostTitle}</p>
      <Button size="small" onClick={() => void reloadIfServed()}>
        {again}
      </Button>
    </div>
  );
}
