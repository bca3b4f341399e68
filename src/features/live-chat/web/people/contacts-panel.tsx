import { useState } from 'react';
import { useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { UsersIcon } from '#web/ui/page-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ChatProfile } from '../../contract/profile.ts';
import type { KnownPerson } from '../../contract/search.ts';
import type { ContactList } from '../../rules/search/acquaintances.ts';
import { LongRows } from '../screen/long-rows.tsx';
import type { PanelProps } from '../screen/panel-props.ts';
import { type OpenChat, useChat } from '../store/open-chat.ts';
import { OwnCard } from './own-card.tsx';
import { peopleTexts } from './people-texts.ts';
import { PersonDialog } from './person-dialog.tsx';
import { PersonLine } from './person-line.tsx';
import { useContacts } from './use-contacts.ts';
import { useDoing } from './use-doing.ts';
import './people.css';

export const texts = [peopleTexts];

const idOf = ({ user_id: id }: KnownPerson): number => id;

/** The people whom a member knows, and the member's own card for those to come. */
export function ContactsPanel({ chat, openRoom }: PanelProps) {
  const say = useTexts(peopleTexts);
  const state = useChat(chat);
  const [opened, setOpened] = useState<ChatProfile>();
  const [isSent, setIsSent] = useState(false);
  const doing = useDoing();
  const known = useContacts(chat, 'known');
  const addAgain = (id: number) =>
    doing.run(async () => {
      chat.store.takeRoom(await chat.calls.addContact(id));
      await chat.store.reload();
      setIsSent(true);
    }, id);
  const unblock = (id: number) =>
    doing.run(async () => {
      await chat.calls.block({ userId: id }, false);
      await chat.store.reload();
    }, id);
  const line = ({ user_id: userId, room_id: roomId, state: how }: KnownPerson) => {
    const person = state.people.get(userId);
    return (
      <PersonLine
        key={userId}
        chat={chat}
        person={person}
        state={how === 'sent' ? say.sent : how === 'received' ? say.received : undefined}
        onOpen={person && (() => setOpened(person))}
        action={
          <Button size="small" onClick={() => openRoom(roomId ?? 0)}>
            {say.talk}
          </Button>
        }
      />
    );
  };
  const { totals, hasFailed } = known;
  return (
    <div className="hb-chat-people-panel">
      <OwnCard chat={chat} openRoom={openRoom} />
      {doing.problem ? <Notice kind="error">{doing.problem}</Notice> : null}
      {isSent ? (
        <Notice kind="success" announce>
          {say.addedAgain}
        </Notice>
      ) : null}
      <section aria-label={say.contacts}>
        {totals === undefined ? (
          hasFailed ? (
            <ReadAgain onAgain={known.again} />
          ) : (
            <Skeleton shape="row" count={3} />
          )
        ) : totals.known === 0 ? (
          <EmptyState icon={<UsersIcon />} title={say.noContactsTitle} text={say.noContactsText} />
        ) : (
          <LongRows className="hb-chat-people" rows={known.people} left={known.left} onMore={known.more} idOf={idOf}>
            {line}
          </LongRows>
        )}
      </section>
      <Others
        chat={chat}
        list="deleted"
        title={say.deleted}
        total={totals?.deleted ?? 0}
        label={say.addAgain}
        isBusy={doing.isDoingAbout}
        onPress={(id) => void addAgain(id)}
      />
      <Others
        chat={chat}
        list="blocked"
        title={say.blocked}
        total={totals?.blocked ?? 0}
        label={say.unblock}
        isBusy={doing.isDoingAbout}
        onPress={(id) => void unblock(id)}
      />
      {opened ? (
        <PersonDialog chat={chat} person={opened} openRoom={openRoom} onClose={() => setOpened(undefined)} />
      ) : null}
    </div>
  );
}

interface OthersProps {
  chat: OpenChat;
  list: ContactList;
  title: string;
  total: number;
  label: string;
  isBusy: (id: number) => boolean;
  onPress: (id: number) => void;
}

/** People who are contacts no more; they are read when somebody looks. */
function Others({ chat, list, title, total, label, isBusy, onPress }: OthersProps) {
  const { people } = useChat(chat);
  const [isOpen, setIsOpen] = useState(false);
  const others = useContacts(chat, list, isOpen && total > 0);
  if (total === 0) return null;
  return (
    <details className="hb-chat-others" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        {title} ({total.toLocaleString()})
      </summary>
      {others.hasFailed ? <ReadAgain onAgain={others.again} /> : null}
      <LongRows className="hb-chat-people" rows={others.people} left={others.left} onMore={others.more} idOf={idOf}>
        {({ user_id: id }) => (
          <PersonLine
            key={id}
            chat={chat}
            person={people.get(id)}
            action={
              <Button size="small" busy={isBusy(id)} onClick={() => onPress(id)}>
                {label}
              </Button>
            }
          />
        )}
      </LongRows>
    </details>
  );
}

function ReadAgain({ onAgain }: { onAgain: () => void }) {
  const { search: say } = useTexts(peopleTexts);
  return (
    <Notice kind="error">
      <p>{say.failed}</p>
      <Button size="small" onClick={onAgain}>
        {say.again}
      </Button>
    </Notice>
  );
}
