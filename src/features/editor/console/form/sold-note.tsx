import { useWords } from '#console/console-context.ts';
import { Button } from '#console/ui/button.tsx';
import { LockIcon } from '#console/ui/icon.tsx';
import { editorTexts } from '../editor-texts.ts';

interface SoldNoteProps {
  /** What is locked, where several things are. */
  about?: string;
  /** Undefined: this operator changes nothing. */
  onUnlock: (() => void) | undefined;
}

/** Why something is locked that was sold, and the press that opens it. */
export function SoldNote({ about, onUnlock }: SoldNoteProps) {
  const { tickets: words } = useWords(editorTexts);
  return (
    <div className="hc-sold-note">
      <LockIcon />
      <p>{words.sold}</p>
      {onUnlock === undefined ? null : (
        <Button onClick={onUnlock}>
          {words.unlockSold}
          {about === undefined ? null : <span className="hc-hidden">{` (${about})`}</span>}
        </Button>
      )}
    </div>
  );
}
