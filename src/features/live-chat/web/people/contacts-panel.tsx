import { useState } from 'react';
import { useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { UsersIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { ChatProfile } from '../../contract/profile.ts';
import { type Acquaintance, acquaintances } from '../../rules/search/acquaintances.ts';
import type { PanelProps } from '../screen/panel-props.ts';
import { OwnCard } from './own-card.tsx';
import { peopleTexts } from './people-texts.ts';
import { PersonDialog } from './person-dialog.tsx';
import { PersonLine } from './person-line.tsx';
import { useDoing } from './use-doing.ts';
import { useChat } from '../store/open-chat.ts';
import './people.css';

export const texts = [peopleTexts];

/** The people whom a member knows, and the member's own card for those to come. */
export function ContactsPanel({ chat, openRoom }: PanelProps) {
  const say = useTexts(peopleTexts);
  const state = useChat(chat);
  const [opened, setOpened] = useState<ChatProfile>();
  const [isSent, setIsSent] = useState(false);
  const doing = useDoing();
  const { known, deleted, blocked } = acquaintances(
    state.contacts,
    new Map([...state.talks].map(([id, { room }]) => [id, room])),
    state.me,
    state.blockedPeople,
  );
  const addAgain = (id: number) =>
    doing.run(async () => {
      chat.store.takeRoom(await chat.calls.addContact(id));
      await chat.store.reload();
      setIsSent(true);
    });
  const unblock = (id: number) =>
    doing.run(async () => {
      await chat.calls.block({ userId: id }, false);
      await chat.store.reload();
    });
  const line = ({ userId, roomId, state: how }: Acquaintance) => {
    const person = state.people.get(userId);
    return (
      <PersonLine
        key={userId}
        chat={chat}
        person={person}
        state={how === 'sent' ? say.sent : how === 'received' ? say.received : undefined}
        onOpen={person && (() => setOpened(person))}
        action={
          <Button size="small" onClick={() => openRoom(roomId)}>
            {say.talk}
          </Button>
        }
      />
    );
  };
  const others = (title: string, ids: readonly number[], label: string, run: (id: number) => void) =>
    ids.length === 0 ? null : (
      <details className="hb-chat-others">
        <summary>
          {title} ({ids.length})
        </summary>
        <ul className="hb-chat-people">
          {ids.map((id) => (
            <PersonLine
              key={id}
              chat={chat}
              person={state.people.get(id)}
              action={
                <Button size="small" busy={doing.isDoing} onClick={() => run(id)}>
                  {label}
                </Button>
              }
            />
          ))}
        </ul>
      </details>
    );
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
        {known.length === 0 ? (
          <EmptyState icon={<UsersIcon />} title={say.noContactsTitle} text={say.noContactsText} />
        ) : (
          <ul className="hb-chat-people">{known.map(line)}</ul>
        )}
      </section>
      {others(say.deleted, deleted, say.addAgain, (id) => void addAgain(id))}
      {others(say.blocked, blocked, say.unblock, (id) => void unblock(id))}
      {opened ? (
        <PersonDialog chat={chat} person={opened} openRoom={openRoom} onClose={() => setOpened(undefined)} />
      ) : null}
    </div>
  );
}
