import { useWords } from '../console-context.ts';
import { kitTexts } from '../kit-texts.ts';
import { Button } from './button.tsx';

interface UploadBarProps {
  /** The name of the file. */
  name: string;
  /** From 0 to 1. */
  progress: number;
  onCancel: () => void;
}

/** How far a file is on its way, and how to give it up. */
export function UploadBar({ name, progress, onCancel }: UploadBarProps) {
  const words = useWords(kitTexts);
  const percent = Math.floor(progress * 100);
  const said = percent < 100 ? words.sendingPart(percent) : words.beingChecked;
  return (
    <div className="hc-upload">
      <span className="hc-upload-said">
        <span className="hc-row-title">{name}</span>
        <span className="hc-muted">{said}</span>
      </span>
      {/* What has gone is still looked at: nobody knows how long. */}
      <progress aria-label={name} max={100} value={percent < 100 ? percent : undefined} />
      <output className="hc-hidden">{percent % 25 === 0 ? said : null}</output>
      <div>
        <Button onClick={onCancel}>
          {words.cancel}
          <span className="hc-hidden">{` (${name})`}</span>
        </Button>
      </div>
    </div>
  );
}
