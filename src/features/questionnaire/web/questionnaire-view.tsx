import { useEffect, useState } from 'react';
import { saidDate } from '#kernel/said-date.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { RichText } from '#web/site/rich-text.tsx';
import { useServerNow } from '#web/site/use-server-now.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CalendarIcon } from '#web/ui/icons.tsx';
import { GiftIcon } from '#web/ui/page-icons.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Questionnaire } from '../contract.ts';
import { questionnaireState } from '../rules/questionnaire-state.ts';
import { AnswerForm } from './answer-form.tsx';
import { AnsweredView } from './answered-view.tsx';
import type { QuestionnaireCalls } from './questionnaire-calls.ts';
import { questionnaireTexts } from './questionnaire-texts.ts';
import { useOwnAnswer } from './use-own-answer.ts';
import './questionnaire.css';

export interface QuestionnaireViewProps {
  /** As the page was made; the questionnaire may have begun or ended since. */
  questionnaire: Questionnaire;
  calls: QuestionnaireCalls;
  /** Names the questionnaire among all of this host. */
  place: string;
  /** Who will read the answers. */
  audience: string;
  /** Told when the visitor has answered on this page. */
  onAnswered?(): void;
}

/** A questionnaire in each of its states: not started, open, answered, expired. */
export function QuestionnaireView({
  questionnaire: first,
  calls,
  place,
  audience,
  onAnswered,
}: QuestionnaireViewProps) {
  const language = useLanguage();
  const say = useTexts(questionnaireTexts);
  const now = useServerNow();
  const [questionnaire, setQuestionnaire] = useState(first);
  useEffect(() => setQuestionnaire(first), [first]);
  const { answered, isNew, userId, take, reload } = useOwnAnswer(calls);
  const state = questionnaireState(questionnaire.base, now);
  const hasBegun = questionnaire.state === 'notStarted' && state === 'open';
  useEffect(() => {
    // The page was made before the start, without the questions.
    if (hasBegun) void calls.read().then(setQuestionnaire, () => {});
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once, at the start
  }, [hasBegun]);

  const { base, description, questions, reward } = questionnaire;
  if (answered) return <AnsweredView answered={answered} isNew={isNew} openReward={calls.openReward} />;
  if (state === 'notStarted') {
    const start = saidDate(base.visibleStartDate, language, now);
    const text = start === '' ? say.notStartedSoon : say.notStarted.text(start);
    return <EmptyState icon={<CalendarIcon />} title={say.notStarted.title} text={text} />;
  }
  if (questions.length === 0 && !hasBegun) {
    const end = saidDate(base.visibleEndDate, language, now);
    const text = end === '' ? say.expiredPlain : say.expired.text(end);
    return <EmptyState icon={<CalendarIcon />} title={say.expired.title} text={text} />;
  }
  return (
    <div className="hb-questionnaire">
      {description === '' ? null : <RichText html={description} />}
      {reward === null ? null : (
        <p className="hb-questionnaire-teaser">
          <GiftIcon />
          {say.rewardTeaser(reward.name)}
        </p>
      )}
      {answered === undefined || questions.length === 0 ? (
        <div className="hb-questionnaire-waiting" aria-busy="true">
          <noscript>
            <p>{say.needsScript}</p>
          </noscript>
          <span className="hb-visually-hidden">{say.loading}</span>
          <Skeleton shape="row" count={4} />
        </div>
      ) : (
        <AnswerForm
          questions={questions}
          calls={calls}
          place={{ place, owner: userId }}
          audience={audience}
          isOver={state === 'expired'}
          onAnswered={(given) => {
            take(given);
            onAnswered?.();
          }}
          onAnsweredBefore={reload}
        />
      )}
    </div>
  );
}
