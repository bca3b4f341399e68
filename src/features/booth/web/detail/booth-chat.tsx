import { useCallback, useEffect, useState } from 'react';
import { assetHref, pageHref, type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import { SitePicture } from '#web/site/site-picture.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { ChatIcon, UserIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { BoothChatPeople, ExhibitorAdministrator, readBoothChat } from '../../contract/detail.ts';
import { boothDetailTexts } from './booth-detail-texts.ts';
import { PrivacyNote } from './privacy-note.tsx';

interface BoothChatProps {
  contentId: number;
  boothId: number;
  title: string;
  staff: readonly ExhibitorAdministrator[];
}

/** The people of a booth who wait in the chat; a press makes them a contact at once (CHAT-027). */
export function BoothChat({ contentId, boothId, title, staff }: BoothChatProps) {
  const context = usePageContext();
  const { api, site } = context;
  const say = useTexts(boothDetailTexts);
  const [found, setFound] = useState<BoothChatPeople | 'failed'>();
  const load = useCallback(() => {
    setFound(undefined);
    const { portalId, eventId = 0 } = site;
    api
      .get<typeof readBoothChat>('booth/{portalId}/{eventId}/{contentId}/{detailId}/chat_people', {
        params: { portalId, eventId, contentId, detailId: boothId },
        isQuiet: true,
      })
      .then(
        ({ data }) => setFound(data),
        () => setFound('failed'),
      );
  }, [api, site, contentId, boothId]);
  useEffect(load, [load]);

  if (found === undefined) {
    return (
      <div aria-busy="true">
        <span className="hb-visually-hidden">{say.loading}</span>
        <Skeleton shape="row" count={2} />
      </div>
    );
  }
  if (found === 'failed') {
    return (
      <Notice kind="error">
        <p>{say.chat.failed}</p>
        <Button size="small" onClick={load}>
          {say.chat.again}
        </Button>
      </Notice>
    );
  }
  const { contentId: chatId, people } = found;
  if (chatId === null) return <p className="hb-booth-empty">{say.chat.nobody}</p>;
  return (
    <div className="hb-stack">
      <PrivacyNote>{say.privacy.chat(title)}</PrivacyNote>
      <p>{say.chat.text}</p>
      <ul className="hb-booth-staff">
        {people.map(({ extoken, administratorId, nickname, image }) => {
          const person = staff.find(({ id }) => id === administratorId);
          const name = person?.nickname ?? nickname;
          return (
            <li key={extoken} className="hb-booth-chat-person">
              <span className="hb-booth-person">
                <Face context={context} person={person} image={image} />
                <span>
                  <bdi className="hb-booth-person-name">{name}</bdi>
                  {person?.position ? <span className="hb-booth-person-position">{person.position}</span> : null}
                </span>
              </span>
              <LinkButton
                kind="primary"
                wide
                icon={<ChatIcon />}
                href={talkHref(context, chatId, { extoken, contentId, boothId })}
              >
                {say.chat.with(name)}
              </LinkButton>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface FaceProps {
  context: PageContext;
  person: ExhibitorAdministrator | undefined;
  /** Of the chat profile. */
  image: string | null;
}

function Face({ context, person, image }: FaceProps) {
  if (person?.image)
    return <SitePicture className="hb-booth-face" picture={person.image} alt="" ratio="1-1" sizes="3rem" />;
  if (image) return <img className="hb-booth-face" src={assetHref(context.hostSite, image)} alt="" />;
  return (
    <span className="hb-booth-face hb-booth-face-blank">
      <UserIcon />
    </span>
  );
}

interface TalkPlace {
  extoken: string;
  contentId: number;
  boothId: number;
}

/** Leads through the registration, for those who come to the chat for the first time. */
function talkHref(context: PageContext, chatId: number, { extoken, contentId, boothId }: TalkPlace): string {
  const href = pageHref(context, 'liveChatContact', { contentId: chatId });
  const query = new URLSearchParams({
    extoken,
    reply: 'true',
    content_id: String(contentId),
    detail_id: String(boothId),
  });
  return `${href}${href.includes('?') ? '&' : '?'}${query.toString()}`;
}
