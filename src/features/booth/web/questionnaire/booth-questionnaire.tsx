import { useEffect, useMemo, useState } from 'react';
import { type Questionnaire, questionnaireScreenTexts, QuestionnaireView } from '#features/questionnaire/web.ts';
import { siteKey } from '#features/site/rules/site-key.ts';
import { saidOf } from '#web/api/said-of.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { BoothSlotProps } from '../slot/slot-props.ts';
import { boothQuestionnaireCalls } from './booth-questionnaire-calls.ts';
import { boothQuestionnaireTexts } from './booth-questionnaire-texts.ts';
import { BoothResultsPanel, useBoothResults } from './booth-results.tsx';
import { useAnsweredBooths } from './use-answered-booths.ts';

export const texts = [boothQuestionnaireTexts, ...questionnaireScreenTexts];

/** The questionnaire of a booth; after the answer the complete page is in its place (BOOTH-004). */
export function Part({ contentId, boothId, title }: BoothSlotProps) {
  const context = usePageContext();
  const say = useTexts(boothQuestionnaireTexts);
  const common = useTexts(commonTexts);
  const { remember } = useAnsweredBooths();
  const { api, site, language } = context;
  const calls = useMemo(
    () => boothQuestionnaireCalls({ api, site }, contentId, boothId),
    [api, site, contentId, boothId],
  );
  const [questionnaire, setQuestionnaire] = useState<Questionnaire>();
  const [problem, setProblem] = useState<string>();
  const [tries, setTries] = useState(0);
  const results = useBoothResults(calls);
  useEffect(() => {
    let isStale = false;
    calls.read().then(
      (read) => {
        if (!isStale) setQuestionnaire(read);
      },
      (error: unknown) => {
        if (!isStale) setProblem(saidOf(error, common));
      },
    );
    return () => {
      isStale = true;
    };
  }, [calls, common, language, tries]);

  if (problem !== undefined) {
    const again = (): void => {
      setProblem(undefined);
      setTries((before) => before + 1);
    };
    return (
      <div className="hb-stack">
        <Notice kind="error">{problem}</Notice>
        <p>
          <Button onClick={again}>{say.again}</Button>
        </p>
      </div>
    );
  }
  if (questionnaire === undefined || results === undefined) {
    return (
      <div aria-busy="true">
        <span className="hb-visually-hidden">{common.loading}</span>
        <Skeleton shape="row" count={4} />
      </div>
    );
  }
  return (
    <div className="hb-stack">
      {results === null ? null : <BoothResultsPanel results={results} fetchResults={calls.fetchResults} />}
      <QuestionnaireView
        questionnaire={questionnaire}
        calls={calls}
        place={`${siteKey(site)}/${contentId}/${boothId}`}
        audience={say.audience(title)}
        onAnswered={() => remember({ contentId, detailId: boothId })}
      />
    </div>
  );
}
