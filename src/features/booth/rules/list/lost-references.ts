import { isRecord, recordsIn } from '#kernel/is-record.ts';
import type { LostReference, WrittenModule } from '#kernel/module-documents.ts';

const idsIn = (list: unknown): number[] => (Array.isArray(list) ? list.filter((id) => typeof id === 'number') : []);
const fieldOf = (holder: unknown, name: string): unknown => (isRecord(holder) ? holder[name] : undefined);

/** The categories and sessions that booths name and nobody has written. */
export function lostInBooths({ document, items }: WrittenModule, modules: readonly WrittenModule[]): LostReference[] {
  const { categories, scheduleContentId } = document.serverContent ?? {};
  const booths = items.map((item) => ({
    categoryIds: idsIn(fieldOf(fieldOf(item['items'], 'booth_category'), 'ids')),
    schedule: idsIn(item['schedule']),
  }));
  const known = new Set(idsIn(recordsIn(categories).map(({ id }) => id)));
  const lost = booths.flatMap((booth, position) =>
    notIn(
      known,
      booth.categoryIds,
      ['items', position, 'items', 'booth_category', 'ids'],
      'the id of one of the categories in serverContent',
    ),
  );

  const place = ['serverContent', 'scheduleContentId'];
  if (scheduleContentId === undefined) {
    const isNeeded = booths.some(({ schedule }) => schedule.length > 0);
    if (!isNeeded) return lost;
    return [...lost, { place, expected: 'the schedule content whose sessions the booths name', found: undefined }];
  }
  const content = modules.find((one) => one.document.contentId === scheduleContentId);
  if (content?.document.moduleCode !== 'schedule') {
    return [...lost, { place, expected: 'the contentId of a schedule of this site', found: scheduleContentId }];
  }
  const sessions = new Set(content.items.map(({ detailId }) => detailId));
  const expected = `the detailId of a session of schedule ${content.document.contentId}`;
  return [
    ...lost,
    ...booths.flatMap(({ schedule }, position) => notIn(sessions, schedule, ['items', position, 'schedule'], expected)),
  ];
}

/** The contents of a cross-search that are no booths of the site. */
export function lostInCrossSearch({ document }: WrittenModule, modules: readonly WrittenModule[]): LostReference[] {
  const boothContentIds = idsIn(document.content?.['boothContentIds']);
  const booths = modules.filter((one) => one.document.moduleCode === 'booth');
  const known = new Set(booths.map((one) => one.document.contentId));
  return notIn(known, boothContentIds, ['content', 'boothContentIds'], 'the contentId of a booth module of this site');
}

function notIn(
  known: ReadonlySet<number>,
  ids: readonly number[],
  place: LostReference['place'],
  expected: string,
): LostReference[] {
  return ids.flatMap((id, index) => (known.has(id) ? [] : [{ place: [...place, index], expected, found: id }]));
}
