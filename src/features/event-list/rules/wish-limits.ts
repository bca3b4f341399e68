import { keysOf } from '#kernel/keys-of.ts';
import { sameWish, type SearchWish } from './search-wish.ts';

const limits = {
  keyword: { keyword: '' },
  period: { start: '', end: '' },
  place: { place: '' },
  fee: { fee: '' },
  tag: { tag: '' },
} as const satisfies Record<string, Partial<SearchWish>>;

/** What leaves something out, each with the wish that it would be without. */
export function limitsOf(wish: SearchWish): { limit: keyof typeof limits; without: SearchWish }[] {
  return keysOf(limits)
    .map((limit) => ({ limit, without: { ...wish, ...limits[limit] } }))
    .filter(({ without }) => !sameWish(wish, without));
}
