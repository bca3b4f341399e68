import { useEffect, useRef, useState } from 'react';
import { formatByteSize } from '#kernel/byte-size.ts';
import { parseInstant } from '#kernel/period.ts';
import { shownMoment } from '#kernel/shown-date.ts';
import { saidOf } from '#web/api/said-of.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { openFile } from '#web/site/open-file.ts';
import { RichText } from '#web/site/rich-text.tsx';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { DocumentIcon } from '#web/ui/icons.tsx';
import { SuccessIcon } from '#web/ui/page-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Answered, Reward } from '../contract.ts';
import type { QuestionnaireCalls } from './questionnaire-calls.ts';
import { questionnaireTexts } from './questionnaire-texts.ts';

export interface AnsweredViewProps {
  answered: Answered;
  /** Answered just now: the heading gets the focus, for the form is gone. */
  isNew: boolean;
  openReward: QuestionnaireCalls['openReward'];
}

/** Thanks, when it was answered, and the reward. */
export function AnsweredView({ answered, isNew, openReward }: AnsweredViewProps) {
  const language = useLanguage();
  const say = useTexts(questionnaireTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const { answeredAt, thanks, reward } = answered;
  const at = parseInstant(answeredAt);
  return (
    <section className="hb-questionnaire-answered" aria-labelledby="questionnaire-answered">
      <SuccessIcon className="hb-questionnaire-done" />
      <h2 className="hb-questionnaire-thanks" id="questionnaire-answered" ref={heading} tabIndex={-1}>
        {isNew ? say.answered.thanks : say.answered.before}
      </h2>
      {at === undefined ? null : (
        <p className="hb-questionnaire-when">
          <time dateTime={answeredAt}>{say.answered.at(shownMoment(at, language))}</time>
        </p>
      )}
      {thanks === '' ? null : <RichText html={thanks} />}
      {reward === null ? null : <RewardCard reward={reward} openReward={openReward} />}
    </section>
  );
}

/** The file is behind an address that is made for each press and works for a minute. */
function RewardCard({ reward, openReward }: Pick<AnsweredViewProps, 'openReward'> & { reward: Reward }) {
  const { reward: say } = useTexts(questionnaireTexts);
  const common = useTexts(commonTexts);
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [problem, setProblem] = useState<string>();
  const open = async (): Promise<void> => {
    setState('busy');
    setProblem(undefined);
    try {
      openFile(await openReward());
      setState('done');
    } catch (error) {
      setProblem(saidOf(error, common, say.failed));
      setState('idle');
    }
  };
  return (
    <div className="hb-questionnaire-reward">
      <p className="hb-questionnaire-reward-label">{say.title}</p>
      <div className="hb-questionnaire-reward-file">
        <DocumentIcon />
        <div>
          <p className="hb-questionnaire-reward-name">{reward.name}</p>
          <p className="hb-questionnaire-reward-meta">
            {reward.ending.toUpperCase()} · {formatByteSize(reward.bytes)}
          </p>
        </div>
      </div>
      <Button kind="primary" wide busy={state === 'busy'} onClick={() => void open()}>
        {state === 'busy' ? say.receiving : say.receive}
      </Button>
      <output className="hb-questionnaire-status">{state === 'done' ? say.received : ''}</output>
      {problem === undefined ? null : <Notice kind="error">{problem}</Notice>}
    </div>
  );
}
