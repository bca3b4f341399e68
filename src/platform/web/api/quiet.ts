import type { Api } from './api.ts';

/** The same context, whose reads show no dialog when they fail: a page that asks by itself interrupts nobody. */
export function quiet<Context extends { api: Api }>(context: Context): Context {
  const { api } = context;
  const get = (path: string, options: object) => api.get(path, { ...options, isQuiet: true } as never);
  return { ...context, api: { ...api, get: get as Api['get'] } };
}
