import { useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { bagTexts } from './bag-texts.ts';

interface ConflictNoticeProps {
  /** The stored texts, one paragraph each. */
  stored: readonly string[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Another tab was faster: the visitor sees both texts and chooses. */
export function ConflictNotice({ stored, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  const { conflict: say } = useTexts(bagTexts);
  return (
    <Notice kind="warning" title={say.title} announce>
      <p>{say.text}</p>
      <blockquote className="hb-bag-stored">
        {stored.map((text, place) => (
          // The texts are those of fields that stay in their places.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={place}>{text === '' ? say.empty : text}</p>
        ))}
      </blockquote>
      <div className="hb-button-row">
        <Button size="small" onClick={onKeepMine}>
          {say.keepMine}
        </Button>
        <Button size="small" onClick={onTakeTheirs}>
          {say.takeTheirs}
        </Button>
      </div>
    </Notice>
  );
}
