import { lazy, Suspense, useState } from 'react';
import { useTexts } from '#web/site/page-context.ts';
import { BellIcon } from '#web/ui/icons.tsx';
import type { OpenChat } from '../store/open-chat.ts';
import { noticeScreenTexts } from './notice-screen-texts.ts';
import './notice.css';

const Sheet = lazy(async () => ({ default: (await import('./notice-sheet.tsx')).NoticeSheet }));

/** Opens the sheet on which a member chooses how they are told of messages. */
export function NoticeButton({ chat }: { chat: OpenChat }) {
  const say = useTexts(noticeScreenTexts);
  const [isOpen, setIsOpen] = useState(false);
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
