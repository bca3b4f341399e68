import { useWords } from '#console/console-context.ts';
import { kitTexts } from '#console/kit-texts.ts';
import { Button, IconButton } from '#console/ui/button.tsx';
import { MinusIcon, PlusIcon, WarningIcon } from '#console/ui/icon.tsx';
import { contentTexts } from '../content/content-texts.ts';
import { gridTexts } from './grid-texts.ts';

/** How high an hour is drawn. */
export const hourRems = [3.5, 5.5, 8, 12];

interface GridBarProps {
  /** Undefined: the preview is in its place. */
  view: 'grid' | 'table' | undefined;
  onView: (view: 'grid' | 'table') => void;
  hasPreview: boolean;
  onPreview: (isShown: boolean) => void;
  /** Which of the heights. */
  scale: number;
  onScale: (scale: number) => void;
  isWhole: boolean;
  onWhole: (isWhole: boolean) => void;
  canEdit: boolean;
  /** What of this day an organiser should look at; a press leads to the list. */
  alert: string | undefined;
  onAlert: () => void;
  /** Undefined: there is nothing to take back. */
  undo: (() => void) | undefined;
}

/** How the day is shown, and the last move back. */
export function GridBar(props: GridBarProps) {
  const { view, onView, hasPreview, onPreview, scale, onScale, isWhole, onWhole, canEdit, alert, onAlert, undo } =
    props;
  const words = useWords(gridTexts);
  const { undo: undoWord } = useWords(kitTexts);
  const { preview } = useWords(contentTexts);
  const [first, last] = [scale === 0, scale === hourRems.length - 1];
  return (
    <div className="hc-grid-bar">
      {(['grid', 'table'] as const).map((one) => (
        <Button key={one} aria-pressed={view === one} onClick={() => onView(one)}>
          {words.views[one]}
        </Button>
      ))}
      <Button aria-pressed={hasPreview} onClick={() => onPreview(!hasPreview)}>
        {preview.title}
      </Button>
      {canEdit ? (
        <Button aria-disabled={undo === undefined} onClick={undo}>
          {undoWord}
        </Button>
      ) : null}
      {alert === undefined ? null : (
        <button type="button" className="hc-grid-alert" onClick={onAlert}>
          <WarningIcon />
          {alert}
        </button>
      )}
      {view === 'grid' ? (
        <span className="hc-grid-scales">
          <Button aria-pressed={isWhole} onClick={() => onWhole(!isWhole)}>
            {words.wholeDay}
          </Button>
          <IconButton label={words.closer} aria-disabled={first} onClick={first ? undefined : () => onScale(scale - 1)}>
            <MinusIcon />
          </IconButton>
          <IconButton label={words.wider} aria-disabled={last} onClick={last ? undefined : () => onScale(scale + 1)}>
            <PlusIcon />
          </IconButton>
        </span>
      ) : null}
    </div>
  );
}
