import type { Api } from './api.ts';

/**
 * The same context, but failed reads show no dialog, because a page that reads without a press should interrupt nobody.
 */
export function quiet<Context extends { api: Api }>(context: Context): Context {
  const { api } = context;
  const get: Api['get'] = (path, options) => api.get(path, { ...options, isQuiet: true });
  return { ...context, api: { ...api, get } };
}
