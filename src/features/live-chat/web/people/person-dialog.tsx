import { useEffect, useState } from 'react';
import { useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ChatIcon } from '#web/ui/icons.tsx';
import { MessageDialog } from '#web/ui/message-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { ChatProfile } from '../../contract/profile.ts';
import { PersonAvatar } from '../profile/person-avatar.tsx';
import { personName } from '../profile/person-name.ts';
import { type OpenChat, useChat } from '../store/open-chat.ts';
import { talkTexts } from '../screen/talk-texts.ts';
import { peopleTexts } from './people-texts.ts';
import { beginTalk } from './begin-talk.ts';
import { useDoing } from './use-doing.ts';
import './people.css';

export const texts = [peopleTexts, talkTexts];

interface PersonDialogProps {
  chat: OpenChat;
  person: ChatProfile;
  /** The room that is shown: no way leads to the talk where one is. */
  shownRoom?: number | undefined;
  onClose(): void;
  openRoom(roomId: number): void;
}

type Question = 'remove' | 'block';

/** The acts that a person's card offers: talk, delete the contact, block. */
export function PersonDialog({ chat, person, shownRoom, onClose, openRoom }: PersonDialogProps) {
  const say = useTexts(peopleTexts);
  const talk = useTexts(talkTexts);
  const { me, contacts, blockedPeople, talks, version } = useChat(chat);
  const [question, setQuestion] = useState<Question>();
  const doing = useDoing();
  const name = personName(person, talk);
  const here = talks.get(shownRoom ?? 0)?.room;
  const isHere = here?.group === false && here.users.some(({ user_id: id }) => id === person.id);
  const isBlocked = blockedPeople.has(person.id);
  const isContact = contacts.has(person.id);
  const tags = chat.tags.filter(({ tagId }) => person.tagIds.includes(tagId));

  useEffect(() => {
    // Until it is answered, the page knows what its rooms tell.
    chat.calls.readContacts({ ids: String(person.id) }).then(
      ({ people }) => chat.store.takeKnown([person.id], people),
      () => undefined,
    );
  }, [chat, person.id, version]);
  const known = { userId: person.id, liveChatUserId: person.liveChatUserId };

  const start = () =>
    doing.run(async () => {
      const room = await beginTalk(chat, known);
      onClose();
      openRoom(room.id);
    });
  const end = (asked: Question) =>
    doing.run(async () => {
      setQuestion(undefined);
      if (asked === 'remove') await chat.calls.deleteContact(person.id);
      else await chat.calls.block(known, true);
      await chat.store.reload();
      onClose();
    });
  return (
    <Dialog open title={<bdi>{name}</bdi>} onClose={onClose} closeLabel={say.close} width={400}>
      <div className="hb-chat-person-sheet">
        <PersonAvatar person={person} size="large" />
        {person.isRegistered ? <p className="hb-chat-person-id">@{person.liveChatUserId}</p> : null}
        {tags.length > 0 ? (
          <p className="hb-chat-tag-row">
            {tags.map((tag) => (
              <Chip key={tag.tagId}>{tag.name}</Chip>
            ))}
          </p>
        ) : null}
        {doing.problem ? <Notice kind="error">{doing.problem}</Notice> : null}
        {person.id === me ? null : (
          <div className="hb-chat-person-ways">
            {isBlocked || isHere || !person.isRegistered ? null : (
              <Button kind="primary" wide icon={<ChatIcon />} busy={doing.isDoing} onClick={() => void start()}>
                {say.talk}
              </Button>
            )}
            {isContact ? (
              <Button kind="quiet" wide onClick={() => setQuestion('remove')}>
                {say.remove}
              </Button>
            ) : null}
            {isBlocked ? (
              <Button
                wide
                busy={doing.isDoing}
                onClick={() =>
                  void doing.run(async () => {
                    await chat.calls.block(known, false);
                    await chat.store.reload();
                  })
                }
              >
                {say.unblock}
              </Button>
            ) : (
              <Button kind="quiet" wide onClick={() => setQuestion('block')}>
                {say.block}
              </Button>
            )}
          </div>
        )}
      </div>
      <MessageDialog
        open={question !== undefined}
        title={question === 'block' ? say.blockTitle(name) : say.removeTitle(name)}
        text={question === 'block' ? say.blockText : say.removeText}
        onClose={() => setQuestion(undefined)}
        buttons={[
          { label: say.cancel, onSelect: () => setQuestion(undefined) },
          {
            label: question === 'block' ? say.block : say.removeNow,
            kind: 'danger',
            onSelect: () => question && void end(question),
          },
        ]}
      />
    </Dialog>
  );
}
