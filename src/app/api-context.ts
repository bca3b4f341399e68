import { createContext, useContext } from 'react';
import type { Api } from '#web/api/api.ts';

const ApiContext = createContext<Api | undefined>(undefined);
export const ApiProvider = ApiContext.Provider;

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (api === undefined) throw new Error('No API client.');
  return api;
}
