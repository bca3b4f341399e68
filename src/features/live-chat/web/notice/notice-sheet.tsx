import { useCallback, useEffect, useState } from 'react';
import { saidOf } from '#web/api/said-of.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { NoticeSettings } from '../../contract/notice.ts';
import type { OpenChat } from '../store/open-chat.ts';
import { noticeCalls } from './notice-calls.ts';
import { noticeScreenTexts } from './notice-screen-texts.ts';
import { PushSwitch } from './push-switch.tsx';

interface NoticeSheetProps {
  chat: Pick<OpenChat, 'address' | 'profile'>;
  onClose(): void;
}

/** How a member is notified of messages while they are away. */
export function NoticeSheet({ chat, onClose }: NoticeSheetProps) {
  const { api } = usePageContext();
  const say = useTexts(noticeScreenTexts);
  const common = useTexts(commonTexts);
  const [settings, setSettings] = useState<NoticeSettings | 'loading' | 'failed'>('loading');
  const [outcome, setOutcome] = useState<{ isError: boolean; words: string }>();
  const { address, profile } = chat;
  const load = useCallback(() => {
    setSettings('loading');
    noticeCalls(api, address)
      .read()
      .then(setSettings, () => setSettings('failed'));
  }, [api, address]);
  useEffect(load, [load]);

  const change = async (changed: NoticeSettings): Promise<void> => {
    const before = settings;
    setSettings(changed);
    setOutcome(undefined);
    try {
      setSettings(await noticeCalls(api, address).saveMails(changed.mails));
      setOutcome({ isError: false, words: say.saved });
    } catch (error) {
      setSettings(before);
      setOutcome({ isError: true, words: saidOf(error, common, say.failed) });
    }
  };

  return (
    <Dialog open width={500} title={say.title} closeLabel={common.close} onClose={onClose}>
      {settings === 'loading' ? (
        <p aria-live="polite">{say.loading}</p>
      ) : settings === 'failed' ? (
        <div className="hb-stack">
          <Notice kind="error">{say.unread}</Notice>
          <Button onClick={load}>{say.again}</Button>
        </div>
      ) : (
        <div className="hb-stack">
          <label className="hb-check hb-chat-notice">
            <input
              type="checkbox"
              checked={settings.mails}
              aria-describedby="chat-notice-mails"
              onChange={({ target }) => void change({ ...settings, mails: target.checked })}
            />
            <span>{say.mails}</span>
          </label>
          <p className="hb-chat-notice-hint" id="chat-notice-mails">
            {say.mailsHint}
          </p>
          {settings.pushKey === null ? null : (
            <PushSwitch address={address} me={profile.id} pushKey={settings.pushKey} />
          )}
          {outcome ? (
            <Notice kind={outcome.isError ? 'error' : 'success'} announce>
              {outcome.words}
            </Notice>
          ) : null}
        </div>
      )}
    </Dialog>
  );
}
