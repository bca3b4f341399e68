import { type ReactNode, type Ref, useId } from 'react';
import { useWords } from '#console/console-context.ts';
import { IconButton } from '#console/ui/button.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { CloseIcon } from '#console/ui/icon.tsx';
import { gridTexts } from './grid-texts.ts';

interface SessionPanelProps {
  ref: Ref<HTMLHeadingElement>;
  title: string;
  /** There is no room beside the grid: it lies over it. */
  isSheet: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The short form of a session, beside the grid or over it. */
export function SessionPanel({ ref, title, isSheet, onClose, children }: SessionPanelProps) {
  const { close } = useWords(gridTexts);
  const titleId = useId();
  if (isSheet) {
    return (
      <Dialog title={title} closeLabel={close} onClose={onClose}>
        {children}
      </Dialog>
    );
  }
  return (
    // The key counts wherever the focus is in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      className="hc-card hc-grid-panel"
      aria-labelledby={titleId}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <div className="hc-grid-panel-head">
        <h2 ref={ref} id={titleId} className="hc-card-title" tabIndex={-1}>
          {title}
        </h2>
        <IconButton label={close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      {children}
    </aside>
  );
}
