import { useEffect, useState } from 'react';
import { saidOf } from '#web/api/said-of.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { ChatAddress } from '../desk/chat-address.ts';
import { pushOwner, pushWorker, setPushOwner } from './keep-push.ts';
import { noticeCalls } from './notice-calls.ts';
import { noticeScreenTexts } from './notice-screen-texts.ts';
import { canBePushed, isIphoneBrowser, joinPush, leavePush, presentPush } from './push-browser.ts';

/** Turns the pushes to this browser on and off; the browser asks the visitor only after a press. */
export function PushSwitch({ address, me, pushKey }: { address: ChatAddress; me: number; pushKey: string }) {
  const context = usePageContext();
  const say = useTexts(noticeScreenTexts);
  const common = useTexts(commonTexts);
  const worker = pushWorker(context, address);
  const { scope } = worker;
  const calls = noticeCalls(context.api, address);
  const [isOn, setIsOn] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const can = canBePushed();
  useEffect(() => {
    if (!can) return;
    presentPush(scope).then(
      (found) => setIsOn(found !== undefined && pushOwner(scope) === me && Notification.permission === 'granted'),
      () => undefined,
    );
  }, [can, me, scope]);

  const change = async (wanted: boolean): Promise<void> => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      if (wanted) {
        const push = await joinPush(worker, pushKey);
        if (push === undefined) return setProblem(say.pushDenied);
        await calls.subscribe(push);
        setPushOwner(scope, me);
      } else {
        const push = await presentPush(scope);
        setPushOwner(scope, undefined);
        await leavePush(scope);
        if (push !== undefined) await calls.unsubscribe(push.endpoint);
      }
      setIsOn(wanted);
    } catch (error) {
      setProblem(saidOf(error, common, say.failed));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <>
      <label className="hb-check hb-chat-notice">
        <input
          type="checkbox"
          checked={isOn}
          disabled={!can || isBusy}
          aria-describedby="chat-notice-push"
          onChange={({ target }) => void change(target.checked)}
        />
        <span>{say.push}</span>
      </label>
      <p className="hb-chat-notice-hint" id="chat-notice-push">
        {can ? say.pushHint : isIphoneBrowser() ? say.pushOnIphone : say.pushImpossible}
      </p>
      {problem ? <Notice kind="error">{problem}</Notice> : null}
    </>
  );
}
