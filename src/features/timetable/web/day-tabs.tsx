import { saidDay } from '#kernel/said-date.ts';
import { useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import { TabLinks } from '#web/ui/tabs.tsx';
import { timetableHref } from './timetable-address.ts';
import { timetableTexts } from './timetable-texts.ts';

interface TabsProps {
  contentId: number;
  days: readonly { date: string; label: string }[];
  shown: string | undefined;
}

/** The days of a timetable, where it has several. */
export function DayTabs({ contentId, days, shown }: TabsProps) {
  const context = usePageContext();
  const say = useTexts(timetableTexts);
  const language = useLanguage();
  if (days.length < 2) return null;
  return (
    <TabLinks
      label={say.days}
      links={days.map(({ date, label }) => ({
        href: timetableHref(context, contentId, { date }),
        label: (
          <>
            {label === '' ? null : <span className="hb-timetable-day">{label}</span>}
            {saidDay(date, language)}
          </>
        ),
        current: date === shown,
      }))}
    />
  );
}
