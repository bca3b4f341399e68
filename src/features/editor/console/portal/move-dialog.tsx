import { useWords } from '#console/console-context.ts';
import { kitTexts } from '#console/kit-texts.ts';
import { Button } from '#console/ui/button.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { portalTexts } from './portal-texts.ts';

interface MoveDialogProps {
  /** The name of the portal; undefined: the event goes out of its portal. */
  into: string | undefined;
  press: string;
  isBusy: boolean;
  onMove: () => void;
  onClose: () => void;
}

/** What a move changes for visitors, before it is made. */
export function MoveDialog({ into, press, isBusy, onMove, onClose }: MoveDialogProps) {
  const words = useWords(portalTexts);
  const { cancel } = useWords(kitTexts);
  return (
    <Dialog title={into === undefined ? words.askOut : words.askIn(into)} closeLabel={cancel} onClose={onClose}>
      <p className="hc-dialog-text">{into === undefined ? words.addressOut : words.address}</p>
      <div className="hc-form-foot">
        <Button look="main" isBusy={isBusy} onClick={onMove}>
          {press}
        </Button>
        <Button onClick={onClose}>{cancel}</Button>
      </div>
    </Dialog>
  );
}
