import type { loadPage as Load } from '../page-route.ts';
import { needed } from '#web/parts/needed.ts';

/** Loads a page of this site. What finds it comes after the first page, which is in the HTML. */
export const loadPage: typeof Load = async (...address) => {
  const { loadPage: load } = await needed(() => import('../page-route.ts'));
  return load(...address);
};
