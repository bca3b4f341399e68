import { isRecord } from '#kernel/is-record.ts';
import {
  type ChangeWarning,
  goneItems,
  numberOf,
  placeOf,
  type SiteChange,
  type Stored,
} from '#features/site/rules/changes/site-change.ts';

export interface TalkUses {
  contentId: number;
  detailId: number;
  administratorId: number;
  /** Talks ahead that are agreed or asked for. */
  talks: number;
}

/** Booths and their people who have talks ahead, and whom a publication takes away. */
export function talkWarnings(change: SiteChange, uses: readonly TalkUses[]): ChangeWarning[] {
  const isGone = goneItems(change, 'booth');
  return uses.flatMap(({ administratorId, talks, ...place }) => {
    const item = change.items.find(
      (one) => one.contentId === place.contentId && one.detailId === place.detailId && one.moduleCode === 'booth',
    );
    const isPersonGone = item !== undefined && has(item.before, administratorId) && !has(item.after, administratorId);
    if (!isGone(place) && !isPersonGone) return [];
    return [
      {
        kind: 'talksGone',
        place: placeOf({ moduleCode: 'booth', ...place }, `person ${administratorId}`),
        happens: `${numberOf(talks, 'talk')} with visitors ${talks === 1 ? 'is' : 'are'} ahead, and nobody tells those visitors`,
        instead: 'let the exhibitor move or cancel these talks first, which mails the visitors',
        values: { talks },
      },
    ];
  });
}

function has(booth: Stored | undefined, administratorId: number): boolean {
  const people = booth?.['exhibitorAdministrators'];
  return Array.isArray(people) && people.some((one) => isRecord(one) && one['id'] === administratorId);
}
