import { useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { beginTalk } from '../people/begin-talk.ts';
import { peopleTexts } from '../people/people-texts.ts';
import { useContacts } from '../people/use-contacts.ts';
import { useDoing } from '../people/use-doing.ts';
import { PersonAvatar } from '../profile/person-avatar.tsx';
import { personName } from '../profile/person-name.ts';
import { chatHash } from '../screen/chat-place.ts';
import { LongRows } from '../screen/long-rows.tsx';
import { talkTexts } from '../screen/talk-texts.ts';
import { type OpenChat, useChat } from '../store/open-chat.ts';

export const texts = [peopleTexts, talkTexts];

interface NewTalkDialogProps {
  chat: OpenChat;
  onClose(): void;
  onOpened(roomId: number): void;
}

/** Opens the talk with one of the contacts, or leads to the search for somebody new. */
export function NewTalkDialog({ chat, onClose, onOpened }: NewTalkDialogProps) {
  const say = useTexts(talkTexts);
  const common = useTexts(commonTexts);
  const { people } = useChat(chat);
  const { people: known, totals, left, more, hasFailed } = useContacts(chat, 'known');
  const doing = useDoing();
  const begin = (userId: number) =>
    doing.run(async () => {
      const person = people.get(userId);
      onOpened((await beginTalk(chat, { userId, liveChatUserId: person?.liveChatUserId ?? '' })).id);
    }, userId);
  return (
    <Dialog
      open
      width={500}
      title={say.list.newTalk}
      closeLabel={common.close}
      onClose={onClose}
      footer={
        <LinkButton href={chatHash({ tab: 'search', roomId: undefined })} onClick={onClose}>
          {say.list.find}
        </LinkButton>
      }
    >
      <div className="hb-stack">
        {doing.problem ? <Notice kind="error">{doing.problem}</Notice> : null}
        {hasFailed ? <Notice kind="error">{say.failed}</Notice> : null}
        {totals === undefined && !hasFailed ? <Skeleton shape="row" count={3} /> : null}
        {totals?.known === 0 ? <p className="hb-field-hint">{say.list.noContacts}</p> : null}
        <LongRows className="hb-chat-people" rows={known} left={left} onMore={more} idOf={({ user_id: id }) => id}>
          {({ user_id: id, room_id: roomId }) => (
            <li key={id}>
              <button
                type="button"
                className="hb-chat-person"
                aria-busy={doing.isDoingAbout(id) || undefined}
                onClick={() => (roomId === null ? void begin(id) : onOpened(roomId))}
              >
                <PersonAvatar person={people.get(id)} size="small" />
                <bdi>{personName(people.get(id), say)}</bdi>
              </button>
            </li>
          )}
        </LongRows>
      </div>
    </Dialog>
  );
}
