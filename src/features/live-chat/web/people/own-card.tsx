import { useState } from 'react';
import { importPart } from '#web/parts/import-part.ts';
import { useTexts } from '#web/site/page-context.ts';
import { useLater } from '#web/site/use-later.ts';
import { Button } from '#web/ui/button.tsx';
import { PersonAvatar } from '../profile/person-avatar.tsx';
import type { PanelProps } from '../screen/panel-props.ts';
import { useChat } from '../store/open-chat.ts';
import { loadCodeDialog } from './later-people-dialogs.ts';
import { peopleTexts } from './people-texts.ts';

const loadEdit = () => importPart(() => import('./edit-dialog.tsx'));

/** The member's own face in the chat, with what others scan. */
export function OwnCard({ chat, openRoom }: Pick<PanelProps, 'chat' | 'openRoom'>) {
  const say = useTexts(peopleTexts);
  const { me, people } = useChat(chat);
  const [open, setOpen] = useState<'edit' | 'code'>();
  const close = (): void => setOpen(undefined);
  const Edit = useLater(open === 'edit', loadEdit, close);
  const Code = useLater(open === 'code', loadCodeDialog, close);
  const person = people.get(me) ?? chat.profile;
  return (
    <section className="hb-chat-own" aria-label={say.mine}>
      <PersonAvatar person={person} />
      <p className="hb-chat-person-words">
        <bdi className="hb-chat-person-name">{person.nickname}</bdi>
        <span className="hb-chat-person-id">@{person.liveChatUserId}</span>
      </p>
      <div className="hb-chat-own-ways">
        <Button
          kind="primary"
          size="small"
          busy={open === 'code' && Code === undefined}
          onClick={() => setOpen('code')}
        >
          {say.showCode}
        </Button>
        <Button size="small" busy={open === 'edit' && Edit === undefined} onClick={() => setOpen('edit')}>
          {say.edit}
        </Button>
      </div>
      {open === 'edit' && Edit ? <Edit chat={chat} onClose={close} /> : null}
      {open === 'code' && Code ? <Code chat={chat} onClose={close} openRoom={openRoom} /> : null}
    </section>
  );
}
