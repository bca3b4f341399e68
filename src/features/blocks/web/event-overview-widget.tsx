import { eventDates, navigationTexts } from '#features/navigation/web.ts';
import type { Overview, SiteInit } from '#features/site/web.ts';
import { formatTime, parseInstant } from '#kernel/period.ts';
import { useEventZone } from '#web/site/event-zone.tsx';
import { type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import { Block, type BlockModule, type BlockProps } from './block.tsx';
import { blockTexts } from './block-texts.ts';

export const texts = [blockTexts, navigationTexts];

interface Row {
  label: string;
  value: string;
}

export async function load(
  { init }: PageContext<SiteInit>,
  _: BlockModule<'event_overview'>,
): Promise<true | undefined> {
  return init.isLocked ? undefined : true;
}

/** The organiser's rows, or else date, place, price and organiser from the site data. */
export function Widget({ module }: BlockProps<'event_overview'>) {
  const own = useOverviewRows();
  const { rows } = module.content;
  const shown = rows.length > 0 ? rows : own;
  if (shown.length === 0) return null;
  return (
    <Block module={module}>
      <dl className="hb-overview">
        {shown.map(({ label, value }) => (
          <div key={label} className="hb-overview-row">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Block>
  );
}

function useOverviewRows(): Row[] {
  const context = usePageContext<SiteInit>();
  const { init } = context;
  const say = useTexts(blockTexts);
  const navigation = useTexts(navigationTexts);
  const zone = useEventZone();
  const overview = (init.event ?? init.portal)?.overview;
  if (overview === undefined) return [];
  const dates = eventDates(overview, navigation, context);
  const doors = parseInstant(overview.doorsOpen ?? '');
  const rows: [string, string | undefined][] = [
    [navigation.when, dates && [dates.text, zone].filter(Boolean).join('\n')],
    [say.doors, doors === undefined ? undefined : formatTime(doors)],
    [navigation.where, placeOf(overview, navigation.online)],
    [navigation.fee, overview.fee],
    [say.organiser, overview.organizerName],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function placeOf({ placeName, placeAddress, isOnline }: Overview, online: string): string {
  return [placeName, placeAddress].filter(Boolean).join('\n') || (isOnline ? online : '');
}
