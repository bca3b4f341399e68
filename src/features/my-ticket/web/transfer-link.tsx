import { useEffect, useState } from 'react';
import { useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { LinkIcon } from '#web/ui/icons.tsx';
import { CheckIcon, ShareIcon } from '#web/ui/page-icons.tsx';
import { Input } from '#web/ui/input.tsx';
import { useCopy } from '#web/ui/use-copy.ts';
import { TransferMail } from './transfer-mail.tsx';
import { myTicketTexts } from './my-ticket-texts.ts';

export interface TransferLinkProps {
  url: string;
  title: string;
  contentId: number;
  purchasedTicketId: number;
}

/** The link of a transfer: to share by the device, to copy, or to be mailed by the site. */
export function TransferLink({ url, title, ...ticket }: TransferLinkProps) {
  const { transfer: say } = useTexts(myTicketTexts);
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === 'function'), []);
  const { isCopied, copy } = useCopy(url);
  const copyOrSelect = async (): Promise<void> => {
    if (!(await copy())) document.querySelector<HTMLInputElement>('.hb-ticket-link input')?.select();
  };
  // A member who closes the share sheet sees no message.
  const share = (): void => void navigator.share({ url, text: say.shareText(title) }).catch(() => {});
  return (
    <div className="hb-ticket-link">
      <Field label={say.link}>
        {(control) => <Input {...control} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />}
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
          onClick={() => void copyOrSelect()}
        >
          {isCopied ? say.copied : say.copy}
        </Button>
        <span className="hb-visually-hidden" aria-live="polite">
          {isCopied ? say.copied : ''}
        </span>
      </div>
      <TransferMail {...ticket} />
    </div>
  );
}
