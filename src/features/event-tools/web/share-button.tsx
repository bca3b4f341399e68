import { useState } from 'react';
import { navigationTexts } from '#features/navigation/web.ts';
import { useTexts } from '#web/site/page-context.ts';
import { useLater } from '#web/site/use-later.ts';
import { Button } from '#web/ui/button.tsx';
import { ShareIcon } from '#web/ui/icons.tsx';

export const shareTexts = [navigationTexts];

const loadShare = async () => {
  const { EventShare: Part, texts } = await import('./event-share.tsx');
  return { Part, texts };
};

/** Shares the event from a page that is not its home, such as that of an order. */
export function ShareButton() {
  const { share } = useTexts(navigationTexts);
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  const Share = useLater(isOpen, loadShare, close);
  return (
    <>
      <Button wide size="large" icon={<ShareIcon />} onClick={() => setIsOpen(true)}>
        {share}
      </Button>
      {isOpen && Share ? <Share onClose={close} /> : null}
    </>
  );
}
