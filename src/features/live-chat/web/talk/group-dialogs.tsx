import { useState } from 'react';
import { randomUuid } from '#kernel/random-id.ts';
import { useTexts } from '#web/site/page-context.ts';
import { cryptoRandom } from '#web/storage/crypto-random.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { groupDescriptionMax, groupTitleMax } from '../../rules/limits/chat-limits.ts';
import type { Room } from '../../rules/channel/room-shapes.ts';
import { PersonAvatar } from '../profile/person-avatar.tsx';
import { peopleTexts } from '../people/people-texts.ts';
import { PersonDialog } from '../people/person-dialog.tsx';
import { personName } from '../profile/person-name.ts';
import { type OpenChat, useChat } from '../store/open-chat.ts';
import { ContactChoice } from './contact-choice.tsx';
import { FormProblem, useForm } from '../screen/form.tsx';
import { talkTexts } from '../screen/talk-texts.ts';

export const texts = [peopleTexts, talkTexts];

/** Makes a group of contacts. */
export function NewGroupDialog({
  chat,
  onClose,
  onMade,
}: {
  chat: OpenChat;
  onClose(): void;
  onMade(roomId: number): void;
}) {
  const all = useTexts(talkTexts);
  const say = all.group;
  const common = useTexts(commonTexts);
  const [title, setTitle] = useState('');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [key] = useState(() => randomUuid(cryptoRandom));
  const { isBusy, problems, setProblems, run } = useForm();
  const make = (): void => {
    const missing: Record<string, string> = {};
    if (title.trim() === '') missing['title'] = say.nameMissing;
    if (chosen.length === 0) missing['form'] = say.nobody;
    if (Object.keys(missing).length > 0) return setProblems(missing);
    void run(async () => {
      const room = await chat.calls.createGroup(key, title, chosen);
      chat.store.takeRoom(room);
      onMade(room.id);
    });
  };
  return (
    <Dialog
      open
      width={500}
      title={say.newTitle}
      closeLabel={common.close}
      onClose={onClose}
      footer={
        <Button kind="primary" busy={isBusy} onClick={make}>
          {say.create}
        </Button>
      }
    >
      <div className="hb-stack">
        <Field label={say.name} error={problems['title']} maxLetters={groupTitleMax}>
          {(control) => <Input {...control} value={title} onChange={(event) => setTitle(event.target.value)} />}
        </Field>
        <ContactChoice chat={chat} label={say.choose} hint={say.chooseHint} chosen={chosen} onChoose={setChosen} />
        <FormProblem text={problems['form']} />
      </div>
    </Dialog>
  );
}

/** A group: its name, its people, more of them, and the way out. */
export function GroupDialog({
  chat,
  room,
  onClose,
  onLeave,
  openRoom,
}: {
  chat: OpenChat;
  room: Room;
  onClose(): void;
  onLeave(): void;
  openRoom(roomId: number): void;
}) {
  const all = useTexts(talkTexts);
  const say = all.group;
  const common = useTexts(commonTexts);
  const { people, me } = useChat(chat);
  const [title, setTitle] = useState(room.title);
  const [description, setDescription] = useState(room.description);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [isSaved, setIsSaved] = useState(false);
  const [looksAt, setLooksAt] = useState<number>();
  const lookedAt = people.get(looksAt ?? 0);
  const named = useForm();
  const adding = useForm();
  const members = room.users.filter(({ leave }) => !leave);
  const isChanged = title !== room.title || description !== room.description;
  const save = (): void => {
    setIsSaved(false);
    void named.run(async () => {
      chat.store.takeRoom(await chat.calls.changeGroup(room.id, title, description));
      setIsSaved(true);
    });
  };
  const add = (): void =>
    void adding.run(async () => {
      chat.store.takeRoom(await chat.calls.inviteToGroup(room.id, chosen));
      setChosen([]);
    });
  return (
    <Dialog open width={500} title={say.info} closeLabel={common.close} onClose={onClose}>
      <div className="hb-stack">
        <Field label={say.name} error={named.problems['title']} maxLetters={groupTitleMax}>
          {(control) => <Input {...control} value={title} onChange={(event) => setTitle(event.target.value)} />}
        </Field>
        <Field label={say.description} error={named.problems['description']} maxLetters={groupDescriptionMax}>
          {(control) => (
            <textarea
              {...control}
              rows={2}
              value={description}
              onChange={(event) => setDescription(event.target.value)}
            />
          )}
        </Field>
        <FormProblem text={named.problems['form']} />
        {isChanged ? (
          <Button kind="primary" busy={named.isBusy} onClick={save}>
            {say.save}
          </Button>
        ) : null}
        <p aria-live="polite" className={isSaved && !isChanged ? 'hb-chat-saved' : 'hb-visually-hidden'}>
          {isSaved && !isChanged ? say.saved : ''}
        </p>
        <section>
          <h3 className="hb-chat-list-title">{say.members(members.length)}</h3>
          <ul className="hb-chat-people">
            {members.map(({ user_id: id }) => (
              <li key={id}>
                <button type="button" className="hb-chat-person" aria-haspopup="dialog" onClick={() => setLooksAt(id)}>
                  <PersonAvatar person={people.get(id)} size="small" />
                  <bdi>{personName(people.get(id), all)}</bdi>
                  {id === me ? <span className="hb-chat-person-note">{all.you}</span> : null}
                </button>
              </li>
            ))}
          </ul>
        </section>
        <ContactChoice
          chat={chat}
          label={say.add}
          chosen={chosen}
          onChoose={setChosen}
          without={members.map(({ user_id: id }) => id)}
        />
        <FormProblem text={adding.problems['form']} />
        {chosen.length > 0 ? (
          <Button kind="primary" busy={adding.isBusy} onClick={add}>
            {say.addDone}
          </Button>
        ) : null}
        <Button kind="danger" onClick={onLeave}>
          {say.leave}
        </Button>
      </div>
      {lookedAt === undefined ? null : (
        <PersonDialog
          chat={chat}
          person={lookedAt}
          shownRoom={room.id}
          onClose={() => setLooksAt(undefined)}
          openRoom={(id) => {
            onClose();
            openRoom(id);
          }}
        />
      )}
    </Dialog>
  );
}
