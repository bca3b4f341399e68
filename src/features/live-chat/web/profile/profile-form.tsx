import { useState } from 'react';
import { AccountForm, fieldProblems, TextField, typedIn } from '#features/account/web.ts';
import { uploadTexts } from '#features/upload/web.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { LockIcon } from '#web/ui/icons.tsx';
import type { OwnProfile, saveChatProfile } from '../../contract/profile.ts';
import { nicknameMax, userIdMax } from '../../rules/limits/chat-limits.ts';
import { userIdProblem } from '../../rules/profile/chat-user-id.ts';
import type { ChatAddress } from '../desk/chat-address.ts';
import { chatProfileTexts } from './chat-profile-texts.ts';
import { PictureField } from './picture-field.tsx';
import { TagChoice } from './tag-choice.tsx';
import './profile.css';

export const texts = [chatProfileTexts, uploadTexts];

interface ProfileFormProps {
  address: ChatAddress;
  /** Null: the member registers. */
  profile: OwnProfile | null;
  tags: readonly { tagId: number; name: string }[];
  onSaved(profile: OwnProfile): void;
}

/** The part of a member that others see in the chat. The chat ID stays as it was set (CHAT-039). */
export function ProfileForm({ address, profile, tags, onSaved }: ProfileFormProps) {
  const { api } = usePageContext();
  const say = useTexts(chatProfileTexts);
  const [tagIds, setTagIds] = useState<readonly number[]>(profile?.tagIds ?? []);
  const [image, setImage] = useState(profile?.image ?? '');
  const [isUploading, setIsUploading] = useState(false);
  const isNew = profile === null;

  const check = (values: FormData) => {
    const problem = isNew ? userIdProblem(typedIn(values, 'liveChatUserId').trim()) : undefined;
    const nickname = typedIn(values, 'nickname').trim();
    return fieldProblems({
      liveChatUserId: problem === 'tooLong' ? say.wrong.tooLong(userIdMax) : problem && say.wrong[problem],
      nickname:
        nickname === ''
          ? say.nicknameMissing
          : nickname.length > nicknameMax
            ? say.nicknameTooLong(nicknameMax)
            : undefined,
    });
  };
  const send = async (values: FormData): Promise<void> => {
    const body = {
      ...(isNew && { liveChatUserId: typedIn(values, 'liveChatUserId').trim() }),
      nickname: typedIn(values, 'nickname'),
      image,
      tagIds: tagIds.join(','),
    };
    const { data } = await api.post<typeof saveChatProfile>(
      'live_chat/profile/{portalId}[/{eventId}]/{contentId}/{dataSourceId}',
      { params: address, body, isQuiet: true },
    );
    onSaved(data);
  };
  return (
    <AccountForm
      check={check}
      send={send}
      isWaiting={isUploading}
      submit={isNew ? say.register : say.save}
      submitting={isNew ? say.registering : say.saving}
    >
      {(problemOf) => (
        <>
          <TextField
            name="liveChatUserId"
            label={say.chatId}
            hint={isNew ? say.chatIdHint(userIdMax) : say.chatIdFixed}
            defaultValue={profile?.liveChatUserId}
            readOnly={!isNew}
            autoComplete="off"
            error={problemOf('liveChatUserId')}
          />
          <TextField
            name="nickname"
            label={say.nickname}
            hint={say.nicknameHint}
            defaultValue={profile?.nickname}
            autoComplete="nickname"
            error={problemOf('nickname')}
          />
          <PictureField
            path={image}
            error={problemOf('image')}
            onChange={setImage}
            onUploading={setIsUploading}
            person={profile}
          />
          {tags.length > 0 ? (
            <TagChoice
              label={say.tags}
              hint={say.tagsHint}
              tags={tags}
              chosen={tagIds}
              onChoose={setTagIds}
              error={problemOf('tagIds')}
            />
          ) : null}
          <p className="hb-chat-privacy">
            <LockIcon />
            <span>{say.privacy}</span>
          </p>
        </>
      )}
    </AccountForm>
  );
}
