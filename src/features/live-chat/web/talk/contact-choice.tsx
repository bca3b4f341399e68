import { useTexts } from '#web/site/page-context.ts';
import { PersonAvatar } from '../profile/person-avatar.tsx';
import { personName } from '../profile/person-name.ts';
import { type OpenChat, useChat } from '../store/open-chat.ts';
import { talkTexts } from '../screen/talk-texts.ts';

interface ContactChoiceProps {
  chat: OpenChat;
  label: string;
  hint?: string;
  chosen: readonly number[];
  onChoose(ids: readonly number[]): void;
  /** People who are in the group already. */
  without?: readonly number[];
}

/** Chooses among one's contacts: those of both sides who can be written to. */
export function ContactChoice({ chat, label, hint, chosen, onChoose, without = [] }: ContactChoiceProps) {
  const say = useTexts(talkTexts);
  const { contacts, people, talks, blockedPeople } = useChat(chat);
  const offered = contacts.filter(
    ({ user_id: id, room_id: roomId, deleted }) =>
      !deleted && talks.get(roomId)?.room.invite === false && !blockedPeople.has(id) && !without.includes(id),
  );
  return (
    <fieldset className="hb-chat-choice">
      <legend className="hb-field-label">{label}</legend>
      {hint && offered.length > 0 ? <p className="hb-field-hint">{hint}</p> : null}
      {offered.length === 0 ? <p className="hb-field-hint">{say.group.noContacts}</p> : null}
      {offered.map(({ user_id: id }) => (
        <label key={id} className="hb-chat-person">
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={() => onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
          />
          <PersonAvatar person={people.get(id)} size="small" />
          <bdi>{personName(people.get(id), say)}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
