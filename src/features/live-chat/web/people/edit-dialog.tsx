import { useTexts } from '#web/site/page-context.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ProfileForm, texts as formTexts } from '../profile/profile-form.tsx';
import { type OpenChat, useChat } from '../store/open-chat.ts';
import { peopleTexts } from './people-texts.ts';

export const texts = [...formTexts, peopleTexts];

interface EditDialogProps {
  chat: OpenChat;
  onClose(): void;
}

/** Changes how others see the member. */
export function Part({ chat, onClose }: EditDialogProps) {
  const say = useTexts(peopleTexts);
  const { me, people } = useChat(chat);
  return (
    <Dialog open title={say.edit} closeLabel={say.close} onClose={onClose} width={500}>
      <ProfileForm
        address={chat.address}
        profile={{ ...chat.profile, ...people.get(me) }}
        tags={chat.tags}
        onSaved={(profile) => {
          chat.store.takePeople([profile]);
          onClose();
        }}
      />
    </Dialog>
  );
}
