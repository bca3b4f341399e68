import type { LostReference, WrittenModule } from '#kernel/module-documents.ts';

interface WrittenBooth {
  items: { booth_category: { ids: readonly number[] } };
  schedule: readonly number[];
}

/** The categories and sessions that booths name and nobody has written. */
export function lostInBooths({ document, items }: WrittenModule, modules: readonly WrittenModule[]): LostReference[] {
  const { categories, scheduleContentId } = document.serverContent as {
    categories: readonly { id: number }[];
    scheduleContentId?: number;
  };
  const booths = items as unknown as readonly WrittenBooth[];
  const known = new Set(categories.map(({ id }) => id));
  const lost = booths.flatMap((booth, position) =>
    notIn(
      known,
      booth.items.booth_category.ids,
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
  const expected = `the detailId of a session of schedule ${scheduleContentId}`;
  return [
    ...lost,
    ...booths.flatMap(({ schedule }, position) => notIn(sessions, schedule, ['items', position, 'schedule'], expected)),
  ];
}

/** The contents of a cross-search that are no booths of the site. */
export function lostInCrossSearch({ document }: WrittenModule, modules: readonly WrittenModule[]): LostReference[] {
  const { boothContentIds } = document.content as { boothContentIds: readonly number[] };
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
