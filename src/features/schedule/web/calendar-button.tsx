import { useState } from 'react';
import { saidOf } from '#web/api/said-of.ts';
import { openFile } from '#web/site/open-file.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { CalendarIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { fetchCalendar } from './read-schedules.ts';
import { scheduleTexts } from './schedule-texts.ts';

interface CalendarButtonProps {
  contentId: number;
  scheduleIds: readonly number[];
  label: string;
}

/** Saves sessions as a file that a calendar opens. */
export function CalendarButton({ contentId, scheduleIds, label }: CalendarButtonProps) {
  const context = usePageContext();
  const say = useTexts(scheduleTexts);
  const common = useTexts(commonTexts);
  const [state, setState] = useState<{ isBusy: boolean; problem: string }>({ isBusy: false, problem: '' });
  const save = async (): Promise<void> => {
    setState({ isBusy: true, problem: '' });
    try {
      openFile(await fetchCalendar(context, contentId, scheduleIds));
      setState({ isBusy: false, problem: '' });
    } catch (error) {
      setState({ isBusy: false, problem: saidOf(error, common, say.calendarFailed) });
    }
  };
  return (
    <div className="hb-schedule-calendar">
      <Button icon={<CalendarIcon />} busy={state.isBusy} onClick={() => void save()}>
        {label}
      </Button>
      {state.problem === '' ? null : <Notice kind="error">{state.problem}</Notice>}
    </div>
  );
}
