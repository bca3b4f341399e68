import { lazy, Suspense, useEffect, useState } from 'react';
import { importPart } from '#web/parts/import-part.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { BellIcon } from '#web/ui/page-icons.tsx';
import type { OpenChat } from '../store/open-chat.ts';
import { noticeScreenTexts } from './notice-screen-texts.ts';
import './notice.css';

const Sheet = lazy(async () => ({ default: (await importPart(() => import('./notice-sheet.tsx'))).NoticeSheet }));

/** Opens the sheet on which a member chooses how to be notified of messages. */
export function NoticeButton({ chat }: { chat: OpenChat }) {
  const say = useTexts(noticeScreenTexts);
  const [isOpen, setIsOpen] = useState(false);
  const context = usePageContext();
  useEffect(() => {
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    // Pushes that cannot be renewed now are renewed when the chat is opened next.
    importPart(() => import('./keep-push.ts'))
      .then(({ keepPush }) => keepPush(chat, context))
      .catch(() => undefined);
    // Once for an open page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <>
      <button
        type="button"
        className="hb-icon-button"
        aria-label={say.open}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <BellIcon />
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <Sheet chat={chat} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
