import type { PageContext } from '#web/site/page-context.ts';

/** Embedded in the native app, which does the login (APP-003). */
export function isInApp({ keptQuery }: Pick<PageContext, 'keptQuery'>): boolean {
  return ['1', 'true'].includes(new URLSearchParams(keptQuery).get('isApplication') ?? '');
}
