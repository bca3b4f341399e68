import { useEffect, useState } from 'react';
import { useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { CheckIcon, LinkIcon } from '#web/ui/icons.tsx';
import { ShareIcon } from '#web/ui/page-icons.tsx';
import { myTicketTexts } from './my-ticket-texts.ts';

/** The link of a transfer, to copy or to share by the device. */
export function TransferLink({ url, title }: { url: string; title: string }) {
  const { transfer: say } = useTexts(myTicketTexts);
  const [isCopied, setIsCopied] = useState(false);
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === 'function'), []);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      setIsCopied(true);
    } catch {
      // The browser does not allow copying. The link is selected, so that the member can copy it by hand.
      document.querySelector<HTMLInputElement>('.hb-ticket-link input')?.select();
    }
  };
  // A member who closes the share sheet sees no message.
  const share = (): void => void navigator.share({ url, text: say.shareText(title) }).catch(() => {});
  return (
    <div className="hb-ticket-link">
      <Field label={say.link}>
        {(control) => <input {...control} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />}
      </Field>
      <div className="hb-button-row">
        {canShare ? (
          <Button kind="primary" icon={<ShareIcon />} onClick={share}>
            {say.share}
          </Button>
        ) : null}
        <Button
          kind={canShare ? 'secondary' : 'primary'}
          icon={isCopied ? <CheckIcon /> : <LinkIcon />}
          onClick={() => void copy()}
        >
          {isCopied ? say.copied : say.copy}
        </Button>
        <span className="hb-visually-hidden" aria-live="polite">
          {isCopied ? say.copied : ''}
        </span>
      </div>
    </div>
  );
}
