import { useRef } from 'react';
import { useWords } from '#console/console-context.ts';
import { announce } from '#console/ui/announce.ts';
import type { Focus } from '#kernel/schema.ts';
import { movedFocus } from '../../rules/crop-area.ts';
import { contentTexts } from '../content/content-texts.ts';
import { type Percents, usePull } from './use-pull.ts';

interface FocusPickerProps {
  src: string;
  alt: string;
  /** Undefined: the middle. */
  focus: Focus | undefined;
  onChange: (focus: Focus) => void;
}

export const middle: Focus = { x: 50, y: 50 };
/** Of an arrow key, in per cent; a page knows tens. */
const keyStep = 5;

/** A picture with the point that stays in sight where a page cuts it: pressed, pulled, or moved by arrow keys. */
export function FocusPicker({ src, alt, focus = middle, onChange }: FocusPickerProps) {
  const { picture } = useWords(contentTexts);
  const frame = useRef<HTMLButtonElement>(null);
  const take = ({ x, y }: Percents): void => onChange({ x: Math.round(x), y: Math.round(y) });
  const pull = usePull({ frame, onBegin: take, onPull: take });
  return (
    <button
      ref={frame}
      type="button"
      className="hc-focus"
      aria-label={picture.focus(alt, focus.x, focus.y)}
      title={picture.focusHint}
      {...pull}
      onKeyDown={(event) => {
        const next = movedFocus(focus, event.key, keyStep);
        if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        onChange(next);
        announce(picture.focusAt(next.x, next.y));
      }}
    >
      <img src={src} alt="" draggable={false} />
      <span className="hc-focus-point" style={{ insetInlineStart: `${focus.x}%`, insetBlockStart: `${focus.y}%` }} />
    </button>
  );
}
