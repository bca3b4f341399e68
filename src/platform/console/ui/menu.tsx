import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface MenuProps {
  /** What the button shows. */
  face: ReactNode;
  label: string;
  /** The page that is open stands in the list. */
  isCurrent?: boolean;
  className?: string;
  children: ReactNode;
}

/** A button with a list of presses and links below it. */
export function Menu({ face, label, isCurrent = false, className, children }: MenuProps) {
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
        data-is-current={isCurrent || undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="hc-hidden">{`${label}: `}</span>
        {face}
      </button>
      {isOpen ? (
        // A press in the list has done its work.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div
          id={id}
          className="hc-menu-list"
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
