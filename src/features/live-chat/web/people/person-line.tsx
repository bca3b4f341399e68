import type { ReactNode } from 'react';
import { useTexts } from '#web/site/page-context.ts';
import { Chip } from '#web/ui/chip.tsx';
import type { ChatProfile } from '../../contract/profile.ts';
import { PersonAvatar } from '../profile/person-avatar.tsx';
import { personName } from '../profile/person-name.ts';
import type { OpenChat } from '../store/open-chat.ts';
import { talkTexts } from '../screen/talk-texts.ts';
import { peopleTexts } from './people-texts.ts';

interface PersonLineProps {
  chat: Pick<OpenChat, 'tags'>;
  person: ChatProfile | undefined;
  connectCount?: number | undefined;
  /** A state in one word. */
  state?: string | undefined;
  onOpen?: (() => void) | undefined;
  /** Beside the person. */
  action?: ReactNode;
}

/** A person in a list: face, name and the chat ID that tells people of one name apart. */
export function PersonLine({ chat, person, connectCount, state, onOpen, action }: PersonLineProps) {
  const talk = useTexts(talkTexts);
  const say = useTexts(peopleTexts);
  const name = personName(person, talk);
  const tags = chat.tags.filter(({ tagId }) => person?.tagIds.includes(tagId)).map((tag) => tag.name);
  const about = [...tags, ...(connectCount ? [say.connects(connectCount)] : [])];
  const face = (
    <>
      <PersonAvatar person={person} />
      <span className="hb-chat-person-words">
        <span className="hb-chat-person-name">
          <bdi>{name}</bdi>
          {state ? <Chip>{state}</Chip> : null}
        </span>
        {person?.isRegistered ? <span className="hb-chat-person-id">@{person.liveChatUserId}</span> : null}
        {about.length > 0 ? <span className="hb-chat-person-about">{about.join(' · ')}</span> : null}
      </span>
    </>
  );
  return (
    <li className="hb-chat-person-line">
      {onOpen === undefined ? (
        <span className="hb-chat-person-face">{face}</span>
      ) : (
        <button type="button" className="hb-chat-person-face" aria-haspopup="dialog" onClick={onOpen}>
          {face} <span className="hb-visually-hidden">{talk.room.profile}</span>
        </button>
      )}
      {action}
    </li>
  );
}
