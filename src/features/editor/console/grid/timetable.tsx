import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useWords } from '#console/console-context.ts';
import { ButtonLink } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Page } from '#console/ui/page.tsx';
import { EmptyState, Skeleton } from '#console/ui/waiting.tsx';
import { eventDays } from '../../rules/ticket-times.ts';
import { needed } from '#web/parts/needed.ts';
import { editorTexts } from '../editor-texts.ts';
import { SaveMark, SaveTrouble } from '../part/save-mark.tsx';
import { gridTexts } from './grid-texts.ts';
import type { GridProps } from './timetable-day.tsx';
import { useDay } from './use-day.ts';

const TimetableDay = lazy(async () => ({ default: (await needed(() => import('./timetable-day.tsx'))).TimetableDay }));

interface TimetableProps extends GridProps {
  frame: { title: string; above: ReactNode };
}

/** A timetable or a schedule, a day at a time. */
export function Timetable({ site, outline, content, shape, used, frame }: TimetableProps) {
  const words = useWords(gridTexts);
  const { settings } = useWords(editorTexts);
  const event = useMemo(() => eventDays(outline), [outline]);
  const shown = useDay(used.sessions, event);
  const canEdit = outline.rights.includes('edit');
  // The places of a schedule are another module.
  const own = shape.hasPlaces ? 'content' : `content/${content.contentId}/settings`;
  const placesAt = used.placesIn === null ? own : `content/${used.placesIn}`;
  return (
    <Page {...frame} lead={words.lead} width="editor" actions={<SaveMark saving={used.saving} />}>
      <div className="hc-grid-above">
        {canEdit ? null : (
          <Notice kind="info">
            <p>{settings.readOnly}</p>
          </Notice>
        )}
        <SaveTrouble
          saving={used.saving === 'wrong' ? 'saved' : used.saving}
          failure={[...used.keepers.values()].find(({ state }) => state.failure !== undefined)?.state.failure}
          onAgain={() => void Promise.all([...used.keepers.values()].map((keeper) => keeper.flush()))}
        />
        {used.places.length === 0 ? (
          <Notice kind="info">
            <p>{words.noPlaces}</p>
            <ButtonLink to={`/console/sites/${site}/${placesAt}`}>{words.toPlaces}</ButtonLink>
          </Notice>
        ) : null}
      </div>
      {shown.day === undefined ? (
        <EmptyState title={words.noDays} text={words.noDaysText}>
          <ButtonLink to={`/console/sites/${site}/settings`}>{settings.title}</ButtonLink>
        </EmptyState>
      ) : (
        <Suspense fallback={<Skeleton rows={6} />}>
          <TimetableDay
            {...{ site, outline, content, shape, used, event, canEdit }}
            shown={{ ...shown, day: shown.day }}
          />
        </Suspense>
      )}
    </Page>
  );
}
