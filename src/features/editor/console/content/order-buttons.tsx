import { useEffect, useRef } from 'react';
import { useWords } from '#console/console-context.ts';
import { announce } from '#console/ui/announce.ts';
import { IconButton } from '#console/ui/button.tsx';
import { DownIcon, GripIcon, TrashIcon, UpIcon } from '#console/ui/icon.tsx';
import { contentTexts } from './content-texts.ts';
import { dragRow } from './drag-row.ts';

interface OrderButtonsProps {
  name: string;
  at: number;
  of: number;
  /** It keeps its place for now. */
  isFixed?: boolean;
  /** Visitors see it where its dates or the frame of the pages put it, so there is nothing to move. */
  isUnordered?: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** A handle to drag the entry of the list by; up, down and away. The focus goes with what was moved. */
export function OrderButtons({
  name,
  at,
  of,
  isFixed = false,
  isUnordered = false,
  onMove,
  onRemove,
}: OrderButtonsProps) {
  const { order } = useWords(contentTexts);
  const whole = useRef<HTMLSpanElement>(null);
  const pressed = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (pressed.current === undefined) return;
    const buttons = [...(whole.current?.querySelectorAll('button') ?? [])];
    // At an end of the list too: the other direction would take back what was done.
    buttons[pressed.current]?.focus();
    pressed.current = undefined;
  }, [at]);
  // A drag lasts: it ends in the list as it is then.
  const latest = useRef({ at, onMove });
  useEffect(() => {
    latest.current = { at, onMove };
  });
  const move = (to: number, button: number) => () => {
    if (isFixed || to < 0 || to >= of) return;
    pressed.current = button;
    onMove(to);
    announce(order.placed(name, to + 1, of));
  };
  return (
    <span ref={whole} className="hc-order">
      {isFixed || isUnordered || of < 2 ? null : (
        // Keys have the buttons beside it.
        <span
          className="hc-handle"
          aria-hidden="true"
          title={order.drag(name)}
          onPointerDown={({ button, isPrimary, currentTarget, nativeEvent }) => {
            const row = currentTarget.closest('li');
            if (button !== 0 || !isPrimary || row === null) return;
            nativeEvent.preventDefault();
            dragRow(currentTarget, nativeEvent, {
              row,
              last: of - 1,
              onOver: (to) => announce(order.placed(name, to + 1, of)),
              onDrop: (to) => latest.current.onMove(to),
              onCancel: () => announce(order.placed(name, latest.current.at + 1, of)),
            });
          }}
        >
          <GripIcon />
        </span>
      )}
      {isUnordered ? null : (
        <>
          <IconButton label={order.up(name)} aria-disabled={isFixed || at === 0} onClick={move(at - 1, 0)}>
            <UpIcon />
          </IconButton>
          <IconButton label={order.down(name)} aria-disabled={isFixed || at >= of - 1} onClick={move(at + 1, 1)}>
            <DownIcon />
          </IconButton>
        </>
      )}
      <IconButton label={order.remove(name)} onClick={onRemove}>
        <TrashIcon />
      </IconButton>
    </span>
  );
}
