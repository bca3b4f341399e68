import { useEffect, useState } from 'react';
import { failedQuery } from '#features/error-page/rules/failed-address.ts';
import { rememberErrorVariant } from '#features/error-page/web.ts';
import { status } from '#kernel/status.ts';
import { isCallError, isStatus } from '#web/api/call-error.ts';
import type { SiteInit } from '#features/site/web.ts';
import { uploadTexts } from '#features/upload/web.ts';
import { pageHref, type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { LoadArguments, PageHead } from '#web/site/page-module.ts';
import { useLocation, useNavigate } from '#web/navigation/router-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { MessageDialog } from '#web/ui/message-dialog.tsx';
import { pictureTexts } from './picture/picture-texts.ts';
import { ChatScreen } from './chat-screen.tsx';
import { readOwnProfile, type StartedChat, startChat } from './store/start-chat.ts';
import { noticeScreenTexts } from './notice/notice-screen-texts.ts';
import { talkTexts } from './screen/talk-texts.ts';

export const texts = [noticeScreenTexts, pictureTexts, talkTexts, uploadTexts];

/** The profile could not be read: a dialog says so, and the error page follows. */
interface UnreadChat {
  hasFailed: true;
}

class ProfileUnread extends Error {}

const isBroken = (error: unknown): boolean =>
  isStatus(error, status.failed, status.unavailable, status.timeout, status.networkError);

/** The data with which the page begins. A chat that cannot begin leads to the error page, which says how to register. */
export async function load(
  context: PageContext<SiteInit>,
  { params, signal }: LoadArguments,
): Promise<StartedChat | UnreadChat> {
  rememberErrorVariant();
  try {
    return await startChat(context, Number(params.contentId), async (address) => {
      try {
        return await readOwnProfile(context, address, signal);
      } catch (error) {
        if (isBroken(error)) throw new ProfileUnread('The chat profile could not be read.', { cause: error });
        throw error;
      }
    });
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof ProfileUnread) return { hasFailed: true };
    // A door or an ended session has a page of its own.
    if (!isCallError(error) || isBroken(error)) rememberErrorVariant('chat');
    throw error;
  }
}

export function head(_: unknown, { language }: PageContext): PageHead {
  return { title: talkTexts.of(language).title };
}

/** The live chat of a content: talk, contacts and search (CHAT-002). */
export function Page({ data }: { data: StartedChat | UnreadChat }) {
  if ('hasFailed' in data) return <ProfileFailed />;
  return <ChatScreen key={data.profile.id} started={data} />;
}

function ProfileFailed() {
  const context = usePageContext();
  const say = useTexts(talkTexts);
  const { dataFailedTitle, dataFailedText, close } = useTexts(commonTexts);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(true), []);
  const leave = (): void => {
    setIsOpen(false);
    rememberErrorVariant('chat');
    void navigate(`${pageHref(context, 'error')}?${failedQuery(pathname + search)}`, { replace: true });
  };
  return (
    <div className="hb-page">
      <h1 className="hb-page-title">{say.title}</h1>
      <MessageDialog
        open={isOpen}
        title={dataFailedTitle}
        text={dataFailedText}
        onClose={leave}
        buttons={[{ label: close, onSelect: leave }]}
      />
    </div>
  );
}
