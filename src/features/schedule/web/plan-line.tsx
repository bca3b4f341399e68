import { useTexts } from '#web/site/page-context.ts';
import { WarningIcon } from '#web/ui/icons.tsx';
import { ClockIcon } from '#web/ui/page-icons.tsx';
import type { PlanNote } from '../rules/plan.ts';
import { spanOf } from '../rules/remaining.ts';
import { scheduleTexts } from './schedule-texts.ts';

/** What a favourite overlaps with, and the gap after it. */
export function PlanLine({ note }: { note: PlanNote<{ title: string }> | undefined }) {
  const say = useTexts(scheduleTexts);
  if (note === undefined) return null;
  const { overlaps, gapMinutes } = note;
  return (
    <>
      {overlaps.length === 0 ? null : (
        <p className="hb-schedule-overlap">
          <WarningIcon />
          {say.overlap(overlaps.map(({ title }) => title))}
        </p>
      )}
      {gapMinutes === undefined ? null : (
        <p className="hb-schedule-gap">
          <ClockIcon />
          {gapMinutes === 0 ? say.touching : say.gap(spanOf(gapMinutes))}
        </p>
      )}
    </>
  );
}
