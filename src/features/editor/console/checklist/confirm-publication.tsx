import { useWords } from '#console/console-context.ts';
import { kitTexts } from '#console/kit-texts.ts';
import { useSaidTimes } from '#console/said-times.ts';
import { Button } from '#console/ui/button.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import type { Changes } from '../changes/change-list.tsx';
import { Warnings } from '../changes/warnings.tsx';
import type { Outline } from '../use-outline.ts';
import { OpenList } from './check-list.tsx';
import { checklistTexts } from './checklist-texts.ts';
import type { SaidCheck } from './use-checks.ts';

interface ConfirmPublicationProps {
  site: string;
  outline: Outline;
  changes: Changes;
  /** What is needed and not done. */
  open: readonly SaidCheck[];
  /** When it is to be public; without it, now. */
  at?: string;
  /** The word of the press that asked. */
  button: string;
  onPublish: () => void;
  onClose: () => void;
}

/** Names what is needed and not done before it goes out all the same: it may be meant so, and it is seen. */
export function ConfirmPublication({
  site,
  outline,
  changes,
  open,
  at,
  button,
  onPublish,
  onClose,
}: ConfirmPublicationProps) {
  const own = useWords(checklistTexts).confirm;
  const { cancel } = useWords(kitTexts);
  const times = useSaidTimes();
  return (
    <Dialog title={own.title} closeLabel={cancel} onClose={onClose}>
      <p className="hc-dialog-text">{at === undefined ? own.text : own.textAt(times.date(at))}</p>
      {open.length === 0 ? null : <OpenList {...{ site, outline, open }} />}
      <Warnings {...{ site, outline, changes }} />
      <div className="hc-form-foot">
        <Button onClick={onClose}>{own.back}</Button>
        <Button
          look="danger"
          onClick={() => {
            onClose();
            onPublish();
          }}
        >
          {own.anyway(button)}
        </Button>
      </div>
    </Dialog>
  );
}
