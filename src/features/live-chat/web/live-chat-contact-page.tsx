import { useEffect } from 'react';
import type { SiteInit } from '#features/site/web.ts';
import { useLocation, useNavigate } from '#web/navigation/router-context.ts';
import { pageHref, type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { LoadArguments, PageHead } from '#web/site/page-module.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { chatProfileTexts } from './profile/chat-profile-texts.ts';
import { ProfileForm, texts as formTexts } from './profile/profile-form.tsx';
import { type ChatAddress, chatAddress } from './desk/chat-address.ts';
import { initializeChat, type ProfileAnswer, readOwnProfile } from './store/start-chat.ts';

export const texts = formTexts;

interface ContactData extends ProfileAnswer {
  address: ChatAddress;
}

export async function load(context: PageContext<SiteInit>, { params, signal }: LoadArguments): Promise<ContactData> {
  const { content } = initializeChat(context.init.client, chatAddress(context, Number(params.contentId)), true);
  return { address: content, ...(await readOwnProfile(context, content, signal)) };
}

export function head({ profile }: ContactData, { language }: PageContext): PageHead {
  const say = chatProfileTexts.of(language);
  return { title: profile === null ? say.title : say.opening };
}

/**
 * Registers a member in a chat (CHAT-058). A member with a profile continues to the chat (CHAT-029), with the person
 * whom the address names.
 */
export function Page({ data }: { data: ContactData }) {
  const { address, profile, tags } = data;
  const context = usePageContext();
  const say = useTexts(chatProfileTexts);
  const navigate = useNavigate();
  const { search } = useLocation();
  const chat = chatHref(context, address.contentId, search);
  const isKnown = profile !== null;
  useEffect(() => {
    if (isKnown) void navigate(chat, { replace: true });
  }, [isKnown, chat, navigate]);
  if (isKnown) {
    return (
      <PageFrame title={say.opening} width="reading">
        <div aria-busy="true">
          <Skeleton shape="row" count={3} />
        </div>
      </PageFrame>
    );
  }
  const isInvited = /[?&](ex)?token=/.test(search);
  return (
    <PageFrame title={say.title} lead={isInvited ? `${say.lead}${say.leadToTalk}` : say.lead} width="reading">
      <div className="hb-chat-contact">
        <ProfileForm
          address={address}
          profile={null}
          tags={tags}
          onSaved={() => void navigate(chat, { replace: true })}
        />
      </div>
    </PageFrame>
  );
}

/** The chat with what the address says besides. */
function chatHref(context: PageContext, contentId: number, search: string): string {
  const href = pageHref(context, 'liveChat', { contentId });
  const query = new URLSearchParams(href.split('?')[1]);
  for (const [name, value] of new URLSearchParams(search)) query.set(name, value);
  const text = query.toString();
  return `${href.split('?')[0]}${text === '' ? '' : `?${text}`}`;
}
