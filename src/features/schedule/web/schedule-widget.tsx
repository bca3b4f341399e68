import { importPart } from '#web/parts/import-part.ts';
import type { PageContext } from '#web/site/page-context.ts';
import { useLater } from '#web/site/use-later.ts';
import type { ScheduleListAnswer } from '../contract.ts';
import type { FilterType } from '../rules/filter-type.ts';
import { callSchedules } from './read-schedules.ts';
import { countOf, ScheduleLines, type WidgetModule } from './schedule-lines.tsx';
import { scheduleTexts } from './schedule-texts.ts';
import './schedule.css';

/** Undefined: only the browser knows what to show. */
interface Data {
  answer: ScheduleListAnswer | undefined;
}

export const texts = [scheduleTexts];

const filterOf = ({ widget }: WidgetModule): FilterType => widget.filterType ?? 'NewArrival';
const isPersonal = (filterType: FilterType): filterType is 'History' | 'Favorite' =>
  filterType === 'History' || filterType === 'Favorite';

/** Only the browser knows which sessions were seen or marked, and few widgets show it. */
const loadPersonal = () => importPart(() => import('./personal-schedules.tsx'));

export async function load(context: PageContext, module: WidgetModule): Promise<Data | undefined> {
  const filterType = filterOf(module);
  if (isPersonal(filterType)) return { answer: undefined };
  const { data } = await callSchedules(context, module.contentId, {
    filter_type: filterType,
    per_page: countOf(module),
    ...(filterType === 'Category' ? { category: module.widget.categoryIds ?? [] } : {}),
  });
  return data.scheduleContents.length === 0 ? undefined : { answer: data };
}

export function Widget({ module, data }: { module: WidgetModule; data: Data }) {
  const filterType = filterOf(module);
  const Personal = useLater(isPersonal(filterType), loadPersonal);
  if (data.answer !== undefined) return <ScheduleLines module={module} answer={data.answer} />;
  return isPersonal(filterType) && Personal ? <Personal module={module} filterType={filterType} /> : null;
}
