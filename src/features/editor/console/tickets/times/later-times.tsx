import { Skeleton } from '#console/ui/waiting.tsx';
import { needed } from '#web/parts/needed.ts';
import { contentTexts } from '../../content/content-texts.ts';
import { formTexts } from '../../form/form-words.ts';
import { useLater } from '../../form/use-later.ts';
import type { TicketTimesProps } from './ticket-times.tsx';
import { timesTexts } from './times-texts.ts';

const load = () => needed(() => import('./ticket-times.tsx'));
const texts = [contentTexts, formTexts, timesTexts];

/** The time line with its words and forms, which come when it is asked for. */
export function LaterTimes(props: TicketTimesProps) {
  const later = useLater(load, texts);
  return later === undefined ? <Skeleton rows={3} /> : <later.TicketTimes {...props} />;
}
