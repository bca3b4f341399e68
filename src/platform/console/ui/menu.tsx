import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface MenuProps {
  /** What the button shows. */
  face: ReactNode;
  label: string;
  /** Where the list opens: above where there is room above. */
  side?: 'up' | 'down';
  className?: string;
  children: ReactNode;
}

/** A button with a list of presses and links below it. */
export function Menu({ face, label, side = 'down', className, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return undefined;
    const look = (event: Event): void => {
      if (event.target instanceof Node && whole.current?.contains(event.target) !== true) setOpen(false);
    };
    document.addEventListener('pointerdown', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerdown', look);
      document.removeEventListener('focusin', look);
    };
  }, [isOpen]);
  return (
    // The keys belong to the button and to the presses in the list.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={whole}
      className={classNames('hc-menu', className)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        whole.current?.querySelector('button')?.focus();
      }}
    >
      <button
        type="button"
        className="hc-menu-button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {face}
      </button>
      {isOpen ? (
        // A press in the list has done its work.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div
          id={id}
          className="hc-menu-list"
          data-side={side}
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest('a, button') !== null) setOpen(false);
          }}
        >
          {children}
        </div>
      ) : null}
    </div>
  );
}
