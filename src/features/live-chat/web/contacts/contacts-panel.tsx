import { useTexts } from '#web/site/page-context.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { UsersIcon } from '#web/ui/icons.tsx';
import { Link } from '#web/ui/link-context.ts';
import { chatHash } from '../chat-place.ts';
import type { PanelProps } from '../panel-props.ts';
import { PersonAvatar } from '../person/person-avatar.tsx';
import { personName } from '../person/person-name.ts';
import { useChat } from '../store/open-chat.ts';
import { talkTexts } from '../talk/talk-texts.ts';

/** The contacts of a member. */
export function ContactsPanel({ chat, shownRoom }: PanelProps) {
  const say = useTexts(talkTexts);
  const { contacts, people, talks } = useChat(chat);
  const shown = contacts.filter(({ deleted, room_id: id }) => !deleted && talks.get(id)?.room.invite === false);
  if (shown.length === 0) return <EmptyState icon={<UsersIcon />} title={say.group.noContacts} />;
  return (
    <ul className="hb-chat-rooms">
      {shown.map(({ user_id: id, room_id: roomId }) => (
        <li key={id}>
          <Link
            className="hb-chat-room-row"
            href={chatHash({ tab: 'contacts', roomId })}
            aria-current={roomId === shownRoom ? 'true' : undefined}
          >
            <PersonAvatar person={people.get(id)} />
            <span className="hb-chat-row-name">
              <bdi>{personName(people.get(id), say)}</bdi>
            </span>
            <span className="hb-chat-row-last">@{people.get(id)?.liveChatUserId}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
