import { useEffect, useRef } from 'react';
import { useWords } from '#console/console-context.ts';
import { IconButton } from '#console/ui/button.tsx';
import { DownIcon, TrashIcon, UpIcon } from '#console/ui/icon.tsx';
import { contentTexts } from './content-texts.ts';

interface OrderButtonsProps {
  name: string;
  at: number;
  of: number;
  /** It keeps its place for now. */
  isFixed?: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** Up, down and away. The focus goes with what was moved. */
export function OrderButtons({ name, at, of, isFixed = false, onMove, onRemove }: OrderButtonsProps) {
  const { order } = useWords(contentTexts);
  const whole = useRef<HTMLSpanElement>(null);
  const pressed = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (pressed.current === undefined) return;
    const buttons = [...(whole.current?.querySelectorAll('button') ?? [])];
    const same = buttons[pressed.current];
    pressed.current = undefined;
    // At an end of the list the other direction is left.
    (same?.ariaDisabled === 'true' ? buttons.find((one) => one.ariaDisabled !== 'true') : same)?.focus();
  }, [at]);
  const move = (to: number, button: number) => () => {
    if (isFixed || to < 0 || to >= of) return;
    pressed.current = button;
    onMove(to);
  };
  return (
    <span ref={whole} className="hc-order">
      <IconButton label={order.up(name)} aria-disabled={isFixed || at === 0} onClick={move(at - 1, 0)}>
        <UpIcon />
      </IconButton>
      <IconButton label={order.down(name)} aria-disabled={isFixed || at >= of - 1} onClick={move(at + 1, 1)}>
        <DownIcon />
      </IconButton>
      <IconButton label={order.remove(name)} onClick={onRemove}>
        <TrashIcon />
      </IconButton>
    </span>
  );
}
