import type { Api } from './api.ts';

/**
 * The same context, but failed reads show no dialog, because a page that reads without a press should interrupt nobody.
 */
export function quiet<Context extends { api: Api }>(context: Context): Context {
  const { api } = context;
  const get = (path: string, options: object) => api.get(path, { ...options, isQuiet: true } as never);
  return { ...context, api: { ...api, get: get as Api['get'] } };
}
