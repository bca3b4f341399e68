import { type ReactNode, useState } from 'react';
import { EventAtDoors } from '#features/navigation/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import { shownMail } from '#kernel/mail-address.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { FocusFrame } from '#web/ui/frame/focus-frame.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CheckIcon } from '#web/ui/page-icons.tsx';
import type { MailFlow } from '../rules/mail-flow.ts';
import { accountPageTexts } from './account-page-texts.ts';
import { CodeStep } from './code-step.tsx';
import { MailStep } from './mail-step.tsx';
import { type FlowKey, useMailFlow } from './use-mail-flow.ts';
import { useStepFocus } from './use-step-focus.ts';
import { useDoorTexts } from './account-door-texts.ts';

export interface MailFlowFrameProps {
  flowKey: FlowKey;
  words: { title: string; steps: readonly string[]; leadMail: string };
  leadDetails(mail: string): string;
  sendCode(mail: string): Promise<void>;
  /** The token that the right code opened. */
  exchange(mail: string, code: string): Promise<Pick<MailFlow, 'token' | 'loginId'>>;
  /** The last step. `begin` goes back to the first one, with a message or without. */
  children(flow: MailFlow, begin: (message?: string) => void): ReactNode;
  below: ReactNode;
}

const places = { mail: 0, code: 1, details: 2 } as const;

/** Mail address, code and a last step: three steps on one page, which a reload does not lose. */
export function MailFlowFrame({
  flowKey,
  words,
  leadDetails,
  sendCode,
  exchange,
  below,
  children,
}: MailFlowFrameProps) {
  const { init } = usePageContext<SiteInit>();
  const { codeStep } = useTexts(accountPageTexts);
  const { flow, step, sent, proven, leave } = useMailFlow(flowKey, init.login.realmKey);
  const [again, setAgain] = useState<{ mail: string; message: string | undefined }>();
  const box = useStepFocus(step);

  const send = async (mail: string): Promise<void> => {
    await sendCode(mail);
    sent(mail);
  };
  const begin = (mail: string, message?: string): void => {
    setAgain({ mail, message });
    leave();
  };
  const stepOf = (): ReactNode => {
    if (flow === undefined) return <MailStep mail={again?.mail} send={send} />;
    const { mail, sentAt } = flow;
    if (step === 'details') return children(flow, (message) => begin(mail, message));
    return (
      <CodeStep
        sentAt={sentAt}
        verify={async (code) => proven(await exchange(mail, code))}
        resend={() => send(mail)}
        onOtherMail={() => begin(mail)}
      />
    );
  };

  const proved = shownMail(flow?.mail ?? '');
  const leads = { mail: words.leadMail, code: codeStep.lead(proved), details: leadDetails(proved) };
  return (
    <FocusFrame title={words.title} about={<EventAtDoors />} below={below}>
      <StepLine steps={words.steps} current={places[step]} />
      <p className="hb-step-lead">{leads[step]}</p>
      {step === 'mail' && again?.message ? (
        <Notice kind="error">
          <p>{again.message}</p>
        </Notice>
      ) : null}
      <div ref={box} className="hb-step-body">
        {stepOf()}
      </div>
    </FocusFrame>
  );
}

/** Shows the steps: done, current and to come. */
function StepLine({ steps, current }: { steps: readonly string[]; current: number }) {
  const say = useDoorTexts();
  const position = say.stepOf(current + 1, steps.length);
  return (
    <>
      <output className="hb-visually-hidden">{`${position}: ${steps[current] ?? ''}`}</output>
      <ol className="hb-steps">
        {steps.map((label, index) => (
          <li key={label} className="hb-step" aria-current={index === current ? 'step' : undefined}>
            <span className="hb-step-mark" aria-hidden="true">
              {index < current ? <CheckIcon /> : index + 1}
            </span>
            <span>{label}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
