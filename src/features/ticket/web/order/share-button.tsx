import { useState } from 'react';
import { loadEventShare } from '#features/event-tools/web.ts';
import { useLater } from '#web/site/use-later.ts';
import { Button } from '#web/ui/button.tsx';
import { ShareIcon } from '#web/ui/icons.tsx';
import { useOrderTexts } from './order-texts.ts';

/** Shares the event from the page of an order. */
export function ShareButton() {
  const { done } = useOrderTexts();
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  const Share = useLater(isOpen, loadEventShare, close);
  return (
    <>
      <Button wide size="large" icon={<ShareIcon />} onClick={() => setIsOpen(true)}>
        {done.share}
      </Button>
      {isOpen && Share ? <Share onClose={close} /> : null}
    </>
  );
}
