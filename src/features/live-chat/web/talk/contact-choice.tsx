import { useTexts } from '#web/site/page-context.ts';
import { PersonAvatar } from '../profile/person-avatar.tsx';
import { personName } from '../profile/person-name.ts';
import { useContacts } from '../people/use-contacts.ts';
import { LongRows } from '../screen/long-rows.tsx';
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
  const { people } = useChat(chat);
  const contacts = useContacts(chat, 'accepted');
  const offered = contacts.people.filter(({ user_id: id }) => !without.includes(id));
  const isNone = contacts.totals !== undefined && offered.length + contacts.left === 0;
  return (
    <fieldset className="hb-chat-choice">
      <legend className="hb-field-label">{label}</legend>
      {hint && offered.length > 0 ? <p className="hb-field-hint">{hint}</p> : null}
      {isNone ? <p className="hb-field-hint">{say.group.noContacts}</p> : null}
      <LongRows
        className="hb-chat-people"
        rows={offered}
        left={contacts.left}
        onMore={contacts.more}
        idOf={({ user_id: id }) => id}
      >
        {({ user_id: id }) => (
          <li key={id}>
            <label className="hb-chat-person">
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={() => onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
              />
              <PersonAvatar person={people.get(id)} size="small" />
              <bdi>{personName(people.get(id), say)}</bdi>
            </label>
          </li>
        )}
      </LongRows>
    </fieldset>
  );
}
