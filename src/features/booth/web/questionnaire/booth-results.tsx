import { useEffect, useState } from 'react';
import type { Personal } from '#features/account/web.ts';
import { parseInstant } from '#kernel/period.ts';
import { shownMoment } from '#kernel/shown-date.ts';
import { saidOf } from '#web/api/said-of.ts';
import { openFile } from '#web/site/open-file.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { usePersonal } from '#web/site/personal.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { DownloadIcon } from '#web/ui/page-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { BoothResults } from '../../contract/questionnaire.ts';
import type { BoothQuestionnaireCalls } from './booth-questionnaire-calls.ts';
import { boothQuestionnaireTexts } from './booth-questionnaire-texts.ts';
import './booth-results.css';

/** The results for who runs this booth; null for everybody else, undefined until an exhibitor's are known. */
export function useBoothResults({ readResults }: BoothQuestionnaireCalls): BoothResults | null | undefined {
  const { personal } = usePersonal<Personal>();
  const isExhibitor = personal?.userdata.isExhibitor === true;
  const [results, setResults] = useState<BoothResults | null>();
  useEffect(() => {
    if (!isExhibitor) return;
    let isStale = false;
    // An exhibitor of another booth gets a 404.
    const take = (read: BoothResults | null): void => {
      if (!isStale) setResults(read);
    };
    readResults().then(take, () => take(null));
    return () => {
      isStale = true;
    };
  }, [isExhibitor, readResults]);
  return isExhibitor ? results : null;
}

interface BoothResultsPanelProps {
  results: BoothResults;
  fetchResults: BoothQuestionnaireCalls['fetchResults'];
}

/** How many have answered, and the answers as a file. */
export function BoothResultsPanel({ results: { answers, lastAt }, fetchResults }: BoothResultsPanelProps) {
  const language = useLanguage();
  const { results: say } = useTexts(boothQuestionnaireTexts);
  const common = useTexts(commonTexts);
  const [state, setState] = useState<{ isBusy: boolean; problem?: string }>({ isBusy: false });
  const save = async (): Promise<void> => {
    setState({ isBusy: true });
    try {
      openFile(await fetchResults());
      setState({ isBusy: false });
    } catch (error) {
      setState({ isBusy: false, problem: saidOf(error, common, say.failed) });
    }
  };
  const last = parseInstant(lastAt ?? '');
  return (
    <section className="hb-panel hb-booth-results" aria-labelledby="booth-results">
      <div>
        <h2 id="booth-results">{say.title}</h2>
        <p>{say.count(answers)}</p>
        {last === undefined ? null : <p className="hb-booth-results-last">{say.last(shownMoment(last, language))}</p>}
      </div>
      {answers === 0 ? null : (
        <Button icon={<DownloadIcon />} busy={state.isBusy} onClick={() => void save()}>
          {say.save}
        </Button>
      )}
      {state.problem === undefined ? null : <Notice kind="error">{state.problem}</Notice>}
    </section>
  );
}
