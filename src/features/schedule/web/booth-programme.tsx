import { favoriteTexts } from '#features/favorite/web.ts';
import { saidDay } from '#kernel/said-date.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { ScheduleListAnswer } from '../contract.ts';
import { byTime, scheduleIdsMax } from '../rules/schedule.ts';
import { callNamedSchedules } from './read-schedules.ts';
import { AgendaSession } from './schedule-agenda.tsx';
import { scheduleTexts } from './schedule-texts.ts';
import { sessionOf } from './session-of.ts';
import './schedule.css';

export const texts = [scheduleTexts, favoriteTexts];

interface ProgrammeProps {
  scheduleContentId: number;
  sessionIds: readonly number[];
  /** Stands in their place until they are there. */
  waiting: ReactNode;
}

/** The sessions that a booth names, day by day. */
export function Part({ scheduleContentId, sessionIds, waiting }: ProgrammeProps) {
  const context = usePageContext();
  const language = useLanguage();
  const say = useTexts(scheduleTexts);
  const [answer, setAnswer] = useState<ScheduleListAnswer | 'failed'>();
  const asked = sessionIds.slice(0, scheduleIdsMax).join();
  useEffect(() => {
    let isStale = false;
    callNamedSchedules(context, scheduleContentId, asked.split(',').map(Number)).then(
      (read) => {
        if (!isStale) setAnswer(read);
      },
      () => {
        if (!isStale) setAnswer('failed');
      },
    );
    return () => {
      isStale = true;
    };
  }, [context, scheduleContentId, asked]);
  if (answer === undefined) return waiting;
  if (answer === 'failed') return <p>{say.programmeFailed}</p>;
  const sessions = answer.scheduleContents.map((one) => sessionOf(one, answer));
  const dates = [...new Set(sessions.map(({ date }) => date))];
  return dates.map((date) => (
    <div key={date}>
      <h3 className="hb-schedule-day">{saidDay(date, language)}</h3>
      <ul className="hb-schedule-programme">
        {byTime(sessions.filter((one) => one.date === date)).map((one) => (
          <li key={one.scheduleId}>
            <AgendaSession contentId={scheduleContentId} session={one} />
          </li>
        ))}
      </ul>
    </div>
  ));
}
