import type { Overview, SiteInit } from '#features/site/web.ts';
import type { Instant } from '#kernel/clock.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { parseInstant } from '#kernel/period.ts';
import { saidPeriod, unbroken } from '#kernel/said-date.ts';
import { useLanguage, usePageContext } from '#web/site/page-context.ts';
import { useServerNow } from '#web/site/use-server-now.ts';
import { CalendarIcon, PinIcon } from '#web/ui/icons.tsx';

/** When the event is, in the visitor's words; '' where nobody knows. */
export function eventWhen(
  event: Pick<Overview, 'startDate' | 'endDate'> | undefined,
  language: LanguageCode,
  now?: Instant,
): string {
  const { startDate, endDate } = event ?? {};
  const start = parseInstant(startDate ?? '');
  if (start === undefined) return '';
  const end = parseInstant(endDate ?? '') ?? start;
  return unbroken(saidPeriod(startDate ?? '', end > start ? (endDate ?? '') : '', language, now));
}

/** Below the header, which names the event: when and where it is. Whoever pays sees what for. */
export function PurchaseEvent() {
  const { init } = usePageContext<SiteInit>();
  const language = useLanguage();
  const overview = init.event?.overview;
  const when = eventWhen(overview, language, useServerNow());
  const where = overview?.placeName ?? '';
  if (when === '' && where === '') return null;
  return (
    <div className="hb-purchase-event">
      <p className="hb-purchase-event-facts">
        {when === '' ? null : (
          <span>
            <CalendarIcon />
            {when}
          </span>
        )}
        {where === '' ? null : (
          <span>
            <PinIcon />
            {where}
          </span>
        )}
      </p>
    </div>
  );
}
