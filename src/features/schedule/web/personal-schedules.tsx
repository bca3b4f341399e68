import { useEffect, useMemo, useState } from 'react';
import { useFavorites, useModuleHistory } from '#features/favorite/web.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import type { ScheduleListAnswer } from '../contract.ts';
import { scheduleIdsMax } from '../rules/schedule.ts';
import { callSchedules } from './read-schedules.ts';
import { countOf, ScheduleLines, type WidgetModule } from './schedule-lines.tsx';
import { scheduleTexts } from './schedule-texts.ts';

export const texts = [scheduleTexts];

interface PersonalProps {
  module: WidgetModule;
  filterType: 'History' | 'Favorite';
}

/** The widget of what was seen or marked: it appears after hydration, and without any session it takes no place. */
export function Part({ module, filterType }: PersonalProps) {
  const context = usePageContext();
  const say = useTexts(scheduleTexts);
  const { contentId } = module;
  const count = countOf(module);
  const history = useModuleHistory('schedule');
  const { list } = useFavorites();
  const asked = useMemo(() => {
    const items = (filterType === 'History' ? (history ?? []) : list).filter((one) => one.contentId === contentId);
    return items
      .map(({ detailId }) => detailId)
      .slice(0, scheduleIdsMax)
      .join();
  }, [filterType, history, list, contentId]);
  const [answer, setAnswer] = useState<ScheduleListAnswer>();
  useEffect(() => {
    if (asked === '') return setAnswer(undefined);
    let isStale = false;
    callSchedules(context, contentId, {
      filter_type: filterType,
      schedule_ids: asked.split(',').map(Number),
      per_page: count,
    }).then(
      ({ data }) => {
        if (!isStale) setAnswer(data);
      },
      // A failure of this list must not disturb the visitor.
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [context, contentId, filterType, asked, count]);
  if (answer === undefined || answer.scheduleContents.length === 0) return null;
  return (
    <ScheduleLines module={module} answer={answer} title={filterType === 'History' ? say.history : say.favorites} />
  );
}
